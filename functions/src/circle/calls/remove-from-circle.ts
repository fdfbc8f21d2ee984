import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { callable } from '../../lib/callable.ts'
import { takeOut } from '../ending/take-out.ts'

export const removeFromCircle = callable(contract, (input, { uid }, { now }) => takeOut(input, uid, now))

import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { callable } from '../../lib/callable.ts'
import { takeOut } from '../ending/take-out.ts'

export const removeFromCircle = callable(contract, async (input, { uid }, { now }) => {
  await takeOut(input, uid, now)
  return {}
})

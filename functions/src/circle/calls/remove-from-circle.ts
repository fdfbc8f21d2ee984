import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { takeOut } from '../ending/take-out.ts'

export const removeFromCircle = callable(contract, async (input, { uid, standing, authTime }, { now }) => {
  await takeOut(input, uid, now, ({ circle }) => {
    if (circle.kind === 'group') checkMember(standing, authTime)
  })
  return {}
})

import { suspendMember as contract } from '@varanda/domain/member/calls/suspend-member'
import { suspended } from '@varanda/domain/member/member-changes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { checkFreshFor } from '../../lib/check-standing.ts'
import { rule } from '../../report/ruling/rule.ts'
import { actOnMember } from '../act-on-member.ts'

/**
 * The account itself stays able to sign in, because it has to read why nothing works, and may answer once; everything else
 * is refused by the standing (docs/decisions/member/008-a-suspended-account-may-read-why.md).
 */
export const suspendMember = callable(contract, (input, admin, { now }) => {
  const { uid, reason } = input
  const at = Timestamp.fromDate(now)
  return actOnMember(input, admin, now, (state, transaction) => {
    const change = suspended(state, reason, at)
    if (!change) return null
    checkFreshFor(state.standing, admin, now)
    rule(transaction, paths.user(uid), { kind: 'suspended', whose: uid, by: admin.uid, at, reason })
    return change
  })
})

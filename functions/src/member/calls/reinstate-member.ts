import { reinstateMember as contract } from '@varanda/domain/member/calls/reinstate-member'
import { reinstated } from '@varanda/domain/member/member-changes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { checkFreshFor } from '../../lib/check-standing.ts'
import { lifting } from '../../report/ruling/lift.ts'
import { actOnMember } from '../act-on-member.ts'

export const reinstateMember = callable(contract, (input, admin, { now }) =>
  actOnMember(input, admin, now, async (state, transaction) => {
    const change = reinstated(state)
    if (!change) return null
    checkFreshFor(state.standing, admin, now)
    const { suspension } = state.standing
    const lift = suspension ? await lifting(transaction, paths.user(input.uid), suspension.at) : null
    lift?.(admin.uid, Timestamp.fromDate(now))
    return change
  }),
)

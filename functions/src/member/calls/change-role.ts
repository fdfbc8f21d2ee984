import { changeRole as contract } from '@varanda/domain/member/calls/change-role'
import { withRole } from '@varanda/domain/member/member-changes'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { actOnMember } from '../act-on-member.ts'

/** Rules and functions ask the standing, so it counts from the moment this answers. */
export const changeRole = callable(contract, (input, admin, { now }) =>
  actOnMember(input, admin, now, (state) => withRole(state, input.role, Timestamp.fromDate(now))),
)

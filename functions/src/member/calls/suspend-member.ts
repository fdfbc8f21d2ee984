import { suspendMember as contract } from '@varanda/domain/member/calls/suspend-member'
import { suspended } from '@varanda/domain/member/member-changes'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { actOnMember } from '../act-on-member.ts'

/**
 * The account itself stays able to sign in, because it has to read why nothing works; everything else is refused by the
 * standing (docs/decisions/008-a-suspended-account-may-read-why.md).
 */
export const suspendMember = callable(contract, (input, admin, { now }) =>
  actOnMember(input, admin, now, (state) => suspended(state, input.reason, Timestamp.fromDate(now))),
)

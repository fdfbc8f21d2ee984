import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { requestId } from './take-request.ts'

/** Asks a member whether they know the applicant, by name alone. Asked twice, it is one question. */
export const askVoucher = call<Record<string, never>>()({
  name: 'askVoucher',
  caller: 'admin',
  input: v.object({ id: requestId, uid: memberUid }),
  errors: [...adminRefusals, 'request-unknown', 'request-answered', 'person-unknown', 'vouchers-full'],
})

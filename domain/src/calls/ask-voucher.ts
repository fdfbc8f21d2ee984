import * as v from 'valibot'
import { call } from './contract.ts'
import { adminErrors } from './review-errors.ts'
import { requestId } from './take-request.ts'

/** Asks a member whether they know the applicant, by name alone. Asked twice, it is one question. */
export const askVoucher = call<Record<string, never>>()({
  name: 'askVoucher',
  caller: 'admin',
  input: v.object({ id: requestId, uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128), v.regex(/^[^/]+$/)) }),
  errors: [...adminErrors, 'request-unknown', 'request-answered', 'person-unknown', 'vouchers-full'],
})

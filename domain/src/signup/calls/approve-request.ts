import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { requestId } from './take-request.ts'

/**
 * Lets an applicant in: a link of one seat goes to the address of the request, in its language, with a code beside it.
 * For an approved request it sends a fresh link with the whole time again, and the link before stops working.
 * `goodUntil`: milliseconds.
 */
export const approveRequest = call<{ goodUntil: number }>()({
  name: 'approveRequest',
  caller: 'admin',
  input: v.object({ id: requestId, again: v.optional(v.boolean(), false) }),
  errors: [...adminRefusals, 'request-unknown', 'request-answered', 'request-taken', 'undo-over', 'too-many-tries'],
})

import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { severalLines } from '../../several-lines.ts'
import { declineTemplates } from '../signup-request.ts'
import { reviewLimits } from '../signup-review.ts'
import { requestId } from './take-request.ts'

/**
 * Says no, in the applicant's language: `reason` is what they will read, `template` where it came from. The message
 * waits for a day (`mailAt`, milliseconds), in which `reopenRequest` takes it back and nobody ever hears of it.
 */
export const declineRequest = call<{ mailAt: number }>()({
  name: 'declineRequest',
  caller: 'admin',
  input: v.object({
    id: requestId,
    template: v.picklist(declineTemplates),
    reason: severalLines(reviewLimits.reason),
  }),
  errors: [...adminRefusals, 'request-unknown', 'request-answered', 'request-taken'],
})

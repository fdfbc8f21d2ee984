import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { requestId } from './take-request.ts'

/**
 * Takes an answer back; the request waits again, as long as it has. A refusal while its message is still here, an
 * approval while nobody came in by it: its link stops working. `undo-over` after that.
 */
export const reopenRequest = call<Record<string, never>>()({
  name: 'reopenRequest',
  caller: 'admin',
  input: v.object({ id: requestId }),
  errors: [...adminRefusals, 'request-unknown', 'request-answered', 'undo-over'],
})

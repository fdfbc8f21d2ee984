import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/**
 * Asks to come into a group, by its link. The answer is the same whether there is such a group, whether it takes
 * requests, and whoever asks; its owner and moderators answer.
 */
export const askToJoin = call<Record<string, never>>()({
  name: 'askToJoin',
  caller: 'member',
  input: v.object({ circleId: documentId }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})

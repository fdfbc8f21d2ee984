import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/** Declines to own a group one day. Whoever is not named has declined. Open to everyone who may read. */
export const declineSuccession = call<Record<string, never>>()({
  name: 'declineSuccession',
  caller: 'reader',
  input: v.object({ circleId: documentId }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'circle-unknown', 'too-many-tries', 'try-again'],
})

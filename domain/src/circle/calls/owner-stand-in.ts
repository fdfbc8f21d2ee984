import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import type { Person } from '../../member/person.ts'

/** Somebody who asks to come into a group; both times in milliseconds. */
export interface AskingToJoin extends Person {
  at: number
  until: number
}

/**
 * Whether the caller acts as a group's owner, whose account is not active, and who asks to come into it then: of those
 * who act nothing is written, so that the rules know none of them.
 */
export const ownerStandIn = call<{ acts: boolean; asking: AskingToJoin[] }>()({
  name: 'ownerStandIn',
  caller: 'reader',
  input: v.object({ circleId: documentId }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'circle-unknown', 'too-many-tries', 'try-again'],
})

import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/** 9999-12-31, in milliseconds: Firestore holds no later moment. */
const latestMoment = 253_402_300_799_999

/** As many as one query takes by their names (https://firebase.google.com/docs/firestore/query-data/queries). */
export const circlePostsLimits = { page: 30 } as const

/**
 * Lists for the owner of a private circle what they shared with it, newest first: ids, since copies never name such a
 * circle. One that was deleted is among them for as long as it may come back; of it there is no copy. To anybody else
 * it is no circle.
 */
export const listCirclePosts = call<{
  posts: string[]
  /** What the next page takes as `before`, in milliseconds; null where this is the last. */
  next: number | null
}>()({
  name: 'listCirclePosts',
  caller: 'reader',
  input: v.object({
    circleId: documentId,
    before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestMoment))),
  }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'circle-unknown', 'too-many-tries', 'try-again'],
})

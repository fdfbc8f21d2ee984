import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Person } from '../../member/person.ts'
import { audienceOf, storedAudienceSchema } from '../audience.ts'
import type { Pair } from '../separation.ts'

/** Who would see a post of now. */
export interface AudiencePreview {
  /** Besides the author. */
  count: number
  /** Each of them, with the circles among their ways; nobody of a followed circle for who does not own it. */
  people: (Person & { circles: string[]; isKnown: boolean })[]
  /** What `createPost` takes as `shown`: it stands for exactly these people. */
  shown: string
  /** Of the author's pairs that are never together, those of which both are among them. */
  together: Pair[]
}

/**
 * Says whom an audience reaches now, by the same walk that sends a post. Refuses what `createPost` would refuse of an
 * audience. `postId`: a post of theirs, of which it says whom the audience would reach if it were changed to that one; a
 * group that would leave it without its author is refused as by `changeAudience`.
 */
export const previewAudience = call<AudiencePreview>()({
  name: 'previewAudience',
  caller: 'member',
  input: v.object({
    audience: v.pipe(storedAudienceSchema, v.transform(audienceOf)),
    postId: v.optional(v.pipe(v.string(), v.maxLength(150))),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'before-you-came',
    'not-connected',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-post',
    'public-circle-alone',
    'group-is-whole',
    'not-at-this-age',
    'too-many-readers',
    'too-many-tries',
    'try-again',
  ],
})

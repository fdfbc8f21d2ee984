import * as v from 'valibot'
import { call } from '../../contract.ts'
import { audienceSchema } from '../audience.ts'

/**
 * Says anew whom a post of the caller's is for. Whoever it is for no more has lost it when this answers; a source,
 * somebody by name, or who was an exception is added only as long as nobody else has answered the post
 * (`already-answered`: the same as a new post can go to more). What went to a public circle stays there, and nothing
 * comes to one (`public-circle-alone`); nor to or from what subscribers pay for (`tier-alone`). Its author keeps it: a group
 * alone to which they came after it was made, and whose newcomers get nothing from before, is refused (`before-you-came`).
 * The rest is refused as by `createPost`; `never-together` only of a wider one, for a pair who could not both see it before.
 * The same again changes nothing.
 */
export const changeAudience = call<{ readers: number }>()({
  name: 'changeAudience',
  caller: 'member',
  input: v.object({
    postId: v.pipe(v.string(), v.maxLength(150)),
    audience: audienceSchema,
    /** As of `createPost`. */
    shown: v.optional(v.pipe(v.string(), v.hexadecimal(), v.length(64))),
    together: v.optional(v.boolean(), false),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'already-answered',
    'before-you-came',
    'not-connected',
    'audience-wider',
    'never-together',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-post',
    'public-circle-alone',
    'tier-alone',
    'group-is-whole',
    'not-at-this-age',
    'too-many-readers',
    'try-again',
    'too-many-tries',
  ],
})

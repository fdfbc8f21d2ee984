import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * Closes the comments of a post of the caller's, or opens them again. What was said stays and can be read and deleted;
 * meanwhile nobody writes or changes a comment there. The same again changes nothing.
 */
export const closeComments = call<Record<string, never>>()({
  name: 'closeComments',
  caller: 'member',
  input: v.object({ postId: v.pipe(v.string(), v.maxLength(150)), closed: v.boolean() }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'post-unknown', 'too-many-tries', 'try-again'],
})

import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * Takes the member's own post from everybody before it answers, and erases it after `until` (an ISO date): till then
 * `restorePost` brings it back. Undoing a post that was sent just now is the same. Again for the same post: the same,
 * once, and null where nothing can be brought back any more. `post-unknown`: none of the caller's, or not sent yet.
 * Open to everyone who may read.
 */
export const deletePost = call<{ until: string | null }>()({
  name: 'deletePost',
  caller: 'reader',
  input: v.object({ postId: v.pipe(v.string(), v.maxLength(150)) }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'post-unknown', 'too-many-tries', 'try-again'],
})

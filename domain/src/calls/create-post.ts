import * as v from 'valibot'
import { audience } from '../audience.ts'
import { postText } from '../post.ts'
import { call } from './contract.ts'

/** Publishes a post under an id made on the device. The same id again answers the same and changes nothing. */
export const createPost = call<{ postId: string; readers: number }>()({
  name: 'createPost',
  caller: 'member',
  input: v.object({ postId: v.pipe(v.string(), v.maxLength(150)), text: postText, audience }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'id-taken', 'try-again'],
})

import { deletePost as contract } from '@varanda/domain/post/calls/delete-post'
import { callable } from '../../lib/callable.ts'
import { deleteOwnPost } from '../delete-own-post.ts'

export const deletePost = callable(contract, ({ postId }, { uid }, { now }) => deleteOwnPost(postId, uid, now))

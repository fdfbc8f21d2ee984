import { createPost as contract } from '@varanda/domain/post/calls/create-post'
import { callable } from '../../lib/callable.ts'
import { publishPost } from '../publish-post.ts'

export const createPost = callable(contract, (input, member, { now }) => publishPost(input, member, now))

import { dropPost as drop } from '../posts/drop-post.ts'
import { task } from './task.ts'

export const dropPost = task('dropPost', async ({ postId }) => {
  await drop(postId, Number.POSITIVE_INFINITY)
})

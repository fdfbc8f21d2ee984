import { task } from '../../tasks/task.ts'
import { dropPost as drop } from '../drop-post.ts'

export const dropPost = task('dropPost', async ({ postId }) => {
  await drop(postId, Number.POSITIVE_INFINITY)
})

import { task } from '../../tasks/task.ts'
import { recount } from '../count/recount.ts'
import { recountComment } from '../count/recount-comment.ts'

export const recountActivity = task('recountActivity', ({ postId, commentId, due }) =>
  commentId === undefined ? recount(postId, new Date(), due) : recountComment(postId, commentId, new Date(), due),
)

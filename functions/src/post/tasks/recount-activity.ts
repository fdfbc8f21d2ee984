import { task } from '../../tasks/task.ts'
import { recount } from '../recount.ts'

export const recountActivity = task('recountActivity', ({ postId, due }) => recount(postId, new Date(), due))

import { recount } from '../posts/recount.ts'
import { task } from './task.ts'

export const recountActivity = task('recountActivity', ({ postId, due }) => recount(postId, new Date(), due))

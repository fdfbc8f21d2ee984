import { fanOut } from '../posts/fan-out.ts'
import { task } from './task.ts'

export const fanOutPost = task('fanOutPost', ({ postId }) => fanOut(postId))

import { task } from '../../tasks/task.ts'
import { fanOut } from '../fan-out.ts'

export const fanOutPost = task('fanOutPost', ({ postId }) => fanOut(postId))

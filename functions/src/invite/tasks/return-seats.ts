import { enqueue } from '../../lib/enqueue.ts'
import { task } from '../../tasks/task.ts'
import { returnPage } from '../return-seats.ts'

/** One page at a time, each in a task of its own. */
export const returnSeats = task('returnSeats', async () => {
  if (await returnPage(new Date())) await enqueue('returnSeats', {})
})

import { task } from '../../tasks/task.ts'
import { ring } from '../ring.ts'

/** Tried a few times only: an alarm that did not end rings again by itself. */
export const ringAlarm = task('ringAlarm', ({ id, rev }) => ring(id, rev, new Date()), {
  retryConfig: { maxAttempts: 4, minBackoffSeconds: 1, maxBackoffSeconds: 10 },
})

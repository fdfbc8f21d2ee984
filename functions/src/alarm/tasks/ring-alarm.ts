import { cardSecrets } from '../../card/settings.ts'
import { task } from '../../tasks/task.ts'
import { ring } from '../ring.ts'

/** Tried a few times only: an alarm that did not end rings again by itself. */
export const ringAlarm = task('ringAlarm', ({ id, rev }) => ring(id, rev, new Date()), {
  secrets: cardSecrets,
  retryConfig: { maxAttempts: 4, minBackoffSeconds: 1, maxBackoffSeconds: 10 },
})

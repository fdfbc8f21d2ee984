import { task } from '../../tasks/task.ts'
import { sendMail } from '../send-mail.ts'
import { smtpUrl } from '../settings.ts'

/** What is due for many at once: few at a time, so that a relay's connections and this machine's memory last for others. */
export const sendBulkMail = task('sendBulkMail', ({ mailId }) => sendMail(mailId), {
  secrets: [smtpUrl],
  rateLimits: { maxConcurrentDispatches: 4 },
  memory: '512MiB',
})

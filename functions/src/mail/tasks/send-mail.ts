import { task } from '../../tasks/task.ts'
import { sendMail as send } from '../send-mail.ts'
import { smtpUrl } from '../settings.ts'

export const sendMail = task('sendMail', ({ mailId }) => send(mailId), { secrets: [smtpUrl] })

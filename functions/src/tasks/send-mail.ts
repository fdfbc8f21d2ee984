import { sendMail as send } from '../mail/send-mail.ts'
import { smtpUrl } from '../mail/settings.ts'
import { task } from './task.ts'

export const sendMail = task('sendMail', ({ mailId }) => send(mailId), { secrets: [smtpUrl] })

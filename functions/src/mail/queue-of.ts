import { type MailTemplate, mailKinds } from '@varanda/domain/mail/mail'
import type { TaskName } from '../tasks/names.ts'

/** The queue on which messages of a kind wait. */
export function queueOf(template: MailTemplate): 'sendMail' | 'sendBulkMail' {
  return (mailKinds[template].isBulk ? 'sendBulkMail' : 'sendMail') satisfies TaskName
}

import { type MailTemplate, mailLimits } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { type NewMail, newMessage } from './new-message.ts'

/**
 * Puts a message on the queue in the transaction that causes it. The id names the occasion, so that what is queued twice
 * goes out once. A trigger sends it at once; the alarm sends what waits for its time, and what the trigger did not.
 */
export function queueMessage<Template extends MailTemplate>(
  transaction: Transaction,
  mailId: string,
  mail: NewMail<Template>,
  now: Date,
): void {
  transaction.create(db.doc(paths.mail(mailId)), newMessage(mail, now))
  const at = mail.notBefore ?? new Date(now.getTime() + mailLimits.lookAfterMs)
  setAlarm(transaction, 'send-mail', { mailId }, Timestamp.fromDate(at))
}

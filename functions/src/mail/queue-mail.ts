import type { MailTemplate } from '@varanda/domain/mail'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { type NewMail, newMessage } from './new-message.ts'

/**
 * Puts a message on the queue, as part of the transaction that causes it. `id` names the occasion: the same message
 * queued twice, in a retried transaction or trigger, goes out once. Throws where the address is none.
 */
export function queueMail<Template extends MailTemplate>(
  transaction: Transaction,
  id: string,
  mail: NewMail<Template>,
  now: Date,
): void {
  transaction.create(db.doc(paths.mail(id)), newMessage(mail, now))
}

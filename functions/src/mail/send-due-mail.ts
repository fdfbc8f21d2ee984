import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { isUnderWay, mailDocumentSchema, mailLimits } from '@varanda/domain/mail/mail'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'
import { queueOf } from './queue-of.ts'

/** Queues a message that is due: its day has come, its pause is over, or whoever was sending it died. */
export async function sendDueMail({ mailId }: AlarmReference<'send-mail'>, now: Date): Promise<Moment | null> {
  const message = read(mailDocumentSchema, await db.doc(paths.mail(mailId)).get())
  if (!message || !isUnderWay(message)) return null
  if (message.dueAt.toMillis() > now.getTime()) return message.dueAt
  await enqueue(queueOf(message.template), { mailId })
  return Timestamp.fromMillis(now.getTime() + mailLimits.lookAfterMs)
}

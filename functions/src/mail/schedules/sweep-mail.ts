import type { MailState } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'

const perRound = 200
const underWay: MailState[] = ['waiting', 'sending']

/** Takes up what is due and has no task: one that died between its claim and its end, or before it queued the next. */
export const sweepMail = onSchedule({ schedule: 'every 15 minutes' }, async () => {
  for (const state of underWay) {
    const due = await db
      .collection(paths.mailQueue)
      .where('state', '==', state)
      .where('dueAt', '<=', Timestamp.now())
      .orderBy('dueAt')
      .limit(perRound)
      .get()
    await Promise.all(due.docs.map(({ id }) => enqueue('sendMail', { mailId: id })))
  }
})

import { alarmId } from '@varanda/domain/alarm/alarm'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { ringAt } from './ring-at.ts'
import { isSetFor } from './set-deliveries.ts'

/**
 * What was to ring at once, and whose reader's quiet hours or peace began before it did, waits for their end with all else:
 * whoever wrote it saw no need of an alarm.
 */
export async function holdPush(uid: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [wishes, alarm] = await transaction.getAll(
      db.doc(paths.noticeWishes(uid)),
      db.doc(paths.alarm(alarmId('push-held', { uid }))),
    )
    const at = ringAt(readIfWhole(noticeWishesSchema, wishes) ?? {}, now)
    if (!isSetFor(alarm, at, now)) setAlarm(transaction, 'push-held', { uid }, Timestamp.fromDate(at))
  })
}

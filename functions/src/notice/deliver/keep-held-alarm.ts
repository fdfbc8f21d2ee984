import { alarmId, alarmSchema } from '@varanda/domain/alarm/alarm'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { ringAt } from './ring-at.ts'

/** Whoever ends their peace, or shortens their quiet hours, hears of what waited for the end when it may ring now. */
export async function keepHeldAlarm(uid: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [wishes, found] = await transaction.getAll(
      db.doc(paths.noticeWishes(uid)),
      db.doc(paths.alarm(alarmId('push-held', { uid }))),
    )
    const alarm = readIfWhole(alarmSchema, found)
    if (!alarm || alarm.rings > 0) return
    const at = ringAt(readIfWhole(noticeWishesSchema, wishes) ?? {}, now)
    if (at < alarm.at.toDate()) setAlarm(transaction, 'push-held', { uid }, Timestamp.fromDate(at))
  })
}

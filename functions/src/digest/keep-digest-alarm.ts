import { type Alarm, alarmId, alarmSchema } from '@varanda/domain/alarm/alarm'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { lastDigest } from './last-digest.ts'
import { nextDigestAt } from './next-digest-at.ts'

/** A digest whose moment was so many milliseconds ago still comes: the alarm that is moved may be about to ring. */
const justPassed = 15 * 60_000

/** Sets a member's alarm to when their wishes, as they are now, say; clears it where they say never. */
export async function keepDigestAlarm(uid: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [wishesFound, alarmFound] = await transaction.getAll(
      db.doc(paths.noticeWishes(uid)),
      db.doc(paths.alarm(alarmId('send-digest', { uid }))),
    )
    const wishes = readIfWhole(noticeWishesSchema, wishesFound) ?? {}
    const alarm: Alarm | undefined = read(alarmSchema, alarmFound)
    const last = await lastDigest(transaction, uid)
    const at = nextDigestAt(wishes, last?.day, new Date(now.getTime() - justPassed))
    if (at?.getTime() === alarm?.at.toMillis()) return
    setAlarm(transaction, 'send-digest', { uid }, at ? Timestamp.fromDate(at) : null)
  })
}

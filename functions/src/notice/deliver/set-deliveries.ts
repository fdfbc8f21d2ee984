import { alarmId, alarmSchema } from '@varanda/domain/alarm/alarm'
import type { NoticeKind } from '@varanda/domain/notice/topics'
import { isWanted, type NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { ringAt } from './ring-at.ts'

/** What is still new so many milliseconds later goes by mail, with all that came meanwhile. */
const mailAfter = 10 * 60_000

/**
 * Decides in the transaction that writes a notice where else it goes. What may not ring now waits for one alarm, and
 * what goes by mail for another: each is set once for all that comes meanwhile. Reads before it writes.
 */
export async function setDeliveries(
  transaction: Transaction,
  reader: string,
  kind: NoticeKind,
  wishes: NoticeWishes,
  circles: readonly string[],
  now: Date,
): Promise<{ push: 'now' | 'never' }> {
  const byPush = isWanted(wishes, kind, 'push', circles)
  const byMail = isWanted(wishes, kind, 'mail', circles)
  const rings = ringAt(wishes, now)
  const isHeld = byPush && rings > now
  const reference = { uid: reader }
  const alarms = [
    ...(isHeld ? [{ name: 'push-held', at: rings } as const] : []),
    ...(byMail ? [{ name: 'mail-notices', at: new Date(now.getTime() + mailAfter) } as const] : []),
  ]
  const set = await Promise.all(
    alarms.map(async ({ name }) => {
      const alarm = readIfWhole(alarmSchema, await transaction.get(db.doc(paths.alarm(alarmId(name, reference)))))
      // One that rings by now may have looked already.
      return alarm !== undefined && alarm.rings === 0 && alarm.at.toMillis() > now.getTime()
    }),
  )
  for (const [index, { name, at }] of alarms.entries()) {
    if (!set[index]) setAlarm(transaction, name, reference, Timestamp.fromDate(at))
  }
  return { push: byPush && !isHeld ? 'now' : 'never' }
}

import { alarmId, alarmSchema } from '@varanda/domain/alarm/alarm'
import type { NoticeKind } from '@varanda/domain/notice/topics'
import { isWanted, type NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import type { Delivery } from './queue-push.ts'
import { ringAt } from './ring-at.ts'

/** What is still new so many milliseconds later goes by mail, with all that came meanwhile. */
const mailAfter = 10 * 60_000

/** A notice that is being written for a reader; `circles`: by which groups and followed circles they have the post. */
interface Written {
  reader: string
  kind: NoticeKind
  wishes: NoticeWishes
  circles: readonly string[]
}

/**
 * Decides in the transaction that writes notices, one for each reader, where else they go. What may not ring now waits
 * for one alarm, and what goes by mail for another: each is set once for all that comes meanwhile. Reads before it
 * writes.
 */
export async function setDeliveries(
  transaction: Transaction,
  written: readonly Written[],
  now: Date,
): Promise<Delivery['push'][]> {
  const all = written.map((one) => ({ ...one, ...deliveriesOf(one, now) }))
  const alarms = all.flatMap(({ reader, alarms }) => alarms.map((alarm) => ({ ...alarm, reference: { uid: reader } })))
  const places = alarms.map(({ name, reference }) => db.doc(paths.alarm(alarmId(name, reference))))
  const set = places.length > 0 ? await transaction.getAll(...places) : []
  for (const [index, { name, reference, at }] of alarms.entries()) {
    if (!isSetFor(set[index], at, now)) setAlarm(transaction, name, reference, Timestamp.fromDate(at))
  }
  return all.map(({ push }) => push)
}

/**
 * Whether what is to leave at this moment has its alarm. One that rings by now may have looked already; one that was set
 * for the end of a longer peace rings too late.
 */
export function isSetFor(found: DocumentSnapshot | undefined, at: Date, now: Date): boolean {
  const alarm = readIfWhole(alarmSchema, found)
  return alarm !== undefined && alarm.rings === 0 && alarm.at.toMillis() > now.getTime() && alarm.at.toDate() <= at
}

function deliveriesOf({ kind, wishes, circles }: Written, now: Date) {
  const byPush = isWanted(wishes, kind, 'push', circles)
  const byMail = isWanted(wishes, kind, 'mail', circles)
  const rings = ringAt(wishes, now)
  const isHeld = byPush && rings > now
  return {
    push: byPush && !isHeld ? ('now' as const) : ('never' as const),
    alarms: [
      ...(isHeld ? [{ name: 'push-held' as const, at: rings }] : []),
      ...(byMail ? [{ name: 'mail-notices' as const, at: new Date(now.getTime() + mailAfter) }] : []),
    ],
  }
}

import { alarmLimits, alarmSchema, leaseAfter } from '@varanda/domain/alarm/alarm'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { readIfWhole } from '../lib/read.ts'

const perPage = 100
/** What is more than this waits for the next minute. */
const mostPages = 20

interface Claimed {
  id: string
  rev: string
  rings: number
  delaySeconds: number
}

/**
 * Claims what is due until the next look at the clock and queues a task for each. Who dies between the two loses
 * nothing: a claim is over after a while, and the alarm is due again. However long nobody looked, an alarm rings once.
 */
export async function claimDue(now: Date): Promise<void> {
  for (let page = 0; page < mostPages; page += 1) {
    const { claimed, isLast } = await claimPage(now)
    await Promise.all(
      claimed.map(({ id, rev, rings, delaySeconds }) =>
        // The names of tasks stay taken for an hour, so each claim has its own.
        enqueue('ringAlarm', { id, rev }, { id: `${rev}-${rings}`, delaySeconds }),
      ),
    )
    if (isLast) return
  }
}

function claimPage(now: Date): Promise<{ claimed: Claimed[]; isLast: boolean }> {
  const until = Timestamp.fromMillis(now.getTime() + alarmLimits.every)
  return db.runTransaction(async (transaction) => {
    const due = db.collection(paths.alarms).where('at', '<=', until).orderBy('at').limit(perPage)
    const page = await transaction.get(due)
    const claimed = page.docs.flatMap((found) => {
      const alarm = readIfWhole(alarmSchema, found)
      const rings = alarm?.rings ?? 0
      const wait = Math.max(0, (alarm?.at.toMillis() ?? 0) - now.getTime())
      // A damaged one is moved, too: it must not keep its place before the others.
      const at = Timestamp.fromMillis(now.getTime() + wait + (alarm ? leaseAfter(rings) : alarmLimits.longestLease))
      transaction.update(found.ref, { at, rings: rings + 1 })
      return alarm ? [{ id: found.id, rev: alarm.rev, rings, delaySeconds: Math.ceil(wait / 1000) }] : []
    })
    return { claimed, isLast: page.size < perPage }
  })
}

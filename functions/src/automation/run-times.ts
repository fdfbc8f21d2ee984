import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { automationLimits, automationSchema } from '@varanda/domain/automation/automation'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import type { Looked } from '../tasks/names.ts'
import { nextTime, timesBetween } from './clock.ts'
import { createStopped } from './decide.ts'
import { runAutomation } from './run.ts'

/** So many times that were missed are recorded, the newest. */
const mostMissed = 31

/**
 * The time of an automation has come. However long nobody looked, the last time is caught up, once, if it was within a
 * day; those before are recorded as missed.
 */
export async function runTimes(
  { uid, automationId }: AlarmReference<'run-automation'>,
  now: Date,
): Promise<Moment | null> {
  const place = db.doc(paths.automation(uid, automationId))
  const automation = readIfWhole(automationSchema, await place.get())
  if (!automation?.on || automation.parts.trigger.kind !== 'time' || !automation.nextAt) return null
  const { zone, nextAt } = automation
  const { trigger } = automation.parts
  if (nextAt.toMillis() > now.getTime()) return nextAt
  const due = timesBetween(trigger, zone, nextAt.toDate(), now, mostMissed)
  for (const [index, at] of due.entries()) {
    const looked = lookedAt(uid, automationId, at)
    const isLast = index === due.length - 1
    if (isLast && now.getTime() - at.getTime() <= automationLimits.catchUpMs) await runAutomation(looked, now)
    else await createStopped(looked, 'missed', at)
  }
  const next = Timestamp.fromDate(nextTime(trigger, zone, now))
  return db.runTransaction(async (transaction) => {
    const current = readIfWhole(automationSchema, await transaction.get(place))
    // Changed meanwhile: it has an alarm of its own, or none.
    if (!current?.on || current.nextAt?.toMillis() !== nextAt.toMillis()) return current?.nextAt ?? null
    transaction.update(place, { nextAt: next })
    return next
  })
}

function lookedAt(uid: string, automationId: string, at: Date): Looked {
  const happening = { kind: 'time' as const, by: uid, chain: [], at: at.getTime() }
  return { uid, automationId, factId: `time ${at.toISOString()}`, happening }
}

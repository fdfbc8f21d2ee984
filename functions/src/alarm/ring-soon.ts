import { type AlarmKind, type AlarmReference, alarmId, alarmLimits, alarmSchema } from '@varanda/domain/alarm/alarm'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'

/**
 * Lets an alarm ring at its second that was set for less than a minute ahead, after the look at the clock that would
 * have seen it coming. If this is never called, the next look finds the alarm.
 */
export async function ringSoon<Kind extends AlarmKind>(
  kind: Kind,
  reference: AlarmReference<Kind>,
  now: Date,
): Promise<void> {
  const id = alarmId(kind, reference)
  const alarm = read(alarmSchema, await db.doc(paths.alarm(id)).get())
  if (!alarm) return
  const wait = alarm.at.toMillis() - now.getTime()
  if (wait > alarmLimits.every) return
  const delaySeconds = Math.max(0, Math.ceil(wait / 1000))
  await enqueue('ringAlarm', { id, rev: alarm.rev }, { id: `${alarm.rev}-soon`, delaySeconds })
}

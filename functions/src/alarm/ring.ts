import { alarmSchema } from '@varanda/domain/alarm/alarm'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { handle } from './handlers.ts'
import { setAlarm } from './set-alarm.ts'

/**
 * Acts on an alarm and then removes it, unless it was set anew meanwhile. What the product refuses now (a full blog, a
 * damaged document) stays and rings again when its claim is over.
 */
export async function ring(id: string, rev: string, now: Date): Promise<void> {
  const place = db.doc(paths.alarm(id))
  const alarm = read(alarmSchema, await place.get())
  if (alarm?.rev !== rev) return
  let again: Awaited<ReturnType<typeof handle>>
  try {
    again = await handle(alarm, now)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    console.error(`The alarm ${alarm.kind} could not be acted on: ${error.code}`)
    return
  }
  await db.runTransaction(async (transaction) => {
    if (read(alarmSchema, await transaction.get(place))?.rev !== rev) return
    setAlarm(transaction, alarm.kind, alarm.reference, again)
  })
}

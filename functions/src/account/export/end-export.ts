import { exportLimits, exportObjects, exportSchema, nextLook } from '@varanda/domain/account/export/export'
import { exportWorkSchema } from '@varanda/domain/account/export/export-work'
import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { dropExport } from './drop-export.ts'
import type { Copy } from './objects.ts'

/**
 * Looks after a copy: queues its next piece of work once more, in case the queue lost it; gives up what takes too long;
 * and takes away what stood its time.
 */
export async function endExport({ uid }: AlarmReference<'end-export'>, now: Date): Promise<Moment | null> {
  const [found, how] = await db.getAll(db.doc(paths.ownExport(uid)), db.doc(paths.exportWork(uid)))
  const own = read(exportSchema, found)
  if (!own) return null
  const { at, is } = nextLook(own, now)
  if (is === 'end' && at <= now.getTime()) {
    await dropExport(uid, own.id)
    return null
  }
  if (is === 'give-up') return giveUp({ uid, id: own.id }, now)
  const work = read(exportWorkSchema, how)
  const step = work?.id === own.id ? work.step : undefined
  if (is === 'watch' && step !== undefined) {
    await enqueue('makeExport', { uid, id: own.id, step }, { id: `export-${own.id}-${step}-${now.getTime()}` })
  }
  return Timestamp.fromMillis(at)
}

/** Says that a copy came to nothing, which its member is told of, and takes what was made of it. Answers when that is forgotten. */
export async function giveUp({ uid, id }: Copy, now: Date): Promise<Moment | null> {
  const place = db.doc(paths.ownExport(uid))
  const until = Timestamp.fromMillis(now.getTime() + exportLimits.keptMs)
  const isGivenUp = await db.runTransaction(async (transaction) => {
    const own = read(exportSchema, await transaction.get(place))
    if (own?.id !== id || own.state === 'ready') return false
    transaction.update(place, { state: 'failed', until })
    transaction.delete(db.doc(paths.exportWork(uid)))
    setAlarm(transaction, 'end-export', { uid }, until)
    const [at, turn] = [Timestamp.fromDate(now), own.askedAt.toMillis()]
    record(transaction, { kind: 'export-failed', source: place.path, by: uid, about: [uid], at, turn })
    return true
  })
  if (!isGivenUp) return null
  await deleteFiles(exportObjects.copy(uid, id))
  return until
}

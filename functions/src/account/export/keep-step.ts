import { type Export, exportLimits, exportSchema } from '@varanda/domain/account/export/export'
import { type ExportWork, exportWorkSchema } from '@varanda/domain/account/export/export-work'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { changePath, type SourceChange } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { read } from '../../lib/read.ts'
import { giveUp } from './end-export.ts'
import type { Copy } from './objects.ts'

/** What one piece of work came to. */
export interface Done {
  work: ExportWork
  told: Partial<Export>
  /** Objects that it stored, and those that are in others now. */
  stored: readonly string[]
  replaced: readonly string[]
}

/** False where somebody else did this step. */
export function keep({ uid, id }: Copy, step: number, { work, told }: Done, now: Date): Promise<boolean | 'gone'> {
  const [place, how] = [db.doc(paths.ownExport(uid)), db.doc(paths.exportWork(uid))]
  return db.runTransaction(async (transaction) => {
    const [found, before] = await transaction.getAll(place, how)
    const own = read(exportSchema, found)
    if (own?.id !== id || own.state === 'failed') return 'gone'
    if (own.state === 'ready' || read(exportWorkSchema, before)?.step !== step) return false
    transaction.update(place, { ...told })
    if (told.state !== 'ready') {
      transaction.set(how, { ...work, step: step + 1, tries: 0 })
      return true
    }
    transaction.delete(how)
    setAlarm(transaction, 'end-export', { uid }, told.until!)
    const [at, turn] = [Timestamp.fromDate(now), own.askedAt.toMillis()]
    if (own.group) writeDown(transaction, own.group.id, { uid, change: 'took-album', at })
    record(transaction, { kind: 'export-ready', source: place.path, by: uid, about: [uid], at, turn })
    return true
  })
}

/** Everybody in the group reads who took its album along. */
function writeDown(transaction: Transaction, circleId: string, change: SourceChange): void {
  transaction.set(db.doc(changePath(circleSource(circleId), change)), change)
}

/** Counts a failure. Throws it again, so that the queue brings the same piece once more; after some the copy has failed. */
export async function fail({ uid, id }: Copy, work: ExportWork, error: unknown): Promise<undefined> {
  const place = db.doc(paths.exportWork(uid))
  const isOver = await db.runTransaction(async (transaction) => {
    const before = read(exportWorkSchema, await transaction.get(place))
    if (before?.id !== id || before.step !== work.step) return true
    transaction.update(place, { tries: before.tries + 1 })
    return false
  })
  if (isOver) return undefined
  if (work.tries + 1 < exportLimits.tries) throw error
  logFailure('A copy of data could not be made', error)
  await giveUp({ uid, id }, new Date())
  return undefined
}

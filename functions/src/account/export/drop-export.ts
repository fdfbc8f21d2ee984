import { type Export, exportObjects, exportSchema } from '@varanda/domain/account/export/export'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { unrecord } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import type { Copy } from './objects.ts'

/**
 * Takes a member's copy away, that one or whichever there is: first its documents, so that nothing is added or fetched
 * any more, then its files. A piece of work that was under way finds that it is gone, and takes its own.
 */
export async function dropExport(uid: string, id?: string): Promise<void> {
  const place = db.doc(paths.ownExport(uid))
  const dropped = await db.runTransaction(async (transaction) => {
    const own = read(exportSchema, await transaction.get(place))
    if (!own || (id !== undefined && own.id !== id)) return id
    transaction.delete(place)
    transaction.delete(db.doc(paths.exportWork(uid)))
    setAlarm(transaction, 'end-export', { uid }, null)
    forgetTold(transaction, uid, own)
    return own.id
  })
  if (dropped) await dropFiles({ uid, id: dropped })
}

/** Of what came of that copy nobody is told any more. */
export function forgetTold(transaction: Transaction, uid: string, { askedAt }: Export): void {
  const [source, turn] = [paths.ownExport(uid), askedAt.toMillis()]
  for (const kind of ['export-ready', 'export-failed'] as const)
    unrecord(transaction, { kind, source, turn, about: [uid] })
}

export function dropFiles({ uid, id }: Copy): Promise<void> {
  return deleteFiles(exportObjects.copy(uid, id))
}

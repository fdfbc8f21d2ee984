import { exportLimits, exportSchema, isOpen } from '@varanda/domain/account/export/export'
import { DomainError } from '@varanda/domain/errors'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { readGroup } from './group/read-group.ts'

/**
 * Opens the files of a finished copy for an hour and answers its id; `own`: not those of a group's album, which open only to
 * whoever may still take it. Throws `export-unknown`.
 */
export async function openCopy(uid: string, now: Date, which: 'any' | 'own'): Promise<string> {
  const place = db.doc(paths.ownExport(uid))
  return db.runTransaction(async (transaction) => {
    const [found, held] = await transaction.getAll(place, db.doc(paths.standing(uid)))
    const [own, standing] = [read(exportSchema, found), read(standingSchema, held)]
    const openUntil = Timestamp.fromMillis(now.getTime() + exportLimits.openMs)
    const isThere = own !== undefined && isOpen({ ...own, openUntil }, now)
    if (!isThere || (which === 'own' && own.group)) throw new DomainError('export-unknown')
    const mayTake = !own.group || (standing && (await readGroup(transaction, uid, own.group, standing)))
    if (!mayTake) throw new DomainError('export-unknown')
    transaction.update(place, { openUntil })
    return own.id
  })
}

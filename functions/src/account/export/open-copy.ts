import { exportLimits, exportSchema, isOpen } from '@varanda/domain/account/export/export'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'

/**
 * Opens the files of a finished copy for an hour and answers its id; `own`: not those of a group's album. Throws
 * `export-unknown`.
 */
export async function openCopy(uid: string, now: Date, which: 'any' | 'own'): Promise<string> {
  const place = db.doc(paths.ownExport(uid))
  return db.runTransaction(async (transaction) => {
    const own = read(exportSchema, await transaction.get(place))
    const openUntil = Timestamp.fromMillis(now.getTime() + exportLimits.openMs)
    const isThere = own !== undefined && isOpen({ ...own, openUntil }, now)
    if (!isThere || (which === 'own' && own.group)) throw new DomainError('export-unknown')
    transaction.update(place, { openUntil })
    return own.id
  })
}

import { openExport as contract } from '@varanda/domain/account/calls/open-export'
import { exportLimits, exportSchema, isOpen } from '@varanda/domain/account/export/export'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

export const openExport = callable(contract, async (_input, { uid }, { now }) => {
  const place = db.doc(paths.ownExport(uid))
  return db.runTransaction(async (transaction) => {
    const own = read(exportSchema, await transaction.get(place))
    const openUntil = Timestamp.fromMillis(now.getTime() + exportLimits.openMs)
    if (!own || !isOpen({ ...own, openUntil }, now)) throw new DomainError('export-unknown')
    transaction.update(place, { openUntil })
    return { id: own.id }
  })
})

import { paths } from '@varanda/domain/paths'
import { raisedBy } from '@varanda/domain/report/again'
import type { Report } from '@varanda/domain/report/report'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { withAgesNow } from './circle/ages-now.ts'
import { passOn } from './circle/pass-report.ts'
import type { ReportPlace } from './place-of.ts'

type Said = Pick<Report, 'category' | 'words' | 'at'>

/**
 * Whether an open report lies with administrators now, which takes what its reporter says again only where that is
 * graver; one in a circle goes on to them then. Its copy stays what they saw at first: what it is about may be gone by now.
 */
export function raiseOpen(place: (transaction: Transaction) => Promise<ReportPlace>, said: Said): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const { id, known, inCircle } = await place(transaction)
    if (known?.state === 'open') raise(transaction, id, known, said)
    if (known || inCircle?.state !== 'open') return known?.state === 'open'
    const raised = raisedBy(inCircle, said)
    const [asNow] = await withAgesNow(transaction, [inCircle])
    if (raised) passOn(transaction, id, { ...asNow!, ...raised })
    return raised !== null
  })
}

/** The same of one with administrators, within a transaction that has read it. */
export function raise(transaction: Transaction, id: string, known: Report, said: Said): void {
  const raised = raisedBy(known, said)
  if (raised) transaction.update(db.doc(paths.report(id)), raised)
}

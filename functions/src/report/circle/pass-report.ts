import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type CircleReport, circleReportSchema, type Report } from '@varanda/domain/report/report'
import { hasToPass } from '@varanda/domain/report/route'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { withAgesNow } from './ages-now.ts'

/** A report that nobody who looks after the circle answered is for administrators now. */
export async function passReport({ reportId }: AlarmReference<'pass-report'>, now: Date): Promise<Moment | null> {
  return db.runTransaction(async (transaction) => {
    const report = read(circleReportSchema, await transaction.get(db.doc(paths.circleReport(reportId))))
    if (report?.state !== 'open') return null
    if (report.passAt.toMillis() > now.getTime()) return report.passAt
    const [asNow] = await withAgesNow(transaction, [report])
    passOn(transaction, reportId, asNow!)
    return null
  })
}

/**
 * Reads, within `transaction`, whether an open report of a circle has turned out to concern a minor and answers how to pass
 * it on, marked so; null where it stays.
 */
export async function passingOfMinor(
  transaction: Transaction,
  id: string,
  report: CircleReport,
): Promise<(() => void) | null> {
  const [asNow] = await withAgesNow(transaction, [report])
  return hasToPass(asNow!) ? () => passOn(transaction, id, asNow!) : null
}

/** Makes a report of a circle one to administrators, open, with what was done about it there. */
export function passOn(transaction: Transaction, id: string, { passAt: _, ...report }: CircleReport): void {
  transaction.delete(db.doc(paths.circleReport(id)))
  transaction.create(db.doc(paths.report(id)), { ...report, state: 'open' } satisfies Report)
}

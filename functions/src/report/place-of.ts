import { paths } from '@varanda/domain/paths'
import { takesNoMore } from '@varanda/domain/report/again'
import {
  type CircleReport,
  circleReportSchema,
  type Report,
  type ReportTarget,
  reportSchema,
} from '@varanda/domain/report/report'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { openlyMadeId, reportIdsOf } from './report-id.ts'

/** Where what a reporter says of something lies, or is to lie: with administrators, in a circle, or nowhere yet. */
export interface ReportPlace {
  id: string
  known: Report | undefined
  inCircle: CircleReport | undefined
  /** The last one before, which stays as it is. */
  earlier: { report: Report; wasForAdmins: boolean } | undefined
}

/**
 * Answers how to find, within a transaction, where what `reporter` says of `target` lies. What stays as it is is passed by,
 * and so is what was closed under an id that others can work out.
 */
export async function placing(
  reporter: string,
  target: ReportTarget,
): Promise<(transaction: Transaction) => Promise<ReportPlace>> {
  const idOf = await reportIdsOf(reporter, target)
  return async (transaction) => {
    const old = await placeAt(transaction, openlyMadeId(reporter, target))
    const lying = old.known ?? old.inCircle
    if (lying?.state === 'open') return old
    let earlier = lying && { report: lying, wasForAdmins: old.known !== undefined }
    for (let turn = 0; ; turn++) {
      const place = await placeAt(transaction, idOf(turn))
      const report = place.known ?? place.inCircle
      if (!report || !takesNoMore(report)) return { ...place, earlier }
      earlier = { report, wasForAdmins: place.known !== undefined }
    }
  }
}

async function placeAt(transaction: Transaction, id: string): Promise<ReportPlace> {
  const [lying, given] = await transaction.getAll(db.doc(paths.report(id)), db.doc(paths.circleReport(id)))
  return { id, known: read(reportSchema, lying), inCircle: read(circleReportSchema, given), earlier: undefined }
}

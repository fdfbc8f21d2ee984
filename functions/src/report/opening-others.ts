import { isDeepStrictEqual } from 'node:util'
import { paths } from '@varanda/domain/paths'
import { type CircleReport, circleReportSchema, type Report, reportSchema } from '@varanda/domain/report/report'
import type { Ruling } from '@varanda/domain/report/ruling'
import { type DocumentReference, FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { withAgesNow } from './circle/ages-now.ts'
import { passOn } from './circle/pass-report.ts'

/** Who brings something back, when and why. */
export interface BringingBack {
  by: { uid: string; name: string }
  at: Timestamp
  reason: string
}

/** What comes back: what was reported, when it was taken, and the report by which that was. */
type Back = Pick<Report, 'target'> & { takenAt: Ruling['at']; reportId: string | undefined }

/**
 * Reads, within `transaction`, which other reports of the same were answered by its being gone already, and answers how to
 * open them again as it comes back: each was decided as well, maybe about worse, and nobody has heard that. Those of a circle
 * go on to administrators. `circle`: it comes back into that one alone, about which others decided nothing.
 */
export async function openingOthers(
  transaction: Transaction,
  { target, takenAt, reportId }: Back,
  circle?: string,
): Promise<(decision: BringingBack) => void> {
  if (!('postId' in target)) return () => {}
  const places = [paths.reports, paths.circleReports]
  const [lying, given] = await Promise.all(
    places.map((place) => transaction.get(db.collection(place).where('target.postId', '==', target.postId))),
  )
  const stands = ({ state, target: theirs, history }: Report) => {
    const last = history.at(-1)
    const isAnswered = state === 'resolved' && last?.act === 'removed' && last.at.toMillis() >= takenAt.toMillis()
    return isAnswered && isDeepStrictEqual(theirs, target)
  }
  const forAdmins = lying!.docs.flatMap((found): [DocumentReference, Report][] => {
    const report = readIfWhole(reportSchema, found)
    return circle === undefined && found.id !== reportId && report && stands(report) ? [[found.ref, report]] : []
  })
  const inCircles = given!.docs.flatMap((found): [string, CircleReport][] => {
    const report = readIfWhole(circleReportSchema, found)
    const isThere = circle === undefined || report?.circle === circle
    return isThere && found.id !== reportId && report && stands(report) ? [[found.id, report]] : []
  })
  const [adminsNow, circlesNow] = [
    await withAgesNow(
      transaction,
      forAdmins.map(([, report]) => report),
    ),
    await withAgesNow(
      transaction,
      inCircles.map(([, report]) => report),
    ),
  ]
  return ({ by, at, reason }) => {
    const step = { at, by, act: 'undone', reason } as const
    for (const [index, [ref]] of forAdmins.entries()) {
      const { about, by: reporter } = adminsNow[index]!
      const opened = { state: 'open', undoUntil: FieldValue.delete(), history: FieldValue.arrayUnion(step) }
      transaction.update(ref, { ...opened, about, by: reporter })
    }
    for (const [index, [id]] of inCircles.entries()) {
      const report = circlesNow[index]!
      passOn(transaction, id, { ...report, history: [...report.history, step] })
    }
  }
}

import { checkLookingAfter, checkRemoving } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { circleReports as contract } from '@varanda/domain/report/calls/circle-reports'
import { type CircleReport, circleReportSchema, reportLimits } from '@varanda/domain/report/report'
import { hasToPass } from '@varanda/domain/report/route'
import { readBookAs } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { withAgesNow } from '../circle/ages-now.ts'
import { passingOfMinor } from '../circle/pass-report.ts'

/**
 * Their role is asked at each look: whoever looks after it no more reads none of them, and nobody what they reported. So is
 * whether a minor is concerned: what turns out to be goes on to administrators.
 */
export const circleReports = callable(contract, async ({ circleId }, { uid }) => {
  const book = await db.runTransaction((transaction) => readBookAs(transaction, circleId, uid), { readOnly: true })
  checkLookingAfter(book)
  const found = await db
    .collection(paths.circleReports)
    .where('circle', '==', circleId)
    .where('state', '==', 'open')
    .orderBy('at' satisfies keyof CircleReport)
    .limit(reportLimits.listed)
    .get()
  const lying = found.docs.flatMap((one) => {
    const report = readIfWhole(circleReportSchema, one)
    return report ? [{ ...report, id: one.id }] : []
  })
  const asNow = await withAgesNow(db, lying)
  await Promise.all(asNow.filter(hasToPass).map(({ id }) => passMinor(id)))
  const reports = asNow.flatMap((report) => {
    if (hasToPass(report) || report.about.uid === uid || report.by.uid === uid) return []
    const { target, about, category, words, sealed, at, passAt } = report
    return {
      id: report.id,
      target,
      about: { uid: about.uid, name: about.name },
      mayExpel: mayExpel(book, about.uid),
      category,
      words,
      sealed: { text: sealed.text, photos: sealed.photos?.length ?? 0 },
      at: at.toDate().toISOString(),
      passAt: passAt.toDate().toISOString(),
    }
  })
  return { reports: reports.sort((one, other) => one.at.localeCompare(other.at)) }
})

async function passMinor(id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const report = read(circleReportSchema, await transaction.get(db.doc(paths.circleReport(id))))
    if (report?.state === 'open') (await passingOfMinor(transaction, id, report))?.()
  })
}

function mayExpel(book: Awaited<ReturnType<typeof readBookAs>>, uid: string): boolean {
  const role = book.people[uid]?.role
  try {
    checkRemoving(book, role)
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
  return role !== undefined
}

import { checkLookingAfter, checkRemoving } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { circleReports as contract } from '@varanda/domain/report/calls/circle-reports'
import { circleReportSchema, reportLimits } from '@varanda/domain/report/report'
import { readBookAs } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Their role is asked at each look: whoever looks after it no more reads none of them, and nobody what they reported. */
export const circleReports = callable(contract, async ({ circleId }, { uid }) => {
  const book = await db.runTransaction((transaction) => readBookAs(transaction, circleId, uid), { readOnly: true })
  checkLookingAfter(book)
  const found = await db
    .collection(paths.circleReports)
    .where('circle', '==', circleId)
    .where('state', '==', 'open')
    .limit(reportLimits.listed)
    .get()
  const reports = found.docs.flatMap((one) => {
    const report = readIfWhole(circleReportSchema, one)
    if (!report || report.about.uid === uid || report.by.uid === uid) return []
    const { target, about, category, words, sealed, at, passAt } = report
    return {
      id: one.id,
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

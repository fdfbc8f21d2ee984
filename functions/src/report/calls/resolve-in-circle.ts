import { checkLookingAfter, checkRemoving } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { checkAsRead } from '@varanda/domain/report/again'
import { resolveInCircle as contract } from '@varanda/domain/report/calls/resolve-in-circle'
import { type CircleReport, circleReportSchema } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import { takingOut } from '../../circle/ending/take-out.ts'
import { dropOf } from '../../circle/membership.ts'
import { readBookAs } from '../../circle/read-book.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { settleSoon } from '../../post/settle-post.ts'
import { takeFromOutside } from '../../post/take-from-outside.ts'
import { passingOfMinor } from '../circle/pass-report.ts'
import { takingInCircle } from '../circle/take-in-circle.ts'

/**
 * Their role, the decision and what it takes are one transaction; what entries are left goes after it. Nothing is decided
 * here about what has turned out to concern a minor: it goes on to administrators.
 */
export const resolveInCircle = callable(contract, async (input, { uid }, { now }) => {
  const { circleId, reportId, reportedAt, resolution, reason, answer } = input
  const reference = db.doc(paths.circleReport(reportId))
  const at = Timestamp.fromDate(now)
  const decided = await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkLookingAfter(book)
    const report = read(circleReportSchema, await transaction.get(reference))
    if (report?.circle !== circleId) throw new DomainError('report-unknown')
    if (report.about.uid === uid || report.by.uid === uid) throw new DomainError('not-yourself')
    if (report.state !== 'open') throw new DomainError('already-resolved')
    const pass = await passingOfMinor(transaction, reportId, report)
    if (pass) {
      pass()
      return null
    }
    checkAsRead(report, reportedAt)
    if (resolution === 'expelled') checkRemoving(book, book.people[report.about.uid]?.role)
    const takeOut = resolution === 'expelled' ? await takingOut(transaction, book, report.about.uid) : null
    const takeAway = resolution === 'removed' ? await takingInCircle(transaction, reference.path, report, reason) : null
    takeOut?.(now)
    takeAway?.(uid, now)
    const name = book.people[uid]?.name ?? ''
    transaction.update(reference, {
      state: 'resolved',
      history: [...report.history, { at, by: { uid, name }, act: resolution, reason, answer }],
    } satisfies Partial<CircleReport>)
    if ('postId' in report.target) settleSoon(transaction, report.target.postId, now)
    const told = { kind: 'circle-report-answered', source: reference.path, turn: now.getTime(), at } as const
    // Who decided is not said to whoever asked: it was those who look after the circle.
    record(transaction, { ...told, by: report.by.uid, about: [report.by.uid] })
    return report
  })
  // Thrown within, it would take the passing back.
  if (!decided) throw new DomainError('report-unknown')
  const { target, about } = decided
  if (resolution === 'expelled') await dropOf(circleId, about.uid)
  if (resolution === 'removed' && target.kind === 'post') await takeFromOutside(target.postId)
  return {}
})

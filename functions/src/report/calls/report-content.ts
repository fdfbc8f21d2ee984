import { createHash } from 'node:crypto'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { reportContent as contract } from '@varanda/domain/report/calls/report-content'
import type { Report, ReportTarget } from '@varanda/domain/report/report'
import { reportSchema } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { reportedPerson } from '../reported-person.ts'
import { sealTarget } from '../seal-target.ts'

/** One report for each reporter and target: its id follows from both. */
export const reportContent = callable(contract, async ({ target, rev, category, words }, reporter, { now }) => {
  const reference = db.doc(paths.report(reportIdOf(reporter.uid, target)))
  if ((await reference.get()).exists) return {}
  const { author, sealed } = await sealTarget(target, reporter, rev)
  if (author === reporter.uid) throw new DomainError('bad-input')
  const [about, by] = await Promise.all([reportedPerson(author), reportedPerson(reporter.uid)])
  const report: Report = {
    state: 'open',
    target,
    about,
    by,
    category,
    words,
    at: Timestamp.fromDate(now),
    sealed,
    history: [],
  }
  await db.runTransaction(async (transaction) => {
    if (!read(reportSchema, await transaction.get(reference))) transaction.create(reference, report)
  })
  return {}
})

function reportIdOf(reporter: string, target: ReportTarget): string {
  const path =
    target.kind === 'member'
      ? paths.user(target.uid)
      : target.kind === 'post'
        ? paths.post(target.postId)
        : paths.comment(target.postId, target.commentId)
  return createHash('sha256').update(`${reporter} ${path}`).digest('hex')
}

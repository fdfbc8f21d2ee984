import { DomainError } from '@varanda/domain/errors'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { checkAsRead } from '@varanda/domain/report/again'
import { resolveReport as contract } from '@varanda/domain/report/calls/resolve-report'
import { checkJudge } from '@varanda/domain/report/may-judge'
import { type Report, reportLimits, reportSchema } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { dropPost } from '../../post/drop-post.ts'
import { settleSoon } from '../../post/settle-post.ts'
import { ruleByReport } from '../ruling/rule.ts'
import { closingRestore, takingAway } from '../take-away.ts'

/** How many entries are taken before the call answers; the rest is left to the alarm. */
const beforeAnswering = 2000
/**
 * Stores the decision, the log and the facts of which both are told in one transaction, with the alarm that takes the entries
 * should this call die after it, and the rest of very many.
 */
export const resolveReport = callable(contract, async (input, admin, { now }) => {
  const { reportId, reportedAt, resolution, reason, answer } = input
  const reference = db.doc(paths.report(reportId))
  const at = Timestamp.fromDate(now)
  const before = read(reportSchema, await reference.get())
  if (!before) throw new DomainError('report-unknown')
  const { target } = before
  if (resolution === 'removed' && !('postId' in target)) throw new DomainError('bad-input')
  const postId = resolution === 'removed' && target.kind === 'post' ? target.postId : null
  await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const report = read(reportSchema, await transaction.get(reference))
    if (report) checkJudge(report, by.uid, await activeAdmins(transaction))
    if (report?.state !== 'open') throw new DomainError('already-resolved')
    checkAsRead(report, reportedAt)
    const takeAway = resolution === 'removed' ? await takingAway(transaction, report) : null
    const closeRestore = postId && !takeAway ? await closingRestore(transaction, postId) : undefined
    closeRestore?.(at)
    if (takeAway) {
      takeAway({ at, by: by.uid, reason })
      ruleByReport(transaction, reference.path, report, { at, by: by.uid, reason })
    }
    const resolved: Partial<Report> = {
      state: 'resolved',
      history: [...report.history, { at, by, act: resolution, reason, answer }],
      ...(takeAway && { undoUntil: Timestamp.fromMillis(now.getTime() + reportLimits.undoHours * hour) }),
    }
    transaction.update(reference, resolved)
    const source = writeDown(transaction, {
      at,
      by: by.uid,
      act: 'report-resolved',
      target: reference.path,
      rev: null,
      reason,
      facts: { resolution, uid: report.about.uid },
    })
    // What the report held of a post that is gone goes with it.
    if ('postId' in target) settleSoon(transaction, target.postId, now)
    const told = { source, at, by: by.uid }
    if (takeAway) {
      const kind = target.kind === 'comment' ? 'comment-removed' : 'post-removed'
      record(transaction, { kind, ...told, about: [report.about.uid] })
    }
    record(transaction, { kind: 'report-answered', ...told, about: [report.by.uid] })
  })
  if (postId) await dropPost(postId, beforeAnswering)
  return {}
})

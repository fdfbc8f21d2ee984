import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { undoRemoval as contract } from '@varanda/domain/report/calls/undo-removal'
import { checkJudge } from '@varanda/domain/report/may-judge'
import type { Report } from '@varanda/domain/report/report'
import { reportSchema } from '@varanda/domain/report/report'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { bringingBack } from '../bring-back.ts'
import { openingOthers } from '../opening-others.ts'

/** What comes back, the log and what is told of it are one transaction. */
export const undoRemoval = callable(contract, async ({ reportId, reason }, admin, { now }) => {
  const reference = db.doc(paths.report(reportId))
  const at = Timestamp.fromDate(now)
  const known = read(reportSchema, await reference.get())
  if (!known) throw new DomainError('report-unknown')
  const { target, about } = known
  await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const report = read(reportSchema, await transaction.get(reference))
    if (report) checkJudge(report, by.uid, await activeAdmins(transaction))
    if (!report?.undoUntil || report.state !== 'resolved' || report.undoUntil.toMillis() < now.getTime()) {
      throw new DomainError('undo-too-late')
    }
    const bringBack = await bringingBack(transaction, report, now)
    if (!bringBack) throw new DomainError('undo-too-late')
    const takenAt = report.history.findLast(({ act }) => act === 'removed')!.at
    const openOthers = await openingOthers(transaction, { target, takenAt, reportId })
    await bringBack(by.uid, at)
    openOthers({ by, at, reason })
    transaction.update(reference, {
      state: 'open',
      undoUntil: FieldValue.delete(),
      history: [...report.history, { at, by, act: 'undone', reason }],
    } satisfies Record<keyof Pick<Report, 'state' | 'undoUntil' | 'history'>, unknown>)
    const entry = { at, by: by.uid, act: 'removal-undone', target: reference.path, rev: null, reason } as const
    const source = writeDown(transaction, { ...entry, facts: { uid: about.uid } })
    const kind = target.kind === 'comment' ? 'comment-restored' : 'post-restored'
    record(transaction, { kind, source, at, by: by.uid, about: [about.uid] })
  })
  if (target.kind === 'post') await enqueueAhead('fanOutPost', { postId: target.postId })
  return {}
})

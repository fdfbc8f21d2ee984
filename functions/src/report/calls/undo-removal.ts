import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import { undoRemoval as contract } from '@varanda/domain/report/calls/undo-removal'
import type { Report } from '@varanda/domain/report/report'
import { reportSchema } from '@varanda/domain/report/report'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { readAudience } from '../../post/read-audience.ts'
import { restore } from '../../post/restore.ts'
import { lifting } from '../ruling/lift.ts'

/** A post goes to whoever may see it now, by a fan-out from the start; a comment is written again from the copy. */
export const undoRemoval = callable(contract, async ({ reportId, reason }, admin, { now }) => {
  const reference = db.doc(paths.report(reportId))
  const at = Timestamp.fromDate(now)
  const known = read(reportSchema, await reference.get())
  if (!known) throw new DomainError('report-unknown')
  const { target, about, sealed } = known
  if (about.uid === admin.uid) throw new DomainError('not-yourself')
  await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const report = read(reportSchema, await transaction.get(reference))
    if (!report?.undoUntil || report.state !== 'resolved' || report.undoUntil.toMillis() < now.getTime()) {
      throw new DomainError('undo-too-late')
    }
    const lift = await liftingOf(transaction, report)
    if (target.kind === 'post') {
      const [found, chosen] = await transaction.getAll(
        db.doc(paths.post(target.postId)),
        db.doc(paths.postAudience(target.postId)),
      )
      const [post, audience] = [read(postSchema, found), readAudience(chosen)]
      if (!post || stateOf(post) !== 'removed' || !audience) throw new DomainError('undo-too-late')
      await restore(transaction, target.postId, post, audience, now)
    } else if (target.kind === 'comment') {
      const post = read(postSchema, await transaction.get(db.doc(paths.post(target.postId))))
      if (!post || post.deleted || !sealed.createdAt) throw new DomainError('undo-too-late')
      const { text, createdAt, replyTo } = sealed
      const author = { uid: about.uid, name: about.name }
      const comment: Comment = { author, text, createdAt, ...(replyTo !== undefined && { replyTo }) }
      transaction.set(db.doc(paths.comment(target.postId, target.commentId)), comment)
    }
    lift?.(by.uid, at)
    transaction.update(reference, {
      state: 'open',
      undoUntil: FieldValue.delete(),
      history: [...report.history, { at, by, act: 'undone', reason }],
    } satisfies Record<keyof Pick<Report, 'state' | 'undoUntil' | 'history'>, unknown>)
    const entry = { at, by: by.uid, act: 'removal-undone', target: reference.path, rev: null, reason } as const
    const source = writeDown(transaction, entry)
    const kind = target.kind === 'comment' ? 'comment-restored' : 'post-restored'
    record(transaction, { kind, source, at, by: by.uid, about: [about.uid] })
  })
  if (target.kind === 'post') await enqueueAhead('fanOutPost', { postId: target.postId })
  return {}
})

/** What the last removal decided against its author. */
async function liftingOf(transaction: Transaction, { target, history }: Report) {
  const removal = history.findLast(({ act }) => act === 'removed')
  if (!removal || !('postId' in target)) return null
  const path = target.kind === 'post' ? paths.post(target.postId) : paths.comment(target.postId, target.commentId)
  return lifting(transaction, path, removal.at)
}

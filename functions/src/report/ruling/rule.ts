import { createHash } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import type { Report } from '@varanda/domain/report/report'
import { type Ruling, rulingName } from '@varanda/domain/report/ruling'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** The id of what was decided about `source`, a document's path, at a moment. */
export function rulingIdOf(source: string, at: Pick<Timestamp, 'toMillis'>): string {
  return createHash('sha256').update(rulingName(source, at)).digest('hex')
}

/** Writes down what is decided against somebody, in the transaction that does it, so that they can answer. */
export function rule(
  transaction: Transaction,
  source: string,
  ruling: Omit<Ruling, 'state'> & { at: Timestamp },
): void {
  const whole: Ruling = { ...ruling, state: 'standing' }
  transaction.set(db.doc(paths.ruling(rulingIdOf(source, ruling.at))), whole)
}

/** The same of what administrators take away by a report, at `path`. */
export function ruleByReport(
  transaction: Transaction,
  path: string,
  { target, about, category }: Report,
  decided: { at: Timestamp; by: string; reason: string },
): void {
  const why = { ...decided, whose: about.uid, category, report: path }
  if (target.kind === 'post') {
    rule(transaction, paths.post(target.postId), { ...why, kind: 'post-removed', postId: target.postId })
  }
  if (target.kind === 'comment') {
    const { postId, commentId } = target
    rule(transaction, paths.comment(postId, commentId), { ...why, kind: 'comment-removed', postId, commentId })
  }
}

import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { dropQuestion } from './gate.ts'

/** Deletes both copies of a question that has expired, and the address that it was about. */
export function endQuestion({ uid, approvalId }: AlarmReference<'end-question'>, now: Date): Promise<Moment | null> {
  return db.runTransaction(async (transaction) => {
    const question = read(approvalSchema, await transaction.get(db.doc(paths.approval(uid, approvalId))))
    if (!question) return null
    if (question.expiresAt.toMillis() > now.getTime()) return question.expiresAt
    dropQuestion(transaction, question)
    if (question.kind === 'hand-over') transaction.delete(db.doc(paths.handOver(question.ward.uid)))
    return null
  })
}

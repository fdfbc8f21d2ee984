import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { decideWithdrawal } from '@varanda/domain/signup/signup-review'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { writeForgotten } from './forget.ts'
import { dropQuestions } from './review.ts'
import { closeSeat } from './seat.ts'

/** Withdraws a request: deletes what the applicant wrote, and the seat that waited for them. */
export async function withdrawRequest(id: string, now: Date): Promise<void> {
  const reference = db.doc(paths.signupRequest(id))
  await db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    if (decideWithdrawal(request, now) === 'nothing' || !request) return
    const { answer } = request
    if (answer?.kind === 'approved') await closeSeat(transaction, answer.inviteId)
    if (answer?.kind === 'declined') transaction.delete(db.doc(paths.mail(answer.mailId)))
    dropQuestions(transaction, id, request)
    const { answeredAt: _, ...withdrawn } = request
    writeForgotten(transaction, reference, { ...withdrawn, status: 'withdrawn' }, now)
  })
}

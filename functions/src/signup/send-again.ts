import { paths } from '@varanda/domain/paths'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { decideSending } from '@varanda/domain/signup/signup-review'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { closeSeat, prepareSeat } from './seat.ts'

/**
 * The invite once more, for the applicant who did not get it: a fresh link for the time that is left. Throws
 * DomainError.
 */
export async function sendInviteAgain(id: string, now: Date): Promise<void> {
  const reference = db.doc(paths.signupRequest(id))
  const seen = read(signupRequestSchema, await reference.get())
  const { goodUntil } = decideSending(seen, 'applicant', now)
  const seat = await prepareSeat(id, seen!, goodUntil, now)
  await db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    const answer = decideSending(request, 'applicant', now)
    await closeSeat(transaction, answer.inviteId)
    seat.keep(transaction)
    const next: SignupRequest['answer'] = { ...answer, inviteId: seat.inviteId, sends: answer.sends + 1 }
    transaction.update(reference, { answer: next })
  })
}

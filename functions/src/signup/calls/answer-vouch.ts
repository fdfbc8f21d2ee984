import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { answerVouch as contract } from '@varanda/domain/signup/calls/answer-vouch'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** The question is deleted and its answer stored with the request; a question that is over is deleted as well. */
export const answerVouch = callable(contract, async ({ id, answer }, { uid }, { now }) => {
  const question = db.doc(paths.vouch(uid, id))
  const reference = db.doc(paths.signupRequest(id))
  const isOver = await db.runTransaction(async (transaction) => {
    const [asked, found] = await transaction.getAll(question, reference)
    const request = read(signupRequestSchema, found)
    const vouch = Object.hasOwn(request?.vouches ?? {}, uid) ? request?.vouches?.[uid] : undefined
    // This answer was given before and the call is repeated.
    if (vouch?.answer === answer) return false
    // Committed whatever is answered: nobody is left with a question that nothing ends.
    transaction.delete(question)
    if (!asked?.exists || !vouch || request?.status !== 'pending') return true
    const answered = { ...vouch, answer, answeredAt: Timestamp.fromDate(now) }
    transaction.update(reference, { vouches: { ...request.vouches, [uid]: answered } })
    return false
  })
  if (isOver) throw new DomainError('question-over')
  return {}
})

import { declineRequest as contract } from '@varanda/domain/signup/calls/decline-request'
import { signupMemory } from '@varanda/domain/signup/signup-memory'
import { checkAnswerable, reviewLimits } from '@varanda/domain/signup/signup-review'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { dropQuestions, reviewRequest } from '../review.ts'

/** The message is queued now but leaves only when the refusal can no longer be undone; undoing deletes it. */
export const declineRequest = callable(contract, async ({ id, template, reason }, caller, { now }) => {
  const { uid } = caller
  const mailAt = new Date(now.getTime() + reviewLimits.undoMs)
  await reviewRequest(id, caller, now, ({ request, me, transaction }) => {
    const { locale, email, ...found } = checkAnswerable(request, uid)
    // A request may be refused, reopened and refused again: each refusal has its own message and task.
    const mailId = `request-${id.slice(0, 32)}-declined-${now.getTime()}`
    const mail = { template: 'request-declined', locale, to: email, parameters: { reason }, notBefore: mailAt } as const
    queueMessage(transaction, mailId, mail, now)
    dropQuestions(transaction, id, request)
    const at = Timestamp.fromDate(now)
    return {
      changes: {
        status: 'declined',
        taken: found.taken ?? { by: me, at },
        answer: { kind: 'declined', by: me, template, reason, mailId, mailAt: Timestamp.fromDate(mailAt) },
        answeredAt: at,
        forgetAt: Timestamp.fromMillis(now.getTime() + signupMemory.forgetAfter.declined),
        expiresAt: null,
      },
      act: 'request-declined',
      facts: { template },
    }
  })
  return { mailAt: mailAt.getTime() }
})

import { paths } from '@varanda/domain/paths'
import { reopenRequest as contract } from '@varanda/domain/signup/calls/reopen-request'
import { signupLimits, type Vouch } from '@varanda/domain/signup/signup-request'
import { decideReopening } from '@varanda/domain/signup/signup-review'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { reviewRequest } from '../review.ts'
import { closeSeat } from '../seat.ts'

export const reopenRequest = callable(contract, async ({ id }, caller, { now }) => {
  await reviewRequest(id, caller, now, async ({ request, me, transaction }) => {
    const decision = decideReopening(request, now)
    const answer = request?.answer
    if (answer?.kind === 'approved') await closeSeat(transaction, answer.inviteId)
    if (answer?.kind === 'declined') transaction.delete(db.doc(paths.mail(answer.mailId)))
    return {
      changes: {
        status: 'pending',
        // Whoever undoes an answer takes the request in hand.
        taken: { by: me, at: Timestamp.fromDate(now) },
        answer: null,
        answeredAt: null,
        forgetAt: null,
        expiresAt: Timestamp.fromMillis(now.getTime() + signupLimits.keptMs),
        // Whoever had not said anything lost the question with the answer, and may be asked again.
        ...(request?.vouches && { vouches: said(request.vouches) }),
      },
      act: 'request-reopened',
      facts: { was: decision === 'unsay' ? 'declined' : 'approved' },
    }
  })
  return {}
})

const said = (vouches: Record<string, Vouch>) =>
  Object.fromEntries(Object.entries(vouches).filter(([, { answer }]) => answer !== undefined))

import { paths } from '@varanda/domain/paths'
import { approveRequest as contract } from '@varanda/domain/signup/calls/approve-request'
import { signupMemory } from '@varanda/domain/signup/signup-memory'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { checkAnswerable, decideSending } from '@varanda/domain/signup/signup-review'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { dropQuestions, reviewRequest } from '../review.ts'
import { closeSeat, prepareSeat, seatUntil } from '../seat.ts'

/** The seat, its letter, the request and the log are written together, so a guest with a link always has a seat. */
export const approveRequest = callable(contract, async ({ id, again }, caller, { now }) => {
  const { uid } = caller
  const check = (request: SignupRequest | undefined) =>
    again ? decideSending(request, 'instance', now) : checkAnswerable(request, uid)
  const seen = read(signupRequestSchema, await db.doc(paths.signupRequest(id)).get())
  check(seen)
  const goodUntil = seatUntil(now)
  const seat = await prepareSeat(id, seen!, goodUntil, now)
  await reviewRequest(id, caller, now, async ({ request, me, transaction }) => {
    check(request)
    const before = request?.answer?.kind === 'approved' ? request.answer : undefined
    if (before) await closeSeat(transaction, before.inviteId)
    seat.keep(transaction)
    dropQuestions(transaction, id, request)
    const at = Timestamp.fromDate(now)
    return {
      changes: {
        status: 'approved',
        taken: request?.taken ?? { by: me, at },
        answer: {
          kind: 'approved',
          by: before?.by ?? me,
          inviteId: seat.inviteId,
          goodUntil,
          sends: (before?.sends ?? 0) + 1,
        },
        answeredAt: request?.answeredAt ?? at,
        forgetAt: Timestamp.fromMillis(now.getTime() + signupMemory.forgetAfter.approved),
        expiresAt: null,
      },
      act: 'request-approved',
      facts: { again },
    }
  })
  return { goodUntil: goodUntil.toMillis() }
})

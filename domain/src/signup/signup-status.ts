import type { CalendarDay } from '../calendar-day.ts'
import type { SignupRequest } from './signup-request.ts'
import { waitOf } from './signup-wait.ts'

/**
 * What whoever asked is told of their request. A refusal counts as said when its message leaves; until then it can be
 * taken back, and its page says what it said before.
 */
export type SignupView =
  | { step: 'received' | 'review'; received: Date; review: Date | null; answerBy: CalendarDay; isLate: boolean }
  | { step: 'approved'; received: Date; answered: Date; goodUntil: Date; isOver: boolean }
  | { step: 'declined'; received: Date; answered: Date; reason: string }
  | { step: 'joined' | 'withdrawn' }

/** Pure. Undefined for a request that waits for its address to be confirmed. */
export function signupView(request: SignupRequest, now: Date): SignupView | undefined {
  const { status, pendingSince, answer, answeredAt, taken } = request
  if (status === 'unconfirmed' || !pendingSince) return undefined
  const received = pendingSince.toDate()
  const isSaid = answer?.kind !== 'declined' || answer.mailAt.toMillis() <= now.getTime()
  if (status === 'pending' || !isSaid) {
    const { answerBy, isOverdue } = waitOf(request, now)
    const review = (taken?.at ?? (isSaid ? undefined : answeredAt))?.toDate() ?? null
    return { step: review ? 'review' : 'received', received, review, answerBy, isLate: isOverdue }
  }
  if (status === 'approved' && answer?.kind === 'approved') {
    const goodUntil = answer.goodUntil.toDate()
    const answered = (answeredAt ?? pendingSince).toDate()
    return { step: 'approved', received, answered, goodUntil, isOver: goodUntil <= now }
  }
  if (status === 'declined') {
    const reason = answer?.kind === 'declined' ? answer.reason : ''
    return { step: 'declined', received, answered: (answeredAt ?? pendingSince).toDate(), reason }
  }
  return { step: status === 'joined' ? 'joined' : 'withdrawn' }
}

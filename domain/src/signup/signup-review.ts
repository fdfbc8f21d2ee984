import { DomainError, type ErrorCode } from '../errors.ts'
import { day } from '../moment.ts'
import type { SignupRequest } from './signup-request.ts'

export const reviewLimits = {
  /** A refusal's message waits this long, and till then the refusal can be taken back (milliseconds). */
  undoMs: day,
  /** How long an approved applicant's seat is kept. */
  seatDays: 14,
  /** Characters. */
  reason: 1_000,
  /** Members who may be asked about one applicant. */
  vouchers: 3,
  /** Messages with a fresh link that one approval may send, however they are asked for. */
  sends: 6,
} as const

/** Pure: the request, if this administrator may answer it now. Throws DomainError. */
export function checkAnswerable(request: SignupRequest | undefined, uid: string): SignupRequest {
  const known = checkPending(request)
  if (known.taken && known.taken.by.uid !== uid) throw new DomainError('request-taken')
  return known
}

function checkKnown(request: SignupRequest | undefined): SignupRequest {
  // Before its address is confirmed it is nobody's business.
  if (!request || request.status === 'unconfirmed') throw new DomainError('request-unknown')
  return request
}

function checkPending(request: SignupRequest | undefined): SignupRequest {
  const known = checkKnown(request)
  if (known.status !== 'pending') throw new DomainError('request-answered')
  return known
}

/**
 * Pure: whether taking a request up, or laying it down, changes anything. `from` is whom the administrator saw at it,
 * so that of two who take it at once one is told. Throws DomainError.
 */
export function decideTaking(
  request: SignupRequest | undefined,
  { from, mine, uid }: { from: string | null; mine: boolean; uid: string },
): 'take' | 'lay-down' | 'as-it-is' {
  const { taken } = checkPending(request)
  const holder = taken?.by.uid ?? null
  if (holder === (mine ? uid : null)) return 'as-it-is'
  if (holder !== from) throw new DomainError('request-taken')
  return mine ? 'take' : 'lay-down'
}

/** Pure: how an answer is taken back: a message that has not left stays here, a seat that nobody took is closed. */
export function decideReopening(request: SignupRequest | undefined, now: Date): 'unsay' | 'close-seat' {
  const fault = whyNotReopened(request, now)
  if (fault) throw new DomainError(fault)
  return request?.status === 'declined' ? 'unsay' : 'close-seat'
}

export function whyNotReopened(request: SignupRequest | undefined, now: Date): ErrorCode | undefined {
  if (!request || request.status === 'unconfirmed') return 'request-unknown'
  const { answer, status, forgottenAt } = request
  if (status === 'pending') return 'request-answered'
  if (forgottenAt || !answer) return 'undo-over'
  if (status === 'declined' && answer.kind === 'declined') {
    return now.getTime() < answer.mailAt.toMillis() ? undefined : 'undo-over'
  }
  return status === 'approved' ? undefined : 'undo-over'
}

/**
 * Pure: what a fresh link for an approved applicant replaces. Whoever asked may have it mailed again while it is good;
 * after that only the instance gives time anew. Throws DomainError.
 */
export function decideSending(request: SignupRequest | undefined, by: 'instance' | 'applicant', now: Date) {
  const { status, answer, forgottenAt } = checkKnown(request)
  if (status !== 'approved' || answer?.kind !== 'approved' || forgottenAt) throw new DomainError('request-answered')
  const isOver = answer.goodUntil.toMillis() <= now.getTime()
  if (by === 'applicant' && isOver) throw new DomainError('request-answered')
  if (by === 'applicant' && answer.sends >= reviewLimits.sends) throw new DomainError('too-many-tries')
  return answer
}

/**
 * Pure: what goes when somebody takes their request back: a wait, a refusal that nobody heard, a seat. Throws
 * DomainError.
 */
export function decideWithdrawal(
  request: SignupRequest | undefined,
  now: Date,
): 'wait' | 'unsaid' | 'seat' | 'nothing' {
  const { status, answer } = checkKnown(request)
  if (status === 'withdrawn') return 'nothing'
  if (status === 'pending') return 'wait'
  if (status === 'declined' && answer?.kind === 'declined' && answer.mailAt.toMillis() > now.getTime()) return 'unsaid'
  if (status === 'approved' && answer?.kind === 'approved') return 'seat'
  throw new DomainError('request-answered')
}

/** Pure: whether this member may be asked about the applicant. 'asked': they were already. Throws DomainError. */
export function decideVouching(request: SignupRequest | undefined, uid: string): 'ask' | 'asked' {
  const { vouches = {} } = checkPending(request)
  if (Object.hasOwn(vouches, uid)) return 'asked'
  if (Object.keys(vouches).length >= reviewLimits.vouchers) throw new DomainError('vouchers-full')
  return 'ask'
}

/** Whether somebody else is at it. */
export function isTakenByAnother(request: Pick<SignupRequest, 'taken'>, uid: string): boolean {
  return request.taken !== undefined && request.taken.by.uid !== uid
}

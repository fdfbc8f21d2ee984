import { type MailDocument, mailKinds, mailLimits } from '@varanda/domain/mail/mail'

/** A mail server that takes no mail for an address: not now and for whatever reason, or because there is none such. */
export type Refusal = 'address' | 'no-such-address'

/** What trying to send came to. `passing` may go better later; `broken-off` may have gone out or not. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string; refusal?: Refusal }
  | { kind: 'passing'; reason: string }
  | { kind: 'broken-off' }

/** What a task finds when it takes a message up. */
export type Claim =
  | { kind: 'send' }
  | { kind: 'wait'; until: number }
  | { kind: 'unknown' }
  | { kind: 'late' }
  | { kind: 'over' }

/** Pure: whether this message is to be sent now. `now` in milliseconds. */
export function claimOf(message: MailDocument, now: number): Claim {
  const dueAt = message.dueAt.toMillis()
  const { goodMs } = mailKinds[message.template]
  const isLate = goodMs !== null && now > message.createdAt.toMillis() + goodMs
  if (message.state === 'waiting' && isLate) return { kind: 'late' }
  if (message.state === 'waiting') return dueAt > now ? { kind: 'wait', until: dueAt } : { kind: 'send' }
  if (message.state !== 'sending') return { kind: 'over' }
  if (dueAt > now) return { kind: 'wait', until: dueAt }
  // The process that claimed it died, before or after the mail server took the message.
  if (isLate) return { kind: 'unknown' }
  return afterBreak(message)
}

function afterBreak(message: MailDocument): Claim {
  if (mailKinds[message.template].delivery === 'once') return { kind: 'unknown' }
  return message.tries < mailLimits.tries ? { kind: 'send' } : { kind: 'unknown' }
}

/** Pure: what to write down after a try. `at` is when to try again, in milliseconds. */
export type Settlement =
  | { state: 'sent' | 'unknown' }
  | { state: 'dead'; reason: string }
  | { state: 'waiting'; at: number; reason: string }

export function settle(message: Pick<MailDocument, 'template' | 'tries'>, outcome: Outcome, now: number): Settlement {
  if (outcome.kind === 'sent') return { state: 'sent' }
  if (outcome.kind === 'refused') return { state: 'dead', reason: outcome.reason }
  if (outcome.kind === 'broken-off' && mailKinds[message.template].delivery === 'once') return { state: 'unknown' }
  const reason = outcome.kind === 'passing' ? outcome.reason : 'broken-off'
  if (message.tries >= mailLimits.tries) return { state: 'dead', reason }
  return { state: 'waiting', at: now + pauseAfter(message.tries), reason }
}

/** Milliseconds until the next try: 30 seconds after the first, then twice as long each time, an hour at most. */
export function pauseAfter(tries: number): number {
  return Math.min(30_000 * 2 ** (tries - 1), 60 * 60_000)
}

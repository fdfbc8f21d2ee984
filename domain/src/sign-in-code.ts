import type { Moment } from './moment.ts'

/** Six digits by mail, for an installed app that does not share its browser's links. */
export const codeLimits = {
  digits: 6,
  /** How long a code is good. */
  minutes: 10,
  /** Wrong ones after which the code is none any more. */
  tries: 5,
  /** Codes an hour to one address, whoever asks. */
  asksPerHour: 5,
  /** Of one network. */
  asksPerMinute: 10,
  triesPerMinute: 30,
} as const

/** `signInCodes/{sha256(address)}`: the one code of an address. Nobody reads it. */
export interface SignInCode {
  /** Both base64url; the hash is slow, so that ten minutes are too short to try a million. */
  salt: string
  hash: string
  /** Null for an address without account: its hash is that of no code. */
  uid: string | null
  /** No account yet, but an invite that was mailed to the address: the code makes the account. */
  isInvited: boolean
  tries: number
  goodUntil: Moment
  /** Codes asked for in the hour that ends with `expiresAt`. */
  asked: number
  expiresAt: Moment
}

/** Which ask of the hour this is, and when that hour ends, in milliseconds; null beyond the limit. */
export function nextAsk(stored: Pick<SignInCode, 'asked' | 'expiresAt'> | undefined, now: Date) {
  const ends = stored?.expiresAt.toMillis() ?? 0
  if (!stored || ends <= now.getTime()) return { asked: 1, endsAt: now.getTime() + 60 * 60_000 }
  return stored.asked < codeLimits.asksPerHour ? { asked: stored.asked + 1, endsAt: ends } : null
}

/** Whether the code may be tried once more. */
export function isGood<Code extends Pick<SignInCode, 'tries' | 'goodUntil'>>(
  stored: Code | undefined,
  now: Date,
): stored is Code {
  return stored !== undefined && stored.tries < codeLimits.tries && stored.goodUntil.toMillis() > now.getTime()
}

/** As identity keeps addresses: what is typed with capitals is the same one. */
export function codeAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** Digits only: people type a space in the middle, and mailboxes show one. */
export function codeDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

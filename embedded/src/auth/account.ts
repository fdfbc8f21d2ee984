import { randomInt } from 'node:crypto'

/** One person's account as the identity engine keeps it. Times in milliseconds, `validSince` in seconds, since 1970. */
export interface Account {
  uid: string
  email: string | null
  emailVerified: boolean
  /** PHC string, or null for an account without a password. */
  passwordHash: string | null
  passwordUpdatedAt: number | null
  /** Signed in by a link at least once: a way in beside the password, or instead of it. */
  emailLink: boolean
  /** The Google account that opens this one. */
  google: { subject: string; email: string | null } | null
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  claims: Record<string, unknown>
  /** Tokens of sign-ins before this second are refused. */
  validSince: number
  createdAt: number
  lastLoginAt: number | null
  lastRefreshAt: number | null
}

/** An account that only a mail to its address opens, or the Admin SDK. */
export const noWayIn = { passwordHash: null, passwordUpdatedAt: null, emailLink: false, google: null } as const

/** E-mail addresses are compared, and so kept, in lower case, as the hosted service does. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** A plausible address: one @, no white space or control characters, a dot in the domain, at most 254 characters. */
export function isEmail(email: string): boolean {
  return (
    email.length <= 254 && /^[^\s@<>"(),:;\\\p{Cc}]+@[^\s@<>"(),:;\\\p{Cc}]+\.[^\s@<>"(),:;\\\p{Cc}.]+$/u.test(email)
  )
}

const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 28 letters and digits, as the hosted service makes them: 166 bits. */
export function newUid(): string {
  return Array.from({ length: 28 }, () => UID_ALPHABET[randomInt(UID_ALPHABET.length)]).join('')
}

/** An account as it begins; `nowMs` since 1970. */
export function newAccount(uid: string, nowMs: number): Account {
  return {
    uid,
    email: null,
    emailVerified: false,
    passwordHash: null,
    passwordUpdatedAt: null,
    emailLink: false,
    google: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    claims: {},
    validSince: Math.floor(nowMs / 1000),
    createdAt: nowMs,
    lastLoginAt: null,
    lastRefreshAt: null,
  }
}

/**
 * The `validSince` that ends every sign-in up to this moment. Sign-ins are dated in whole seconds, so those of the
 * present second end too; one that follows within it is dated a second later, and so on for the next end.
 */
export function validSinceNow(account: Account, nowMs: number): number {
  return Math.max(Math.floor(nowMs / 1000), account.validSince) + 1
}

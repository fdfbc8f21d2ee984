/**
 * How often the same account or network (an IPv4 address, or an IPv6 /64) may try. A guesser in one network runs out
 * soon; an account under attack from many networks still lets its owner in from a network of their own, until the
 * account's wider limit is reached.
 */
import type { Share } from './gate.ts'
import type { Limit } from './passwords/throttle.ts'

const MINUTE = 60_000

export function signInLimits(email: string, network: string): [string, Limit][] {
  return [
    [`sign-in ${email} ${network}`, { attempts: 10, windowMs: 5 * MINUTE }],
    [`sign-in ${email}`, { attempts: 100, windowMs: 60 * MINUTE }],
    [`sign-in ${network}`, { attempts: 100, windowMs: 5 * MINUTE }],
  ]
}

export function signUpLimits(network: string): [string, Limit][] {
  return [[`sign-up ${network}`, { attempts: 60, windowMs: 10 * MINUTE }]]
}

/** Choosing a password: right or not, each try costs a hash, and answers with a session from which the next may come. */
export function passwordLimits(uid: string, network: string): [string, Limit][] {
  return [
    [`password ${uid}`, { attempts: 10, windowMs: 5 * MINUTE }],
    [`password ${network}`, { attempts: 60, windowMs: 5 * MINUTE }],
  ]
}

/** Places among the fifty hashes that may wait. A household signs in together; nobody has two passwords to choose. */
export function sharesOf(asker: { uid?: string; network?: string }): Share[] {
  return [
    ...(asker.uid === undefined ? [] : [{ asker: `account ${asker.uid}`, waiting: 2 }]),
    ...(asker.network === undefined ? [] : [{ asker: `network ${asker.network}`, waiting: 10 }]),
  ]
}

/** Visits to Google: so many are remembered, and the oldest make room. */
export function visitLimits(network: string): [string, Limit][] {
  return [[`visit ${network}`, { attempts: 20, windowMs: MINUTE }]]
}

export function mailLimits(email: string, network: string): [string, Limit][] {
  return [
    [`mail ${email}`, { attempts: 5, windowMs: 60 * MINUTE }],
    [`mail ${network}`, { attempts: 60, windowMs: 60 * MINUTE }],
  ]
}

/**
 * What the whole instance sends: to addresses that were shown to be their account's, and to those that somebody typed,
 * who could be anybody's. One does not use up the other.
 */
export function allMailLimits(isProven: boolean): [string, Limit][] {
  return isProven
    ? [['all mail to the proven', { attempts: 300, windowMs: 60 * MINUTE }]]
    : [['all mail to the typed', { attempts: 200, windowMs: 24 * 60 * MINUTE }]]
}

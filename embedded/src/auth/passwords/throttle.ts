/**
 * Counts attempts per key in fixed windows, in memory: a restart forgives, which costs an attacker more than it gives.
 */
import { AuthError } from '../error.ts'

export interface Limit {
  attempts: number
  windowMs: number
}

export interface Throttle {
  /** TOO_MANY_ATTEMPTS_TRY_LATER when any of the keys has used up its window. */
  require(keys: Iterable<[key: string, limit: Limit]>): void
  count(keys: Iterable<[key: string, limit: Limit]>): void
  /** Takes one attempt back: it was counted when it began, and turned out to be the owner's. */
  forgive(keys: Iterable<[key: string, limit: Limit]>): void
}

/** Lets everybody try as often as they like. */
export const unthrottled: Throttle = { require: () => {}, count: () => {}, forgive: () => {} }

const REMEMBERED_KEYS = 50_000

export function throttle(now: () => number): Throttle {
  const windows = new Map<string, { endsAt: number; attempts: number }>()
  const current = (key: string) => {
    const window = windows.get(key)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    require(keys) {
      for (const [key, limit] of keys) {
        if ((current(key)?.attempts ?? 0) >= limit.attempts) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER')
      }
    },
    count(keys) {
      for (const [key, limit] of keys) {
        const window = current(key) ?? { endsAt: now() + limit.windowMs, attempts: 0 }
        window.attempts += 1
        // Re-inserting keeps the busiest keys at the young end when the oldest are dropped.
        windows.delete(key)
        windows.set(key, window)
        if (windows.size > REMEMBERED_KEYS) windows.delete(windows.keys().next().value ?? '')
      }
    },
    forgive(keys) {
      for (const [key] of keys) {
        const window = current(key)
        if (window) window.attempts -= 1
      }
    },
  }
}

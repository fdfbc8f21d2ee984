/**
 * Counts attempts per key in fixed windows, in memory: a restart forgives, which costs an attacker more than it gives.
 * Keys are kept as hashes, each as long as any other, and windows only until they are over.
 */
import { AuthError } from '../error.ts'
import { hashSecret } from '../tokens/secret-token.ts'

export interface Limit {
  attempts: number
  windowMs: number
}

export interface Throttle {
  /** TOO_MANY_ATTEMPTS_TRY_LATER when any of the keys has used up its window. */
  require(keys: Iterable<[key: string, limit: Limit]>): void
  count(keys: Iterable<[key: string, limit: Limit]>): void
  /** Counts where there is room, and says whether there was. */
  take(keys: readonly [key: string, limit: Limit][]): boolean
  /** Takes one attempt back: it was counted when it began, and turned out to be the owner's. */
  forgive(keys: Iterable<[key: string, limit: Limit]>): void
}

/** Lets everybody try as often as they like. */
export const unthrottled: Throttle = { require: () => {}, count: () => {}, take: () => true, forgive: () => {} }

const REMEMBERED_KEYS = 50_000
const SWEEP_EVERY_MS = 60_000

export interface Window {
  endsAt: number
  attempts: number
}

/** `windows`: what is remembered, by the hash of its key. */
export function throttle(now: () => number, windows: Map<string, Window> = new Map()): Throttle {
  let sweptAt = now()
  const current = (hash: string) => {
    const window = windows.get(hash)
    return window && window.endsAt > now() ? window : undefined
  }
  function sweep(): void {
    if (Math.abs(now() - sweptAt) < SWEEP_EVERY_MS) return
    sweptAt = now()
    for (const [hash, { endsAt }] of windows) if (endsAt <= sweptAt) windows.delete(hash)
  }
  const isUsedUp = ([key, limit]: [string, Limit]) => (current(hashSecret(key))?.attempts ?? 0) >= limit.attempts
  return {
    require(keys) {
      for (const key of keys) if (isUsedUp(key)) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER')
    },
    take(keys) {
      if (keys.some(isUsedUp)) return false
      this.count(keys)
      return true
    },
    count(keys) {
      sweep()
      for (const [key, limit] of keys) {
        const hash = hashSecret(key)
        const window = current(hash) ?? { endsAt: now() + limit.windowMs, attempts: 0 }
        window.attempts += 1
        // Re-inserting keeps the busiest keys at the young end when the oldest are dropped.
        windows.delete(hash)
        windows.set(hash, window)
        if (windows.size > REMEMBERED_KEYS) windows.delete(windows.keys().next().value ?? '')
      }
    },
    forgive(keys) {
      for (const [key] of keys) {
        const window = current(hashSecret(key))
        if (window) window.attempts -= 1
      }
    },
  }
}

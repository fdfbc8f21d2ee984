import { setTimeout as sleep } from 'node:timers/promises'

const first = 500
const most = 10_000
const fiveMinutes = 300_000

/**
 * Writes a second that Firestore wants of whoever begins to fill an empty database: 500, and half as many again every five
 * minutes. Source: https://firebase.google.com/docs/firestore/best-practices#ramping_up_traffic
 */
export function writesPerSecond(sinceMs: number): number {
  return Math.min(most, first * 1.5 ** Math.floor(sinceMs / fiveMinutes))
}

/** Waits before so many writes as long as that pace asks for. */
export function paced(): (writes: number) => Promise<void> {
  const began = performance.now()
  let next = began
  return async (writes) => {
    const at = Math.max(next, performance.now())
    next = at + (writes * 1000) / writesPerSecond(at - began)
    const wait = at - performance.now()
    if (wait > 0) await sleep(wait)
  }
}

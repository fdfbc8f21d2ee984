import { createHash } from 'node:crypto'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from './app.ts'
import { networkOf } from './network-of.ts'

const minute = 60_000

interface Limit {
  name: string
  most: number
  /** How long a window is, in milliseconds; windows begin at multiples of it. */
  windowMs: number
}

/**
 * At most `most` times in a window for one `who`. Throws `too-many-tries` beyond. Who it was is kept only as a hash, until
 * the window is over.
 */
export async function limit(rule: Limit, who: string, now: Date): Promise<void> {
  if (!(await count(rule, keyOf(rule, who), now))) throw new DomainError('too-many-tries')
}

/**
 * At most `most` calls of `name` from one address (a /64 for IPv6) in a window, which is a minute if nothing else is said.
 * Whoever was refused is refused from memory until the window is over: a flood from one address costs the store nothing.
 */
export async function limitByAddress(name: string, address: string, most: number, now: Date, windowMs = minute) {
  const rule = { name, most, windowMs }
  const key = keyOf(rule, networkOf(address))
  const window = windowOf(rule, now)
  if (refused.get(key) !== window) {
    if (await count(rule, key, now)) return
    remember(key, window)
  }
  throw new DomainError('too-many-tries')
}

const windowOf = ({ windowMs }: Limit, now: Date) => Math.floor(now.getTime() / windowMs)
const keyOf = ({ name }: Limit, who: string) => createHash('sha256').update(`${name} ${who}`).digest('hex')

/** Counts one more in the store; false when that would be too many. */
function count(rule: Limit, key: string, now: Date): Promise<boolean> {
  const window = windowOf(rule, now)
  return db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.rateLimit(key))
    const last = (await transaction.get(reference)).data() as { window: number; count: number } | undefined
    const next = last?.window === window ? last.count + 1 : 1
    // Beyond the limit nothing is written.
    if (next > rule.most) return false
    const expiresAt = Timestamp.fromMillis((window + 1) * rule.windowMs + minute)
    transaction.set(reference, { window, count: next, expiresAt })
    return true
  })
}

/**
 * Networks that the store has refused, each with the window it was in. Other instances know others: this only repeats what
 * the store said, whose count of a window never goes down, and whoever is forgotten here is asked of the store again.
 */
const refused = new Map<string, number>()
const mostRefused = 10_000

function remember(key: string, window: number): void {
  // A map keeps its order: the first was refused longest ago.
  refused.delete(key)
  const [oldest] = refused.keys()
  if (refused.size >= mostRefused && oldest !== undefined) refused.delete(oldest)
  refused.set(key, window)
}

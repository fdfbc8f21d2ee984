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
export async function limit({ name, most, windowMs }: Limit, who: string, now: Date): Promise<void> {
  const window = Math.floor(now.getTime() / windowMs)
  const key = createHash('sha256').update(`${name} ${who}`).digest('hex')
  const count = await db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.rateLimit(key))
    const last = (await transaction.get(reference)).data() as { window: number; count: number } | undefined
    const next = last?.window === window ? last.count + 1 : 1
    // Beyond the limit nothing is written: a flood costs reads only.
    if (next <= most) {
      const expiresAt = Timestamp.fromMillis((window + 1) * windowMs + minute)
      transaction.set(reference, { window, count: next, expiresAt })
    }
    return next
  })
  if (count > most) throw new DomainError('too-many-tries')
}

/** At most `most` calls of `name` from one address (a /64 for IPv6) in a window, which is a minute if nothing else is said. */
export function limitByAddress(name: string, address: string, most: number, now: Date, windowMs = minute) {
  return limit({ name, most, windowMs }, networkOf(address), now)
}

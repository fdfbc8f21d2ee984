import { createHash } from 'node:crypto'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from './app.ts'
import { networkOf } from './network-of.ts'

/**
 * At most `most` calls of `name` a minute from one address (a /64 for IPv6). Throws `too-many-tries` beyond. Addresses
 * are kept only as a hash, for the window's minute.
 */
export async function limitByAddress(name: string, address: string, most: number, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / 60_000)
  const key = createHash('sha256')
    .update(`${name} ${networkOf(address)}`)
    .digest('hex')
  const count = await db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.rateLimit(key))
    const window = (await transaction.get(reference)).data() as { minute: number; count: number } | undefined
    const next = window?.minute === minute ? window.count + 1 : 1
    // Beyond the limit nothing is written: a flood costs reads only.
    if (next <= most)
      transaction.set(reference, { minute, count: next, expiresAt: Timestamp.fromMillis((minute + 2) * 60_000) })
    return next
  })
  if (count > most) throw new DomainError('too-many-tries')
}

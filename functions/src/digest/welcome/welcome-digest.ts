import { type Digest, digestLimits } from '@varanda/domain/digest/digest'
import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { firstFeedFrom } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { mailsADay } from '../../mail/settings.ts'
import { digestMailId } from '../digest-mail.ts'
import { dayOf } from '../next-digest-at.ts'
import { settled } from '../send-digest.ts'

/** By then what a newcomer may read has reached them (milliseconds). */
export const bringingMs = 60_000

/**
 * The first digest of somebody who has just come in by mail alone: the latest of all that is theirs to read, not of a
 * week; the next one goes on from it. Reads, and answers its writes. On a day on which the instance has sent all digests
 * that it may, their first one is the usual one.
 */
export async function welcomeDigest(
  transaction: Transaction,
  { uid, to, locale, zone }: { uid: string; to: string; locale: Locale; zone: string },
  now: Date,
): Promise<() => void> {
  const count = await rateWithin(transaction, 'digest-mail', 'everybody', now, mailsADay().digests).catch((error) => {
    if (error instanceof DomainError && error.code === 'too-many-tries') return undefined
    throw error
  })
  if (!count) return () => {}
  const day = dayOf(now, { zone })
  const expiresAt = Timestamp.fromMillis(now.getTime() + digestLimits.keptMs)
  const since = Timestamp.fromDate(firstFeedFrom(now))
  const digest: Digest = { day, at: Timestamp.fromDate(now), since, posts: [], answered: {}, expiresAt }
  const parameters = {
    day,
    since,
    until: Timestamp.fromMillis(now.getTime() - settled),
    isWelcome: true as const,
  }
  const notBefore = new Date(now.getTime() + bringingMs)
  return () => {
    count()
    transaction.create(db.doc(paths.digest(uid, day)), digest)
    queueMessage(
      transaction,
      digestMailId(uid, day),
      { template: 'digest', locale, to, uid, parameters, notBefore },
      now,
    )
  }
}

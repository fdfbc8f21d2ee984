import { createHmac } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { defaultLocale } from '@varanda/domain/locale'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { type PushMessage, pushPayload } from '@varanda/domain/notice/push/push-message'
import { pushEndpoint } from '@varanda/domain/notice/push/push-services'
import { pushLimits } from '@varanda/domain/notice/push/push-subscription'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { instanceKey } from '../../instance/instance-key.ts'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { siteUrl } from '../../mail/settings.ts'
import { claimOf, newClaim } from '../notice-claims.ts'
import { authorization } from './authorization.ts'
import { deliver } from './deliver.ts'
import { seal } from './seal.ts'
import { ownPushServices, pushContact } from './settings.ts'
import { dropSubscription, readSubscriptions, type Subscription } from './subscriptions.ts'
import { vapidKeys } from './vapid-keys.ts'

/**
 * Pushes a message to every device on which a member hears of notices, at most once for each of the `occasions`, however
 * often this comes and wherever it dies: the claims are stored before anything leaves, and nothing is sent without all of
 * them; false where one was taken. Who may not look around any more gets nothing. Throws for the store alone, never for
 * what a push service does.
 */
export async function pushOnce(
  uid: string,
  occasions: readonly string[],
  message: PushMessage,
  now: Date,
): Promise<boolean> {
  const contact = pushContact()
  if (!contact) return true
  const held = await readSubscriptions(uid)
  if (held.length === 0) return true
  // Everything that can fail comes before the claim: after it only push services can.
  const [standing, settings, keys, topic] = await Promise.all([
    db.doc(paths.standing(uid)).get(),
    db.doc(paths.settings(uid)).get(),
    vapidKeys(),
    topicOf(message, uid),
  ])
  const member = read(standingSchema, standing)
  const live = held.filter(({ row }) => mayRead(member, row.signedInAt))
  if (live.length === 0) return true
  const locale = readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale
  const words = Buffer.from(pushPayload(message, siteUrl(), locale, topic))
  if (!(await claim(uid, occasions, now))) return false
  const services = ownPushServices()
  await Promise.all(
    live.map(async (subscription) => {
      const { row } = subscription
      const endpoint = pushEndpoint(row.endpoint, services)
      if (!endpoint) return dropSubscription(subscription)
      const outcome = await deliver({
        endpoint,
        ttlSeconds: message.ttlSeconds,
        headers: {
          Authorization: authorization(keys, endpoint.origin, contact, now),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(message.ttlSeconds),
          Urgency: message.urgency,
          Topic: topic,
        },
        body: seal(words, row),
      })
      await keepOutcome(subscription, outcome)
    }),
  )
  return true
}

/** 32 characters, whatever it is about: Apple refuses some lengths, and the service is told nothing by it. */
async function topicOf({ topic: { kind, thing } }: PushMessage, uid: string): Promise<string> {
  const mac = createHmac('sha256', await instanceKey('push-topics'))
  return mac.update(`${kind} ${thing} ${uid}`).digest().subarray(0, 24).toString('base64url')
}

/** False when somebody else has it, or had it and died. */
async function claim(uid: string, occasions: readonly string[], now: Date): Promise<boolean> {
  try {
    const batch = db.batch()
    for (const occasion of new Set(occasions)) batch.create(claimOf(uid, 'push', occasion), newClaim(uid, 'push', now))
    await batch.commit()
    return true
  } catch (error) {
    // gRPC's ALREADY_EXISTS.
    if ((error as { code?: number }).code === 6) return false
    throw error
  }
}

/** Writes down what the next message has to know; usually nothing. */
async function keepOutcome(subscription: Subscription, outcome: Awaited<ReturnType<typeof deliver>>): Promise<void> {
  const { reference, row } = subscription
  const isLast = outcome === 'refused' && row.refusals + 1 >= pushLimits.refusals
  if (outcome === 'gone' || isLast) await dropSubscription(subscription)
  else if (outcome === 'refused') await count(reference, FieldValue.increment(1))
  else if (outcome === 'sent' && row.refusals > 0) await count(reference, 0)
}

/** What was dropped meanwhile is not made again. */
async function count(reference: Subscription['reference'], refusals: number | FieldValue): Promise<void> {
  await reference.update({ refusals }).catch((error: { code?: number }) => {
    // gRPC's NOT_FOUND.
    if (error.code !== 5) throw error
  })
}

/** A mail with buttons, as if it had gone out. */
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { answerToken } from '@varanda/domain/digest/answer-button'
import { type Digest, digestLimits } from '@varanda/domain/digest/digest'
import { newId, newInviteToken } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

export interface Planted {
  digest: string
  capability: string
  tokens: string[]
}

export async function plantDigest(db: Firestore, uid: string, posts: string[], at = Date.now()): Promise<Planted> {
  const secret = newInviteToken()
  const digest = paths.digest(uid, newId())
  const until = Timestamp.fromMillis(at + digestLimits.keptMs)
  const stored: Digest = { day: '2026-11-22', at: Timestamp.fromMillis(at), posts, answered: {}, expiresAt: until }
  const capability = paths.capability(await capabilityIdOf(secret))
  await db.doc(digest).create(stored)
  await db.doc(capability).create({ kind: 'answer', owner: uid, thing: digest, until })
  return { digest, capability, tokens: posts.map((_, place) => answerToken({ secret, place })) }
}

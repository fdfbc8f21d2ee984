import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { inviteTokenOf } from '@varanda/domain/ids'
import type { Locale } from '@varanda/domain/locale'
import { memberSchema } from '@varanda/domain/member/member'
import { type NoticeTopic, noticeTopicNames } from '@varanda/domain/notice/topics'
import { paths } from '@varanda/domain/paths'
import { openCapability } from '../capability/open-capability.ts'
import { instanceKey } from '../instance/instance-key.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** What an address does to digests: no more of them, or no more words in them. */
export const digestAnswers = ['digest', 'digest-names'] as const
export type DigestAnswer = (typeof digestAnswers)[number]

/**
 * What an address stops: mails of one topic, something of digests, or, with neither, all of a member's notifications by
 * mail.
 */
export interface Stopped {
  uid: string
  topic?: NoticeTopic
  digest?: DigestAnswer
}

/** A link of a mail's foot; `topic` undefined for all. */
export interface UnsubscribeLink {
  topic?: NoticeTopic
  link: string
}

export const key = () => instanceKey('unsubscribe')

export const sign = (secret: string, words: string) => createHmac('sha256', secret).update(`unsubscribe ${words}`)

/**
 * The addresses that stop what a mail holds: of its one topic first, where it has one, since that is what a mail
 * program's button does. An address is one for each member and topic, whose token follows from a secret of the instance;
 * it stays good, because an old mail may be used.
 */
export async function unsubscribeLinks(
  site: string,
  uid: string,
  locale: Locale,
  topics: readonly NoticeTopic[],
): Promise<UnsubscribeLink[]> {
  const all = { link: await linkOf(site, locale, { uid }) }
  const each = await Promise.all(
    topics.map(async (topic) => ({ topic, link: await linkOf(site, locale, { uid, topic }) })),
  )
  return topics.length === 1 ? [...each, all] : [all, ...each]
}

/** The addresses of a digest's foot, made in the same way. */
export async function digestUnsubscribeLinks(
  site: string,
  uid: string,
  locale: Locale,
): Promise<{ stop: string; namesOnly: string }> {
  const stop = await linkOf(site, locale, { uid, digest: 'digest' })
  return { stop, namesOnly: await linkOf(site, locale, { uid, digest: 'digest-names' }) }
}

async function linkOf(site: string, locale: Locale, { uid, topic, digest }: Stopped): Promise<string> {
  const of = topic ?? digest
  const token = inviteTokenOf(sign(await key(), of ? `${uid} ${of}` : uid).digest())
  const thing = of ? `${paths.noticeWishes(uid)}#${of}` : paths.mailWishes(uid)
  const capability: Capability = { kind: 'unsubscribe', owner: uid, thing, until: null }
  await db.doc(paths.capability(await capabilityIdOf(token))).set(capability)
  return capabilityLink('unsubscribe', locale, token, site)
}

/** What a token stops; undefined for one that the instance did not make. */
export async function stoppedBy(token: unknown, address: string, now: Date): Promise<Stopped | undefined> {
  const thing = await openCapability('unsubscribe', token, address, now)
  if (thing === undefined) return typeof token === 'string' ? ofEarlierMail(token) : undefined
  const [path = '', name] = thing.split('#')
  const uid = path.split('/')[1]!
  const topic = noticeTopicNames.find((one) => one === name)
  const digest = digestAnswers.find((one) => one === name)
  return { uid, ...(topic && { topic }), ...(digest && { digest }) }
}

/** Mails from before there were capabilities hold the uid with a signature. */
async function ofEarlierMail(token: string): Promise<Stopped | undefined> {
  const [encoded = '', signature = ''] = token.split('.')
  const uid = Buffer.from(encoded, 'base64url').toString('utf8')
  if (!/^[^/]{1,128}$/.test(uid)) return undefined
  const expected = Buffer.from(sign(await key(), uid).digest('base64url'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { uid } : undefined
}

/** Whether nothing at all comes any more to whoever stops these: they read by mail alone. */
export async function endsAll({ uid, topic, digest }: Stopped): Promise<boolean> {
  if (topic || digest === 'digest-names') return false
  return read(memberSchema, await db.doc(paths.user(uid)).get())?.readsByMail === true
}

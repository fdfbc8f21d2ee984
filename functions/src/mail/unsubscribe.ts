import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { inviteTokenOf } from '@varanda/domain/ids'
import type { Locale } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { openCapability } from '../capability/open-capability.ts'
import { instanceKey } from '../instance/instance-key.ts'
import { db } from '../lib/app.ts'

const key = () => instanceKey('unsubscribe')

const sign = (secret: string, uid: string) => createHmac('sha256', secret).update(`unsubscribe ${uid}`)

/**
 * The address that stops a member's notifications by mail, and nothing else: one for each member, whose token follows
 * from a secret of the instance. It stays good, because an old mail may be used.
 */
export async function unsubscribeLink(site: string, uid: string, locale: Locale): Promise<string> {
  const token = inviteTokenOf(sign(await key(), uid).digest())
  const capability: Capability = { kind: 'unsubscribe', owner: uid, thing: paths.mailWishes(uid), until: null }
  await db.doc(paths.capability(await capabilityIdOf(token))).set(capability)
  return capabilityLink('unsubscribe', locale, token, site)
}

/** The path of the wishes that a token may change; undefined for one that the instance did not make. */
export async function wishesBehind(token: unknown, address: string, now: Date): Promise<string | undefined> {
  const found = await openCapability('unsubscribe', token, address, now)
  return found ?? (typeof token === 'string' ? await ofEarlierMail(token) : undefined)
}

/** Mails from before there were capabilities hold the uid with a signature. */
async function ofEarlierMail(token: string): Promise<string | undefined> {
  const [encoded = '', signature = ''] = token.split('.')
  const uid = Buffer.from(encoded, 'base64url').toString('utf8')
  if (!/^[^/]{1,128}$/.test(uid)) return undefined
  const expected = Buffer.from(sign(await key(), uid).digest('base64url'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? paths.mailWishes(uid) : undefined
}

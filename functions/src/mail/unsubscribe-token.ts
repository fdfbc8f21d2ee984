import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { instanceKey } from '../instance/instance-key.ts'

const key = () => instanceKey('unsubscribe')

const sign = (secret: string, uid: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${uid}`).digest('base64url')

/**
 * The address that stops a member's notifications by mail, and nothing else. It stays good: an old mail may be used.
 */
export async function unsubscribeLink(site: string, uid: string, locale: Locale): Promise<string> {
  const token = `${Buffer.from(uid).toString('base64url')}.${sign(await key(), uid)}`
  return `${site}${localizedPath(locale, '/unsubscribe')}?token=${token}`
}

/** Whose token this is; undefined for one that the instance did not make. */
export async function readUnsubscribeToken(token: string): Promise<string | undefined> {
  const [encoded = '', signature = ''] = token.split('.')
  const uid = Buffer.from(encoded, 'base64url').toString('utf8')
  if (!/^[^/]{1,128}$/.test(uid)) return undefined
  const expected = Buffer.from(sign(await key(), uid))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : undefined
}

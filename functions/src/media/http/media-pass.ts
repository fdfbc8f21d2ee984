import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Reader } from '../../http/reader.ts'
import { instanceKey } from '../../instance/instance-key.ts'

/**
 * What the session cookie holds: who looks, since when and until when, signed with a key of this instance that signs
 * nothing else. It is no token of the identity service, so that it opens `GET /media` and `GET /export` and
 * no other door, here or there. Its two parts are base64url, the first a JSON array of the fields of `Reader`.
 */
const fields = v.strictTuple([v.string(), v.number(), v.string(), v.number()])

export async function mediaPassFor({ uid, authTime, provider, expiresAt }: Reader): Promise<string> {
  const said: v.InferOutput<typeof fields> = [uid, authTime, provider, expiresAt]
  const text = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${text}.${(await signatureOf(text)).toString('base64url')}`
}

/** Undefined for one that is missing, forged or over. */
export async function readMediaPass(pass: string | undefined, now: Date): Promise<Reader | undefined> {
  const [text = '', signed = '', ...more] = pass?.split('.') ?? []
  if (more.length > 0 || pass === undefined || pass.length > 2048) return undefined
  const [actual, expected] = [Buffer.from(signed, 'base64url'), await signatureOf(text)]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const [uid, authTime, provider, expiresAt] = v.parse(fields, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return expiresAt * 1000 > now.getTime() ? { uid, authTime, provider, expiresAt } : undefined
}

async function signatureOf(text: string): Promise<Buffer> {
  return createHmac('sha256', await instanceKey('media-pass'))
    .update(text)
    .digest()
}

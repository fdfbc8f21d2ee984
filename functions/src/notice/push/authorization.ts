import { sign } from 'node:crypto'
import type { VapidKeys } from './vapid-keys.ts'

/** Services take at most 24 hours; one token is used for half of what it is good for, since Apple wants few of them. */
const goodSeconds = 12 * 60 * 60
const usedMs = (goodSeconds * 1000) / 2

const made = new Map<string, { header: string; until: number }>()

/** The `Authorization` header for a push service (RFC 8292): the same for hours. `origin` is that of the endpoint. */
export function authorization(keys: VapidKeys, origin: string, contact: string, now: Date): string {
  const name = `${origin} ${contact}`
  const last = made.get(name)
  if (last && last.until > now.getTime() && last.until - now.getTime() <= usedMs) return last.header
  const header = `vapid t=${token(keys, origin, contact, now)}, k=${keys.publicKey}`
  made.set(name, { header, until: now.getTime() + usedMs })
  return header
}

function token({ privateKey }: VapidKeys, aud: string, sub: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + goodSeconds
  const text = [
    { typ: 'JWT', alg: 'ES256' },
    { aud, exp, sub },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { authorization } from './authorization.ts'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const keys = { publicKey: 'key', privateKey }
const contact = 'https://casa.example'
const at = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours))
const ask = (origin: string, hours: number) => authorization(keys, origin, contact, at(hours))

it('is signed for one service, good for half a day and used for half of that', () => {
  const first = ask('https://web.push.apple.com', 0)
  const [, text = '', signature = ''] = /^vapid t=(\S+)\.(\S+), k=key$/.exec(first)!
  const proof = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(text), proof, Buffer.from(signature, 'base64url'))).toBe(true)
  const [head = '', claims = ''] = text.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://web.push.apple.com',
    sub: contact,
    exp: at(12).getTime() / 1000,
  })
  expect(ask('https://web.push.apple.com', 5)).toBe(first)
  expect(ask('https://fcm.googleapis.com', 5)).not.toBe(first)
  expect(ask('https://web.push.apple.com', 6)).not.toBe(first)
  // A clock that was put back.
  expect(ask('https://web.push.apple.com', -30)).not.toBe(first)
})

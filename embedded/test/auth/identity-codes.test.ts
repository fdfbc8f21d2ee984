/** Every refusal of the identity service, through Firebase's own SDK: what a person is then told. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { identityCodeOf, identityCodes } from '@varanda/domain/account/identity-codes'
import { auth as en } from '@varanda/domain/account/messages/en/auth'
import { auth as pt } from '@varanda/domain/account/messages/pt/auth'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What only a broken client or an administrator's program is told: nobody at a screen can do something about it. */
const unmet = [
  ...['ADMIN_ONLY_OPERATION', 'CREDENTIAL_MISMATCH', 'DUPLICATE_LOCAL_ID', 'INVALID_ARGUMENT', 'INVALID_CLAIMS'],
  ...[
    'INVALID_CONTINUE_URI',
    'INVALID_GRANT_TYPE',
    'INVALID_HASH_ALGORITHM',
    'INVALID_LOCAL_ID',
    'INVALID_REFRESH_TOKEN',
  ],
  ...['INVALID_PAGE_SELECTION', 'INVALID_REQ_TYPE', 'INVALID_SESSION_COOKIE_DURATION', 'MISSING_CONTINUE_URI'],
  ...['MISSING_EMAIL', 'MISSING_ID_TOKEN', 'MISSING_LOCAL_ID', 'MISSING_NEW_EMAIL', 'MISSING_OOB_CODE'],
  ...['MISSING_REFRESH_TOKEN', 'UNIMPLEMENTED'],
]

const source = readFileSync(new URL('../../src/auth/error.ts', import.meta.url), 'utf8')
const codes = [...source.slice(0, source.indexOf('const statuses')).matchAll(/^ {2}\| '([A-Z_]+)'/gm)].map(
  ([, code]) => code as string,
)

let said = ''
const service = createServer((_request, response) => {
  response.writeHead(400, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
  response.end(JSON.stringify({ error: { code: 400, message: said } }))
})
const app = initializeApp({ apiKey: 'key', projectId: 'demo' }, 'identity-codes')
const identity = initializeAuth(app, { persistence: inMemoryPersistence })

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  connectAuthEmulator(identity, `http://127.0.0.1:${port}`, { disableWarnings: true })
})
afterAll(async () => {
  await deleteApp(app)
  service.close()
})

async function codeFor(message: string) {
  said = message
  const error = await signInWithEmailAndPassword(identity, 'ana@example.org', 'secret').catch(
    (reason: unknown) => reason,
  )
  return identityCodeOf(error)
}

describe('what the identity service refuses', () => {
  it('is all known here', () => {
    expect(codes.length).toBeGreaterThan(30)
    expect(codes).toEqual(expect.arrayContaining(unmet))
  })

  it.each(codes.filter((code) => !unmet.includes(code)))('%s has a sentence of its own', async (code) => {
    expect(await codeFor(code)).not.toBe('unknown')
  })

  it('does not tell an unknown address from a wrong password, by either name', async () => {
    for (const { errors } of [pt, en]) {
      const sentences = new Set<string>()
      for (const message of ['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS']) {
        sentences.add(errors[await codeFor(message)])
      }
      expect([...sentences]).toEqual([errors['wrong-password']])
    }
  })

  it('has every code of the product’s error catalogue', () => {
    const catalogue = 'wrong-password user-not-found email-already-in-use invalid-credential too-many-requests'
    const rest = 'user-disabled user-token-expired network-request-failed unauthorized-domain popup-blocked'
    const last = 'popup-closed-by-user user-mismatch password-does-not-meet-requirements'
    expect(identityCodes).toEqual(expect.arrayContaining(`${catalogue} ${rest} ${last}`.split(' ')))
  })
})

/** Whatever is sent to identity is answered with a refusal, never with a defect. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpHandler } from '../../src/http/exchange.ts'
import { identityToolkitAdmin } from '../../src/protocols/identity-toolkit/admin.ts'
import { identityToolkit } from '../../src/protocols/identity-toolkit/public.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

const fields = [
  ...['idToken', 'email', 'password', 'displayName', 'photoUrl', 'deleteAttribute', 'oobCode', 'newPassword', 'token'],
  ...['requestType', 'localId', 'localIds', 'force', 'customAttributes', 'validSince', 'disableUser', 'emailVerified'],
  ...[
    'continueUrl',
    'returnOobLink',
    'deleteProvider',
    '__proto__',
    'constructor',
    'newEmail',
    'postBody',
    'autoCreate',
  ],
  ...['users', 'hashAlgorithm', 'signerKey', 'rounds', 'memoryCost', 'cpuMemCost', 'validDuration', 'identifier'],
]
const value = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.constantFrom(
    'a@example.com',
    '',
    'PASSWORD_RESET',
    'EMAIL_SIGNIN',
    'VERIFY_EMAIL',
    'SCRYPT',
    'a.b.c',
    '{}',
    'x'.repeat(5000),
    '\u0000',
    '\ud800',
    'avo',
  ),
  fc.array(fc.string()),
  fc.array(fc.record({ localId: fc.string(), email: fc.string(), passwordHash: fc.string(), salt: fc.string() })),
)
const body = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...fields), value).map((object) => JSON.stringify(object)) },
  fc.json(),
  fc.string(),
)
const publicCalls =
  'signUp signInWithPassword signInWithCustomToken signInWithEmailLink signInWithIdp createAuthUri lookup update delete sendOobCode resetPassword'
const adminCalls = ':lookup :update :delete :batchCreate :batchDelete :batchGet :sendOobCode'

async function answerTo(handler: HttpHandler, method: string, path: string, text: string, type = 'application/json') {
  const answer = await handler({
    method,
    url: new URL(`http://localhost${path}`),
    headers: { 'content-type': type, authorization: 'Bearer owner', 'x-firebase-locale': text.slice(0, 20) },
    body: Buffer.from(text),
    address: `198.51.100.${text.length % 200}`,
  })
  expect(answer).not.toBeNull()
  expect([200, 400, 429, 501], `${method} ${path} ${text}`).toContain(answer!.status)
  expect(() => JSON.parse(String(answer!.body))).not.toThrow()
}

it('in public', async () => {
  const handler = identityToolkit(server.auth)
  const call = fc.constantFrom(...publicCalls.split(' '), 'nothing', '__proto__', 'constructor', '')
  await fc.assert(
    fc.asyncProperty(call, body, (name, text) =>
      answerTo(handler, 'POST', `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=x`, text),
    ),
    { numRuns: 400 },
  )
})

it('at the door for fresh tokens', async () => {
  const handler = identityToolkit(server.auth)
  const form = fc.oneof(
    body,
    value.map((token) => `grant_type=refresh_token&refresh_token=${encodeURIComponent(JSON.stringify(token) ?? '')}`),
  )
  const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', '')
  await fc.assert(
    fc.asyncProperty(form, type, (text, contentType) =>
      answerTo(handler, 'POST', '/securetoken.googleapis.com/v1/token?key=x', text, contentType),
    ),
    { numRuns: 200 },
  )
})

it('on the admin plane', async () => {
  const handler = identityToolkitAdmin(server.auth)
  const call = fc.constantFrom('', ...adminCalls.split(' '), ':nothing')
  const method = fc.constantFrom('POST', 'GET')
  await fc.assert(
    fc.asyncProperty(method, call, body, (verb, name, text) =>
      answerTo(handler, verb, `/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts${name}`, text),
    ),
    { numRuns: 400 },
  )
})

it('takes a validSince that no clock can show for what it is: odd input', async () => {
  await server.auth.admin.create('clockless', {})
  const text = JSON.stringify({ localId: 'clockless', validSince: '9223372036854776000' })
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:update'
  await answerTo(identityToolkitAdmin(server.auth), 'POST', path, text)
})

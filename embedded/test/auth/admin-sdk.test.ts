/** firebase-admin/auth: importing from elsewhere, looking through everybody, session cookies, revoking. */
import { argon2Sync, createCipheriv, createHash, createHmac, pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth, type HashAlgorithmType, type UserImportOptions } from 'firebase-admin/auth'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsignedToken } from '../../src/functions/unsigned-token.ts'
import { innerHeaders } from '../../src/protocols/functions/inner-headers.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
let sdk: Auth
let people = 0
const password = 'quintal com sombra'
const network = '198.51.100.9'
beforeAll(async () => {
  server = await startIdentity()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(server.adminUrl).host
  sdk = getAuth(initializeApp({ projectId: 'demo-test' }, 'admin-sdk'))
})
afterAll(() => server.stop())
const person = () => server.auth.signIn.signUp(`admin${++people}@example.com`, password, null, network)

describe('importUsers', () => {
  const salt = randomBytes(12)
  const key = randomBytes(32)
  const salted = Buffer.concat([salt, Buffer.from(password)])
  const separator = Buffer.from([0x42])
  const firebaseScrypt = () => {
    const derived = scryptSync(password, Buffer.concat([salt, separator]), 32, { N: 2 ** 12, r: 8, p: 1 })
    return createCipheriv('aes-256-ctr', derived, Buffer.alloc(16)).update(key)
  }
  const twice = (name: string) => createHash(name).update(createHash(name).update(salted).digest()).digest()
  const hashes: [UserImportOptions['hash'], Buffer][] = [
    [{ algorithm: 'SCRYPT', key, saltSeparator: separator, rounds: 8, memoryCost: 12 }, firebaseScrypt()],
    [
      { algorithm: 'STANDARD_SCRYPT', memoryCost: 1024, parallelization: 2, blockSize: 8, derivedKeyLength: 64 },
      scryptSync(password, salt, 64, { N: 1024, r: 8, p: 2 }),
    ],
    [{ algorithm: 'PBKDF2_SHA256', rounds: 1000 }, pbkdf2Sync(password, salt, 1000, 32, 'sha256')],
    [{ algorithm: 'PBKDF_SHA1', rounds: 1000 }, pbkdf2Sync(password, salt, 1000, 20, 'sha1')],
    [{ algorithm: 'HMAC_SHA256', key }, createHmac('sha256', key).update(password).update(salt).digest()],
    [{ algorithm: 'HMAC_SHA512', key }, createHmac('sha512', key).update(password).update(salt).digest()],
    [{ algorithm: 'SHA256', rounds: 2 }, twice('sha256')],
    [{ algorithm: 'MD5', rounds: 0 }, createHash('md5').update(salted).digest()],
  ]

  it.each(hashes)(
    'takes passwords of $algorithm, and makes them ours at the first sign-in',
    async (hash, passwordHash) => {
      const uid = `from-${hash.algorithm}`
      const email = `${uid}@Example.com`
      const record = { uid, email, passwordHash, passwordSalt: salt, displayName: 'Vó', customClaims: { role: 'user' } }
      expect(await sdk.importUsers([record], { hash })).toMatchObject({ successCount: 1, failureCount: 0 })
      await expect(server.auth.signIn.withPassword(email, 'not this', network)).rejects.toMatchObject({
        code: 'INVALID_LOGIN_CREDENTIALS',
      })
      for (const _ of [1, 2]) {
        const { account } = await server.auth.signIn.withPassword(email, password, network)
        expect(account).toMatchObject({ uid, email: email.toLowerCase(), displayName: 'Vó', claims: { role: 'user' } })
        expect(account.passwordHash).toMatch(/^\$argon2id\$/)
      }
    },
  )

  /** The Admin SDK does not know ARGON2: asked as a program without it asks. */
  const batchCreate = async (body: object) => {
    const answer = await fetch(
      `${server.adminUrl}/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchCreate`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    return { status: answer.status, body: (await answer.json()) as { error?: { index: number }[] } }
  }
  const argon2Parameters = {
    ...{ hashType: 'ARGON2_ID', memoryCostKib: 64, iterations: 2, parallelism: 2, hashLengthBytes: 32 },
    associatedData: Buffer.from('casa').toString('base64url'),
  }

  it('takes passwords of ARGON2, and makes them ours at the first sign-in', async () => {
    const hash = argon2Sync('argon2id', {
      ...{ message: Buffer.from(password), nonce: salt, memory: 64, passes: 2, parallelism: 2, tagLength: 32 },
      associatedData: Buffer.from('casa'),
    })
    const email = 'argon2@example.com'
    const passwordHash = hash.toString('base64url')
    const users = [
      { localId: 'from-argon2', email, passwordHash, salt: salt.toString('base64url'), emailLinkSignin: true },
      { localId: 'unsalted', email: 'unsalted@example.com', passwordHash, salt: 'YQ' },
    ]
    const taken = await batchCreate({ hashAlgorithm: 'ARGON2', argon2Parameters, users, allowOverwrite: true })
    expect(taken).toMatchObject({ status: 200, body: { error: [{ index: 1 }] } })
    await expect(server.auth.signIn.withPassword(email, 'not this', network)).rejects.toMatchObject({
      code: 'INVALID_LOGIN_CREDENTIALS',
    })
    for (const _ of [1, 2]) {
      const { account } = await server.auth.signIn.withPassword(email, password, network)
      expect(account).toMatchObject({ uid: 'from-argon2', emailLink: true })
      expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
    }
  })

  it.each([
    ['memoryCostKib', 32_769],
    ['memoryCostKib', 15],
    ['iterations', 17],
    ['parallelism', 17],
    ['hashLengthBytes', 1025],
    ['version', 'VERSION_10'],
    ['hashType', 'ARGON2_X'],
  ])('refuses ARGON2 with a %s of %s', async (name, value) => {
    const users = [{ localId: 'costly', email: 'costly@example.com', passwordHash: 'aGFzaA', salt: 'c2FsdHNhbHQ' }]
    const parameters = { ...argon2Parameters, [name]: value }
    const refused = await batchCreate({ hashAlgorithm: 'ARGON2', argon2Parameters: parameters, users })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(`argon2Parameters.${name}`)
    expect(server.auth.accounts.byUid('costly')).toBeNull()
  })

  it('refuses by name what it could not verify', async () => {
    const record = { uid: 'b', email: 'b@example.com', passwordHash: Buffer.from('$2b$10$x'), passwordSalt: salt }
    await expect(sdk.importUsers([record], { hash: { algorithm: 'BCRYPT' as HashAlgorithmType } })).rejects.toThrow(
      /BCRYPT/,
    )
    expect(server.auth.accounts.byUid('b')).toBeNull()
  })

  it('takes what it can and tells the rest by index', async () => {
    const { account } = await person()
    const result = await sdk.importUsers([
      { uid: 'moved-1', email: 'moved1@example.com', metadata: { creationTime: 'Tue, 01 Feb 2022 03:04:05 GMT' } },
      { uid: 'moved-2', email: account.email! },
      { uid: 'moved-3', phoneNumber: '+5511999999999' },
      { uid: 'moved-4', providerData: [{ providerId: 'google.com', uid: 'g-4', email: 'g4@example.com' }] },
    ])
    expect(result).toMatchObject({ successCount: 2, failureCount: 2 })
    expect(result.errors.map(({ index }) => index)).toEqual([1, 2])
    expect((await sdk.getUser('moved-1')).metadata.creationTime).toBe('Tue, 01 Feb 2022 03:04:05 GMT')
    expect((await sdk.getUser('moved-4')).providerData).toMatchObject([{ providerId: 'google.com', uid: 'g-4' }])
  })
})

it('lists everybody in pages, each once', async () => {
  for (let n = 0; n < 5; n += 1) await sdk.createUser({ uid: `paged-${n}` })
  const seen: string[] = []
  let token: string | undefined
  do {
    const page = await sdk.listUsers(3, token)
    seen.push(...page.users.map(({ uid }) => uid))
    token = page.pageToken
  } while (token)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((uid) => uid.startsWith('paged-'))).toHaveLength(5)
})

it('holds claims of 1,000 characters and refuses one more', async () => {
  const { account } = await person()
  const room = 1000 - '{"a":""}'.length
  await sdk.setCustomUserClaims(account.uid, { a: 'x'.repeat(room) })
  await expect(sdk.setCustomUserClaims(account.uid, { a: 'x'.repeat(room + 1) })).rejects.toMatchObject({
    code: 'auth/claims-too-large',
  })
  // Past the SDK's own check, too.
  await expect(server.auth.admin.update(account.uid, {})).resolves.toMatchObject({ claims: { a: 'x'.repeat(room) } })
})

it('makes accounts whose first sign-in is of its own second, not of one to come', async () => {
  for (let n = 0; n < 3; n += 1) {
    const email = `made${n}@example.com`
    await sdk.createUser({ email, password })
    const { idToken } = await server.auth.signIn.withPassword(email, password, network)
    expect(decodeJwt(idToken).auth_time).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
  }
})

it('verifyIdToken(…, true) takes a token whose sign-in was revoked for what it is', async () => {
  const { account, idToken } = await person()
  // Inside functions the SDK sees the unsigned twin; see inner-headers.ts.
  const twin = unsignedToken(decodeJwt(idToken))
  expect((await sdk.verifyIdToken(twin, true)).uid).toBe(account.uid)
  await sdk.revokeRefreshTokens(account.uid)
  await expect(sdk.verifyIdToken(twin, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' })
  expect(await server.auth.verifier.verify(idToken)).toBeNull()
})

describe('session cookies', () => {
  const hour = 60 * 60 * 1000
  /** What a function would see of a browser that sends this cookie. */
  async function seenByFunctions(cookie: string): Promise<string | undefined> {
    const request = {
      method: 'GET',
      url: new URL(server.url),
      headers: { cookie: `__session=${cookie}` },
      body: Buffer.alloc(0),
      address: network,
    }
    return (await innerHeaders(request, server.auth.verifier))?.headers.cookie?.slice('__session='.length)
  }

  it('are made of an ID token, outlive it, and end with its sign-in', async () => {
    const { account, idToken } = await person()
    const cookie = await sdk.createSessionCookie(idToken, { expiresIn: 24 * hour })
    expect(decodeProtectedHeader(cookie).alg).toBe('RS256')
    expect(await sdk.verifySessionCookie((await seenByFunctions(cookie))!, true)).toMatchObject({
      uid: account.uid,
      iss: 'https://session.firebase.google.com/demo-test',
    })
    server.clock.offsetMs = 23 * hour
    expect(await server.auth.verifier.verify(idToken)).toBeNull()
    expect(await server.auth.verifier.verifySessionCookie(cookie)).toMatchObject({ uid: account.uid })
    server.clock.offsetMs = 25 * hour
    expect(await server.auth.verifier.verifySessionCookie(cookie)).toBeNull()
    server.clock.offsetMs = 0
    await server.auth.keys.rotate('session-cookie')
    expect(await server.auth.verifier.verifySessionCookie(cookie)).not.toBeNull()
    await sdk.revokeRefreshTokens(account.uid)
    expect(await server.auth.verifier.verifySessionCookie(cookie)).toBeNull()
    expect(await seenByFunctions(cookie)).toBeUndefined()
  })

  it('are no ID tokens, and ID tokens are none of them', async () => {
    const { idToken } = await person()
    const cookie = await sdk.createSessionCookie(idToken, { expiresIn: hour })
    expect(await server.auth.verifier.verify(cookie)).toBeNull()
    expect(await server.auth.verifier.verifySessionCookie(idToken)).toBeNull()
    await expect(server.auth.self.account(cookie)).rejects.toMatchObject({ code: 'INVALID_ID_TOKEN' })
  })

  it('are not made of anything that nobody signed, nor for other times than Firebase allows', async () => {
    const { idToken } = await person()
    const unsigned = unsignedToken(decodeJwt(idToken))
    await expect(sdk.createSessionCookie(unsigned, { expiresIn: hour })).rejects.toMatchObject({
      code: 'auth/invalid-id-token',
    })
    for (const seconds of [299, 14 * 24 * 3600 + 1, Number.NaN]) {
      await expect(server.auth.sessionCookies.create(idToken, seconds)).rejects.toMatchObject({
        code: 'INVALID_SESSION_COOKIE_DURATION',
      })
    }
  })
})

describe('keys', () => {
  it('are replaced after three months while the server runs, and old tokens live out their time', async () => {
    const { idToken, refreshToken } = await person()
    const kid = decodeProtectedHeader(idToken).kid
    server.clock.offsetMs = 91 * 24 * 60 * 60 * 1000
    try {
      const late = await server.auth.signIn.withPassword(`admin${people}@example.com`, password, network)
      await expect.poll(() => server.auth.keys.signing('id-token').kid).not.toBe(kid)
      expect(await server.auth.verifier.verify(late.idToken)).not.toBeNull()
      const next = await server.auth.signIn.withPassword(`admin${people}@example.com`, password, network)
      const published = server.auth.keys.jwks('id-token').keys.map((key) => key.kid)
      expect(published).toEqual([kid, decodeProtectedHeader(next.idToken).kid])
      await expect(server.auth.signIn.refresh(refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    } finally {
      server.clock.offsetMs = 0
    }
  })
})

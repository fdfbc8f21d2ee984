import { randomBytes } from 'node:crypto'
import { cert, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isEmail } from '../../src/auth/account.ts'
import { gate } from '../../src/auth/gate.ts'
import { hashPassword, matchesPassword } from '../../src/auth/passwords/password-hash.ts'
import { throttle, type Window } from '../../src/auth/passwords/throttle.ts'
import { authMigrations } from '../../src/auth/schema.ts'
import { parseClaims } from '../../src/auth/tokens/claims.ts'
import { serviceAccountEmail } from '../../src/auth/tokens/custom-token.ts'
import { openKeyRing } from '../../src/auth/tokens/keys.ts'
import { openDatabase } from '../../src/sqlite/database.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())
const password = 'quintal com sombra'
let addresses = 0
const elsewhere = () => `198.51.100.${++addresses}`

describe('passwords', () => {
  it('are kept as argon2id at the parameters OWASP gives', async () => {
    const stored = await hashPassword(password)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await hashPassword(password)).not.toBe(stored)
    expect(await matchesPassword(password, stored)).toBe(true)
    expect(await matchesPassword(`${password} `, stored)).toBe(false)
    expect(await matchesPassword(password, 'fakeHash:salt=a:password=b')).toBe(false)
    expect(await matchesPassword('a\u0303', await hashPassword('\u00e3'))).toBe(true)
  })

  it('cost the same for an address that nobody has', async () => {
    const email = 'known@example.com'
    await server.auth.signIn.signUp(email, password, null, elsewhere())
    const time = async (address: string) => {
      const begun = performance.now()
      await server.auth.signIn.withPassword(address, 'wrong one', elsewhere()).catch(() => {})
      return performance.now() - begun
    }
    const rounds = Array.from({ length: 5 })
    const median = (times: number[]) => times.sort((a, b) => a - b)[2]!
    const known: number[] = []
    const unknown: number[] = []
    for (const _ of rounds) {
      known.push(await time(email))
      unknown.push(await time(`nobody${addresses}@example.com`))
    }
    expect(median(unknown)).toBeGreaterThan(median(known) / 3)
    expect(median(unknown)).toBeLessThan(median(known) * 3)
  })

  it('are hashed two at a time, fifty wait, the rest is turned away', async () => {
    const doors = gate(2, 3, () => new Error('full'))
    let running = 0
    let most = 0
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        doors.run(async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 5))
          running -= 1
        }),
      ),
    )
    expect(most).toBe(2)
    expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')])
    await expect(doors.run(async () => 'again')).resolves.toBe('again')
  })

  it('wait in places of which one asker has a few', async () => {
    const doors = gate(1, 6, () => new Error('full'))
    const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 5))
    const of = (asker: string) => doors.run(work, [{ asker, waiting: 2 }])
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => of('greedy')),
      of('other'),
      of('other'),
    ])
    const said = results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))
    expect(said).toEqual(['done', 'done', 'done', 'full', 'full', 'done', 'done'])
    expect(await of('greedy')).toBe('done')
  })

  it('are not chosen so often by one account, however it asks, that others cannot sign in', async () => {
    const email = 'restless@example.com'
    const greedy = await server.auth.signIn.signUp(email, password, null, elsewhere())
    await server.auth.signIn.signUp('patient@example.com', password, null, elsewhere())
    const choose = () => server.auth.self.linkPassword(greedy.idToken, email, password, elsewhere())
    const choices = Promise.allSettled(Array.from({ length: 100 }, choose))
    const signedIn = await Promise.allSettled(
      Array.from({ length: 9 }, () => server.auth.signIn.withPassword('patient@example.com', password, elsewhere())),
    )
    expect(signedIn.map(({ status }) => status)).toEqual(Array(9).fill('fulfilled'))
    const codes = (await choices).map((one) => (one.status === 'fulfilled' ? 'in' : one.reason.code))
    expect(new Set(codes)).toEqual(new Set(['in', 'TOO_MANY_ATTEMPTS_TRY_LATER']))
    expect(codes.filter((code) => code === 'in').length).toBeLessThanOrEqual(10)
    await expect(choose()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    await expect(server.auth.self.changePassword(greedy.idToken, password, elsewhere())).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    })
    server.clock.offsetMs = 5 * 60_000 - 20_000
    const { idToken } = await server.auth.signIn.withPassword(email, password, elsewhere())
    server.clock.offsetMs = 5 * 60_000
    try {
      await server.auth.self.changePassword(idToken, 'rede na varanda', elsewhere())
    } finally {
      server.clock.offsetMs = 0
    }
  })

  it('are chosen sixty times in five minutes in one network', async () => {
    const network = elsewhere()
    const choose = async (n: number) => {
      const email = `household${n}@example.com`
      const account = await server.auth.admin.create(undefined, { email })
      const { idToken } = await server.auth.signIn.begin(account, 'password')
      return server.auth.self.linkPassword(idToken, email, password, network)
    }
    for (let n = 0; n < 60; n += 1) await choose(n)
    await expect(choose(60)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  })
})

describe('throttling', () => {
  it('stops a guesser in one network, not the owner in another', async () => {
    const email = 'guessed@example.com'
    await server.auth.signIn.signUp(email, password, null, elsewhere())
    const guesser = elsewhere()
    const guesses = Array.from({ length: 14 }, () => server.auth.signIn.withPassword(email, 'wrong', guesser))
    const codes = (await Promise.allSettled(guesses)).map((result) =>
      result.status === 'rejected' ? result.reason.code : 'in',
    )
    expect(codes.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(4)
    await expect(server.auth.signIn.withPassword(email, password, guesser)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    })
    await server.auth.signIn.withPassword(email, password, elsewhere())
  })

  it('does not count the owner, however often', async () => {
    const email = 'busy@example.com'
    const address = elsewhere()
    await server.auth.signIn.signUp(email, password, null, address)
    for (let time = 0; time < 12; time += 1) await server.auth.signIn.withPassword(email, password, address)
  })

  it('sends five messages an hour to one address, known or not', async () => {
    for (const email of ['guessed@example.com', 'never-heard-of@example.com']) {
      for (let time = 0; time < 5; time += 1) await server.auth.passwordReset.send(email, {}, elsewhere())
      await expect(server.auth.passwordReset.send(email, {}, elsewhere())).rejects.toMatchObject({
        code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      })
    }
  })

  it('forgets when its window is over', () => {
    let now = 0
    const limits = throttle(() => now)
    const keys: [string, { attempts: number; windowMs: number }][] = [['k', { attempts: 1, windowMs: 100 }]]
    limits.count(keys)
    expect(() => limits.require(keys)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER')
    now = 100
    limits.require(keys)
  })

  it('keeps a key of any length as short as another, and no window that is over', () => {
    let now = 0
    const windows = new Map<string, Window>()
    const limits = throttle(() => now, windows)
    const count = (key: string, windowMs: number) => limits.count([[key, { attempts: 1, windowMs }]])
    const long = `sign-in ${'a'.repeat(1_000_000)}`
    count(long, 10 * 60_000)
    expect(() => limits.require([[long, { attempts: 1, windowMs: 1 }]])).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER')
    for (let key = 0; key < 1000; key += 1) count(`${key}`, 60_000)
    expect([windows.size, Math.max(...[...windows.keys()].map((key) => key.length))]).toEqual([1001, 43])
    now = 2 * 60_000
    count('next', 60_000)
    expect(windows.size).toBe(2)
    limits.require([['0', { attempts: 1, windowMs: 1 }]])
  })

  it('remembers nobody who is no address', async () => {
    const network = elsewhere()
    const sign = (email: string) => server.auth.signIn.withPassword(email, password, network)
    for (let time = 0; time < 12; time += 1) {
      await expect(sign('a'.repeat(100_000))).rejects.toMatchObject({ code: 'INVALID_EMAIL' })
    }
  })
})

describe('what a caller sends', () => {
  const long = 'a'.repeat(100_000)
  it.each([
    ['signInWithPassword', { email: long, password: 'x' }],
    ['signInWithPassword', { email: 'a@example.com', password: long }],
    ['signUp', { email: long, password: 'x' }],
    ['signUp', { email: 'a@example.com', password: long }],
    ['signUp', { email: 'a@example.com', password, idToken: long }],
    ['signInWithCustomToken', { token: long }],
    ['signInWithEmailLink', { email: long, oobCode: 'x' }],
    ['signInWithEmailLink', { email: 'a@example.com', oobCode: long }],
    ['signInWithEmailLink', { email: 'a@example.com', oobCode: 'x', idToken: long }],
    ['signInWithIdp', { postBody: long }],
    ['signInWithIdp', { postBody: '', idToken: long }],
    ['sendOobCode', { requestType: long }],
    ['sendOobCode', { requestType: 'PASSWORD_RESET', email: long }],
    ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'a@example.com', continueUrl: long }],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: long }],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: long }],
    ['resetPassword', { oobCode: long }],
    ['resetPassword', { oobCode: 'x', newPassword: long }],
    ['update', { idToken: long }],
    ['update', { idToken: 'x', password: long }],
    ['update', { idToken: 'x', email: long }],
    ['update', { oobCode: long }],
    ['update', { idToken: 'x', deleteProvider: [long] }],
    ['update', { idToken: 'x', deleteAttribute: Array(1000).fill('x') }],
    ['lookup', { idToken: long }],
  ])('has an end: accounts:%s %#', async (operation, body) => {
    const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`, {
      method: 'POST',
      headers: { 'x-forwarded-for': elsewhere() },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(/^INVALID_ARGUMENT/)
  })

  it('has an end: a refresh token', async () => {
    const answer = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=x`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: long }),
    })
    expect([answer.status, ((await answer.json()) as { error: { message: string } }).error.message]).toEqual([
      400,
      'INVALID_REFRESH_TOKEN',
    ])
  })
})

describe('accounts', () => {
  it('are made once, even by many at the same moment', async () => {
    const tries = Array.from({ length: 10 }, () =>
      server.auth.signIn.signUp('race@example.com', password, null, elsewhere()),
    )
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.filter((one) => one.status === 'rejected' && one.reason.code === 'EMAIL_EXISTS')).toHaveLength(9)
  })

  it.each([
    ['too short', 'curta'],
    ['too long', 'x'.repeat(5_000)],
  ])('are told of to nobody who asks with a password that is %s', async (_, wrong) => {
    const known = 'told-of@example.com'
    const ask = async (email: string) => {
      const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: wrong, returnSecureToken: true }),
      })
      return { status: answer.status, body: await answer.text() }
    }
    await server.auth.signIn.signUp(known, password, null, elsewhere()).catch(() => {})
    const answers = [await ask(known), await ask('told-of-nobody@example.com')]
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 400, body: expect.stringContaining('PASSWORD') })
  })

  it.each([
    ['ana@example.com', true],
    ['ana+tag@sub.example.com.br', true],
    ['ção@exemplo.com.br', true],
    ['ana', false],
    ['ana@example', false],
    ['ana@@example.com', false],
    ['ana@example.com\r\nBcc: x@example.com', false],
    ['Ana <ana@example.com>', false],
    ['ana@example.com,bia@example.com', false],
    [`${'a'.repeat(250)}@example.com`, false],
  ])('with the address %j: %s', (email, expected) => {
    expect(isEmail(email)).toBe(expected)
  })

  it('carry custom claims of at most 1,000 characters, without reserved names', () => {
    expect(parseClaims('{"role":"admin"}')).toEqual({ role: 'admin' })
    for (const bad of ['[]', 'null', '3', '{', '{"sub":"x"}', '{"firebase":{}}', `{"a":"${'x'.repeat(1000)}"}`]) {
      expect(() => parseClaims(bad), bad).toThrow('INVALID_CLAIMS')
    }
  })

  it('cannot be given claims that change who the token is for', async () => {
    const { account } = await server.auth.signIn.signUp('claims@example.com', password, null, elsewhere())
    await server.auth.admin.update(account.uid, { claims: { sub: 'admin', aud: 'x', role: 'user' } })
    const { idToken } = await server.auth.signIn.withPassword('claims@example.com', password, elsewhere())
    expect(await server.auth.verifier.verify(idToken)).toMatchObject({ uid: account.uid, token: { role: 'user' } })
  })
})

describe('custom tokens', () => {
  const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  /** As the Admin SDK makes them, `age` seconds ago. */
  const tokenFor = (uid: string, age = 0) => {
    const email = serviceAccountEmail('demo-test')
    const iat = Math.floor((Date.now() + server.clock.offsetMs) / 1000) - age
    return new SignJWT({ iss: email, sub: email, aud: audience, iat, exp: iat + 3600, uid })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(server.auth.keys.signing('service-account').privateKey)
  }
  const enter = (token: string) => server.auth.signIn.withCustomToken(token)
  const refused = { code: 'INVALID_CUSTOM_TOKEN' }

  it('live five minutes, whatever they say, and make an account as often as they come', async () => {
    await expect(enter(await tokenFor('waited', 310))).rejects.toMatchObject(refused)
    const token = await tokenFor('waits', 290)
    expect(await enter(token)).toMatchObject({ isNewUser: true })
    expect(await enter(token)).toMatchObject({ isNewUser: false })
  })

  it('from before every sign-in was ended open nothing; one that is made right afterwards does', async () => {
    const { account } = await enter(await tokenFor('left-everywhere', 30))
    const early = await tokenFor(account.uid, 10)
    await server.auth.admin.update(account.uid, { validSince: Math.floor(Date.now() / 1000) })
    await expect(enter(early)).rejects.toMatchObject(refused)
    const { idToken } = await enter(await tokenFor(account.uid))
    expect(await server.auth.verifier.verify(idToken)).not.toBeNull()
  })

  it('do not bring a deleted account back, whoever deleted it; once they are over, its uid is free', async () => {
    const one = await enter(await tokenFor('deleted'))
    const kept = await tokenFor('deleted')
    await server.auth.self.delete(one.idToken)
    await expect(enter(kept)).rejects.toMatchObject(refused)
    await expect(enter(await tokenFor('deleted'))).rejects.toMatchObject(refused)
    await enter(await tokenFor('taken'))
    const [alsoKept] = [await tokenFor('taken'), await server.auth.admin.delete('taken')]
    await expect(enter(alsoKept)).rejects.toMatchObject(refused)
    await server.auth.admin.create('taken', {})
    expect(await enter(await tokenFor('taken'))).toMatchObject({ isNewUser: false })
    server.clock.offsetMs = 6 * 60_000
    try {
      expect(await enter(await tokenFor('deleted'))).toMatchObject({ isNewUser: true })
    } finally {
      server.clock.offsetMs = 0
    }
  })

  it('of our service account sign in, and make the account', async () => {
    const key = server.auth.keys.signing('service-account')
    const before = process.env.FIREBASE_AUTH_EMULATOR_HOST
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST
    const app = initializeAdmin(
      {
        credential: cert({
          projectId: 'demo-test',
          clientEmail: serviceAccountEmail('demo-test'),
          privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        }),
      },
      'signing',
    )
    const sdk = getAdminAuth(app)
    if (before) process.env.FIREBASE_AUTH_EMULATOR_HOST = before
    const token = await sdk.createCustomToken('by-custom', { kiosk: true })
    const session = await server.auth.signIn.withCustomToken(token)
    expect(session).toMatchObject({ isNewUser: true, account: { uid: 'by-custom' } })
    const refreshed = await server.auth.signIn.refresh(session.refreshToken)
    expect((await server.auth.verifier.verify(refreshed.idToken))?.token).toMatchObject({
      kiosk: true,
      firebase: { sign_in_provider: 'custom' },
    })
  })

  it('of anybody else, or too old, do not', async () => {
    const email = serviceAccountEmail('demo-test')
    const seconds = Math.floor(Date.now() / 1000)
    const claims = { iss: email, sub: email, aud: audience, iat: seconds, exp: seconds + 3600, uid: 'x' }
    const key = server.auth.keys.signing('service-account').privateKey
    const sign = (more: object, by = key) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256' }).sign(by)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const bad = [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(randomBytes(32)),
      await sign({}, server.auth.keys.signing('id-token').privateKey),
      await sign({ exp: seconds - 10 }),
      await sign({ iat: seconds - 7200, exp: seconds + 99_999 }),
      await sign({ aud: 'other' }),
      await sign({ iss: 'other' }),
      await sign({ uid: '' }),
      await sign({ claims: { sub: 'y' } }),
    ]
    for (const token of bad) {
      await expect(server.auth.signIn.withCustomToken(token)).rejects.toMatchObject({ code: 'INVALID_CUSTOM_TOKEN' })
    }
  })
})

describe('signing keys', () => {
  it('rotate without signing anybody out, and an old one ends', async () => {
    const { idToken } = await server.auth.signIn.signUp('keys@example.com', password, null, elsewhere())
    await server.auth.keys.rotate('id-token')
    const next = await server.auth.signIn.withPassword('keys@example.com', password, elsewhere())
    expect(decodeProtectedHeader(next.idToken).kid).not.toBe(decodeProtectedHeader(idToken).kid)
    expect(await server.auth.verifier.verify(idToken)).not.toBeNull()
    expect(server.auth.keys.jwks('id-token').keys).toHaveLength(2)
    server.clock.offsetMs = 3 * 60 * 60 * 1000
    expect(server.auth.keys.jwks('id-token').keys).toHaveLength(1)
    expect(await server.auth.verifier.verify(idToken)).toBeNull()
    expect(await server.auth.untilExpiry.verify(idToken)).toBeNull()
    server.clock.offsetMs = 0
  })

  it('are renewed at the first start after three months, and the service account keeps its own', async () => {
    const database = openDatabase(':memory:')
    database.migrate('auth', authMigrations)
    let now = Date.now()
    const first = await openKeyRing(database, () => now)
    const [firstKey, firstAccount] = [first.signing('id-token').kid, first.signing('service-account').kid]
    now += 91 * 24 * 60 * 60 * 1000
    const second = await openKeyRing(database, () => now)
    expect(second.signing('id-token').kid).not.toBe(firstKey)
    expect(second.verifying('id-token', firstKey)).not.toBeNull()
    expect(second.signing('service-account').kid).toBe(firstAccount)
    now += 3 * 60 * 60 * 1000
    await second.rotate('id-token')
    expect(second.jwks('id-token').keys).toHaveLength(2)
    expect(database.sql.prepare("SELECT COUNT(*) AS n FROM auth_keys WHERE purpose = 'id-token'").get()).toEqual({
      n: 2,
    })
    await database.close()
  })
})

it('answers 429 when too many wait for a password to be hashed, and goes on afterwards', async () => {
  const ask = (n: number) =>
    fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
      body: JSON.stringify({ email: `storm${n}@example.com`, password: 'not this one' }),
    }).then(async (answer) => [answer.status, ((await answer.json()) as { error: { message: string } }).error.message])
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(n)))
  const refused = answers.filter(([status]) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(([, message]) => message))).toEqual(new Set(['TOO_MANY_ATTEMPTS_TRY_LATER']))
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(52)
  expect(await ask(200)).toEqual([400, 'INVALID_LOGIN_CREDENTIALS'])
})

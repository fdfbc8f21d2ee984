import { createHmac, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serviceAccountEmail } from '../src/auth/tokens/custom-token.ts'
import type { HttpRequest } from '../src/http/exchange.ts'
import { openMailer } from '../src/mail/mailer.ts'
import { adminCaller } from '../src/server/callers.ts'
import { start } from '../src/server.ts'
import { openDatabase } from '../src/sqlite/database.ts'
import { fixtureRoot, openInstance, type TestInstance } from './support/instance.ts'

let instance: TestInstance
beforeAll(async () => {
  instance = await openInstance({ outbox: true })
})
afterAll(() => instance.close())

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a token that is not ours', () => {
  async function forgeries(): Promise<[string, string][]> {
    const { idToken } = await instance.person('victim')
    const claims = decodeJwt(idToken)
    const [head, body, signature] = idToken.split('.') as [string, string, string]
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string }
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const own = instance.server.auth.keys.signing('id-token').privateKey
    const sign = (payload: object, key = own, more: object = {}) =>
      new SignJWT({ ...claims, ...payload }).setProtectedHeader({ ...header, ...more }).sign(key)
    const seconds = Math.floor(Date.now() / 1000)
    const publicPem = instance.server.auth.keys.signing('id-token').publicKey.export({ type: 'spki', format: 'pem' })
    const hmacHead = base64({ ...header, alg: 'HS256' })
    const hmac = createHmac('sha256', publicPem).update(`${hmacHead}.${body}`).digest('base64url')
    const jwk = foreign.publicKey.export({ format: 'jwk' })
    const serviceKey = instance.server.auth.keys.signing('service-account')
    return [
      ['the admin plane’s word', 'owner'],
      ['a Google-like access token', 'ya29.a0AfH6SMB'],
      ['nothing', ''],
      ['alg none', `${base64({ alg: 'none', typ: 'JWT' })}.${body}.`],
      ['alg None with its signature', `${base64({ ...header, alg: 'None' })}.${body}.${signature}`],
      ['HS256 with the public key', `${hmacHead}.${body}.${hmac}`],
      ['a foreign key under our kid', await sign({}, foreign.privateKey)],
      ['a foreign key brought along as jwk', await sign({}, foreign.privateKey, { jwk, kid: 'mine' })],
      ['a foreign key behind jku', await sign({}, foreign.privateKey, { jku: 'http://127.0.0.1:1/jwks', kid: 'mine' })],
      ['a kid that is a path', await sign({}, own, { kid: '../../dev/null' })],
      ['a kid that is SQL', await sign({}, own, { kid: "' OR 1=1 --" })],
      ['the service account’s key', await sign({}, serviceKey.privateKey, { kid: serviceKey.kid })],
      ['expired', await sign({ exp: seconds - 1, iat: seconds - 3601 })],
      ['not yet valid', await sign({ nbf: seconds + 600 })],
      ['another audience', await sign({ aud: 'other-project' })],
      ['another issuer', await sign({ iss: 'https://securetoken.google.com/other-project' })],
      ['an unknown person', await sign({ sub: 'nobody', user_id: 'nobody' })],
      ['an empty subject', await sign({ sub: '' })],
      ['before the last sign-out', await sign({ auth_time: 1 })],
      ['altered', `${head}.${base64({ ...claims, sub: 'someone-else' })}.${signature}`],
      ['truncated', idToken.slice(0, -20)],
      ['a custom token', await new SignJWT({ uid: 'victim' }).setProtectedHeader({ alg: 'RS256' }).sign(own)],
    ]
  }

  it('opens neither Firestore nor functions nor the account', async () => {
    const documents = `${instance.server.url}/v1/projects/varanda/databases/(default)/documents`
    const { idToken } = await instance.person('real')
    const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
    const readOpen = (token: string) => fetch(`${documents}/open/a`, { headers: bearer(token) })
    expect((await readOpen(idToken)).status).toBe(404)
    for (const [what, token] of await forgeries()) {
      expect((await readOpen(token)).status, what).toBe(401)
      const write = await fetch(`${documents}:commit`, {
        method: 'POST',
        headers: bearer(token),
        body: JSON.stringify({
          writes: [{ update: { name: `projects/varanda/databases/(default)/documents/notes/x`, fields: {} } }],
        }),
      })
      expect(write.status, what).toBe(401)
      expect((await instance.call('whoAmI', null, token || 'x')).error?.status, what).toBe('UNAUTHENTICATED')
      const lookup = await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
        method: 'POST',
        body: JSON.stringify({ idToken: token }),
      })
      expect(lookup.status, what).toBe(400)
    }
    expect(await instance.read('notes/x')).toBeUndefined()
  })

  it('is taken as nobody only when it is absent', async () => {
    const documents = `${instance.server.url}/v1/projects/varanda/databases/(default)/documents`
    expect((await fetch(`${documents}/notes/a`)).status).toBe(403)
    expect((await fetch(`${documents}/open/a`)).status).toBe(404)
    const { idToken } = await instance.person('disabled')
    await instance.server.auth.admin.update('disabled', { disabled: true })
    const asked = await fetch(`${documents}/open/a`, { headers: { authorization: `Bearer ${idToken}` } })
    expect(asked.status).toBe(401)
  })
})

describe('the public port', () => {
  it('has none of the doors of emulators and of the admin plane', async () => {
    const project = 'projects/varanda'
    const doors: [string, string][] = [
      ['PUT', `/emulator/v1/${project}:securityRules`],
      ['DELETE', `/emulator/v1/${project}/databases/(default)/documents`],
      ['DELETE', `/emulator/v1/${project}/accounts`],
      ['GET', `/emulator/v1/${project}/oobCodes`],
      ['GET', `/emulator/v1/${project}/verificationCodes`],
      ['PATCH', `/emulator/v1/${project}/config`],
      ['PUT', '/internal/setRules'],
      ['POST', '/internal/reset'],
      ['POST', '/internal/export'],
      ['POST', `/identitytoolkit.googleapis.com/v1/${project}/accounts`],
      ['GET', `/identitytoolkit.googleapis.com/v1/${project}/accounts:batchGet`],
      ['POST', `/identitytoolkit.googleapis.com/v1/${project}/accounts:update`],
      ['POST', `/identitytoolkit.googleapis.com/v1/${project}/accounts:sendOobCode`],
      ['POST', `/identitytoolkit.googleapis.com/v1/${project}:createSessionCookie`],
      ['GET', `/identitytoolkit.googleapis.com/v2/${project}/config`],
      ['POST', `/${project}/locations/southamerica-east1/queues/remember/tasks`],
      ['GET', '/v0/b/varanda.appspot.com/o'],
      ['GET', '/storage/v1/b'],
      ['POST', '/__/fn/remember'],
      ['POST', '/__/fn/onCreated'],
      ['GET', '/__/outbox'],
      ['GET', '/__/outbox?key='],
      ['GET', '/__/outbox?key=guess'],
      ['GET', '/__/nothing'],
    ]
    for (const [method, path] of doors) {
      const response = await fetch(instance.server.url + path, {
        method,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{"data":{},"email":"a@example.com","requestType":"PASSWORD_RESET"}' }),
      })
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
    }
  })

  it('never gives the link of a message to whoever asks', async () => {
    await instance.server.auth.admin.create('asked', { email: 'asked@example.com', password: 'quintal com sombra' })
    const response = await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', host: 'evil.example' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'asked@example.com', returnOobLink: true }),
    })
    expect(Object.keys((await response.json()) as object).sort()).toEqual(['email', 'kind'])
    expect(instance.server.mail.list(1)[0]!.text).toContain(`${instance.server.url}/auth?mode=resetPassword`)
  })

  it('shows the outbox to whoever has its key, and nothing in it runs', async () => {
    const evil = '<script>alert(1)</script>'
    await instance.server.mail.send({
      kind: 'test',
      to: `"><img src=x>@example.com`,
      subject: evil,
      text: `${evil} http://127.0.0.1/a?b=1&c="x" javascript:alert(1)`,
      html: `${evil}<p title='"'>oi</p>`,
    })
    const page = await fetch(instance.server.outboxUrl!)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('href="javascript')
    expect(html).toContain('<a href="http://127.0.0.1/a?b=1&amp;c="')
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(html.indexOf('alert(1)')).toBeLessThan(html.indexOf('asked@example.com'))
  })

  it('says where everything is, publishes its keys without their secrets, and serves the site', async () => {
    const init = (await (await fetch(`${instance.server.url}/__/firebase/init.json`)).json()) as Record<string, unknown>
    expect(init).toMatchObject({ projectId: 'varanda', embedded: { functions: '/__/fn' } })
    const { keys } = (await (await fetch(`${instance.server.url}/__/jwks`)).json()) as { keys: object[] }
    expect(Object.keys(keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect(await (await fetch(instance.server.url)).text()).toContain('<h1>Casa</h1>')
  })
})

describe('the admin plane', () => {
  it('serves the Admin SDK, past the rules, by its own service account', async () => {
    const shut = instance.openAdminPlane()
    process.env.FIRESTORE_EMULATOR_HOST = new URL(instance.server.adminUrl).host
    process.env.FIRESTORE_PREFER_REST = 'true'
    process.env.METADATA_SERVER_DETECTION = 'none'
    process.env.GOOGLE_APPLICATION_CREDENTIALS = join(instance.dataDir, 'service-account.json')
    const app = initializeApp({ projectId: 'varanda', credential: applicationDefault() }, 'server-test')
    const firestore = getFirestore(app)
    await firestore.doc('secret/a').set({ text: 'x' })
    expect((await firestore.doc('secret/a').get()).data()).toEqual({ text: 'x' })
    for (const name of ['service-account.json', 'admin-secret']) {
      expect(statSync(join(instance.dataDir, name)).mode & 0o777, name).toBe(0o600)
    }
    shut()
  })

  it('takes neither strangers nor members', async () => {
    const { request } = await import('node:http')
    const { idToken } = await instance.person('member-on-admin')
    const status = (authorization: string) =>
      new Promise((resolve, reject) => {
        const url = `${instance.server.adminUrl}/v1/projects/varanda/databases/(default)/documents/open/a`
        request(url, authorization ? { headers: { authorization } } : {}, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await status('')).toBe(401)
    expect(await status(`Bearer ${idToken}`)).toBe(401)
    expect(await status('Bearer owner')).toBe(401)
    instance.openAdminPlane()
    expect(await status('')).toBe(401)
    expect(await status(`Bearer ${idToken}`)).toBe(401)
    expect(await status('Bearer owner')).toBe(404)
  })

  it('knows a token again only as long as it lasts and its key is one of ours', async () => {
    const { keys } = instance.server.auth
    const { privateKey, kid } = keys.signing('service-account')
    const issuer = serviceAccountEmail('varanda')
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setExpirationTime('1h')
      .sign(privateKey)
    const gone = new Set<string>()
    const caller = adminCaller(
      { ...keys, verifying: (purpose, id) => (gone.has(id) ? null : keys.verifying(purpose, id)) },
      'varanda',
    )
    const ask = () => caller({ headers: { authorization: `Bearer ${token}` } } as unknown as HttpRequest)
    expect(await ask()).toMatchObject({ kind: 'admin' })
    expect(await ask()).toMatchObject({ kind: 'admin' })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 2 * 3600_000)
    await expect(ask()).rejects.toMatchObject({ status: 'UNAUTHENTICATED' })
    vi.useRealTimers()
    expect(await ask()).toMatchObject({ kind: 'admin' })
    gone.add(kid)
    await expect(ask()).rejects.toMatchObject({ status: 'UNAUTHENTICATED' })
  })
})

describe('starting and stopping', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'varanda-start-'))
  const options = { projectRoot: fixtureRoot, functions: false, log: () => {} }

  it('listens within half a second of an existing instance', async () => {
    const dataDir = folder()
    await (await start({ ...options, dataDir })).stop()
    const listens = async (functions: boolean) => {
      const begun = performance.now()
      const server = await start({ ...options, dataDir, functions })
      expect((await fetch(server.url)).status).toBe(200)
      const took = performance.now() - begun
      await server.stop()
      return took
    }
    // Without functions there is nothing to wait for: what that takes, a busy machine takes besides.
    const without = await listens(false)
    expect(await listens(true)).toBeLessThan(450 + 3 * without)
    rmSync(dataDir, { recursive: true })
  })

  it('says in one sentence what is in the way', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const dataDir = folder()
    await expect(start({ ...options, dataDir, port })).rejects.toMatchObject({
      name: 'PortInUseError',
      message: `Port ${port} on 127.0.0.1 is already in use.`,
    })
    taken.close()

    const running = await start({ ...options, dataDir })
    await expect(start({ ...options, dataDir })).rejects.toMatchObject({
      name: 'UnusableDataError',
      message: expect.stringContaining('another server is using it'),
    })
    await running.stop()

    writeFileSync(join(dataDir, 'file'), '')
    await expect(start({ ...options, dataDir: join(dataDir, 'file') })).rejects.toMatchObject({
      name: 'UnusableDataError',
    })
    const database = new DatabaseSync(join(dataDir, 'varanda.sqlite'))
    database.exec("UPDATE schema_version SET steps = 99 WHERE component = 'auth'")
    database.close()
    await expect(start({ ...options, dataDir })).rejects.toMatchObject({ name: 'NewerDatabaseError' })
    rmSync(dataDir, { recursive: true })
  })

  it('names the line of the rules that cannot be published, and the part of firebase.json that is wrong', async () => {
    const root = folder()
    const dataDir = join(root, 'data')
    const rules = readFileSync(join(fixtureRoot, 'firestore.rules'), 'utf8')
    writeFileSync(join(root, 'firestore.rules'), rules.replace('allow read: if true;', 'allow read: if tru;'))
    writeFileSync(join(root, 'firebase.json'), '{"firestore": {"rules": "firestore.rules"}}')
    await expect(start({ ...options, dataDir, projectRoot: root })).rejects.toMatchObject({
      name: 'RulesFileError',
      message: expect.stringMatching(/firestore\.rules:10:\d+: /),
    })
    writeFileSync(join(root, 'firebase.json'), '{"hosting": {"public": 3}}')
    await expect(start({ ...options, dataDir, projectRoot: root })).rejects.toMatchObject({
      message: expect.stringContaining('hosting.public'),
    })
    rmSync(root, { recursive: true })
  })

  it('keeps accounts, sessions and keys over a restart', async () => {
    const dataDir = join(folder(), 'new')
    let server = await start({ ...options, dataDir })
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    const session = await server.auth.signIn.signUp('ana@example.com', 'quintal com sombra', null, '127.0.0.1')
    await server.stop()
    server = await start({ ...options, dataDir })
    expect(await server.auth.verifier.verify(session.idToken)).toMatchObject({ uid: session.account.uid })
    await server.auth.signIn.refresh(session.refreshToken)
    const stored = readFileSync(join(dataDir, 'varanda.sqlite'), 'latin1')
    await server.stop()
    expect(stored).not.toContain(session.refreshToken)
    expect(stored).not.toContain('quintal com sombra')
    rmSync(dataDir, { recursive: true })
  })

  it('answers what is under way before it ends, and then takes nothing more', async () => {
    const other = await openInstance()
    await other.call('whoAmI')
    const underWay = other.call('enqueue', { payload: { n: 1 } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { url } = other.server
    const closing = other.close()
    expect((await underWay).status).toBe(200)
    await closing
    await expect(fetch(url)).rejects.toThrow()
  })
})

describe('mail', () => {
  it('refuses what would begin another header', async () => {
    const database = openDatabase(':memory:')
    const mailer = openMailer(database, Date.now)
    const mail = { kind: 'test', to: 'a@example.com', subject: 'Oi', text: 'x' }
    for (const bad of ['a\r\nBcc: b@example.com', 'a\nb', 'a\u2028b', 'a\u0000', '']) {
      await expect(mailer.send({ ...mail, subject: bad })).rejects.toThrow(/one line/)
      await expect(mailer.send({ ...mail, to: bad })).rejects.toThrow(/one line/)
    }
    await mailer.send(mail)
    expect(mailer.list(10)).toHaveLength(1)
    await database.close()
  })
})

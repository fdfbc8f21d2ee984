/**
 * The ways in that come with speaking an emulator's protocols, and 60 forged tokens: on an instance as it is started,
 * none opens anything, from this machine either.
 */
import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign as rawSign } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceAccountEmail } from '../src/auth/tokens/custom-token.ts'
import { ADMIN_SECRET_HEADER, readAdminSecret } from '../src/http/admin-secret.ts'
import { openInstance, type TestInstance } from './support/instance.ts'
import { channelUrl, formOf, postForm, readChunks } from './support/raw-channel.ts'

let instance: TestInstance
let project: string
let genuine: string
const uid = 'ana'

beforeAll(async () => {
  instance = await openInstance()
  project = instance.server.projectId
  await instance.write('notes/kept', { text: 'stays' })
  genuine = (await instance.person(uid)).idToken
})
afterAll(() => instance.close())

/** Everything that an intruder could change: documents, accounts, keys, messages. */
async function state(): Promise<string> {
  const { auth, mail, firestore } = instance.server
  const { documents } = await firestore.runQuery(
    { kind: 'admin' },
    {
      parent: `${firestore.database}/documents`,
      structuredQuery: { from: [{ collectionId: 'notes', allDescendants: true }] },
    },
  )
  return JSON.stringify([documents, auth.accounts.list('', 1000), auth.keys.jwks('id-token'), mail.list(100)])
}

/** Without a browser's or fetch's own headers; any Host may be said. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
  origin = instance.server.url,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}

describe("the emulators' control endpoints", () => {
  const accountCalls = ['', ':lookup', ':update', ':delete', ':batchDelete', ':batchCreate', ':batchGet', ':query']
  const paths = () => {
    const bucket = `${project}.appspot.com`
    const identity = '/identitytoolkit.googleapis.com'
    return [
      `/emulator/v1/projects/${project}:securityRules`,
      `/emulator/v1/projects/${project}:ruleCoverage`,
      `/emulator/v1/projects/${project}:ruleCoverage.html`,
      `/emulator/v1/projects/${project}/databases/(default)/documents`,
      `/emulator/v1/projects/${project}/databases/%28default%29/documents`,
      `/emulator/v1/projects/${project}/accounts`,
      `/emulator/v1/projects/${project}/oobCodes`,
      `/emulator/v1/projects/${project}/verificationCodes`,
      `/emulator/v1/projects/${project}/config`,
      `/emulator/v1/projects/${project}/tenants/t/accounts`,
      '/emulator/openapi.json',
      '/emulator/action?mode=resetPassword&oobCode=x&newPassword=abcdef',
      '/emulator/auth/handler',
      '/emulator/auth/iframe',
      '/emulator/',
      '/internal/setRules',
      '/internal/reset',
      '/internal/export',
      '/emulators',
      '/_admin/export',
      '/functions/disableBackgroundTriggers',
      '/functions/enableBackgroundTriggers',
      `/functions/projects/${project}/triggers/x`,
      '/backends',
      '/.settings/rules.json',
      '/google/pubsub/v1/projects',
      `/projects/${project}/locations/southamerica-east1/queues/remember/tasks`,
      `/v2/projects/${project}/locations/southamerica-east1/queues/remember/tasks`,
      `/v1/projects/${project}/locations/us/channels/c:publishEvents`,
      `/v1/projects/${project}/databases`,
      `/v1/projects/${project}/databases/(default):exportDocuments`,
      `/v1/projects/${project}/databases/(default):importDocuments`,
      `/v1/projects/${project}/databases/(default)/collectionGroups/notes/indexes`,
      `/b/${bucket}/o`,
      `/b/${bucket}/o/open%2Fa.txt`,
      `/storage/v1/b/${bucket}/o`,
      `/upload/storage/v1/b/${bucket}/o?uploadType=media&name=a.txt`,
      `/download/storage/v1/b/${bucket}/o/a.txt?alt=media`,
      `${identity}/emulator/v1/projects/${project}/accounts`,
      `${identity}/v1/projects/${project}:createSessionCookie`,
      `${identity}/v1/projects/${project}/accounts:sendOobCode`,
      `${identity}/v2/projects/${project}/config`,
      `${identity}/v2/projects/${project}/tenants`,
      ...accountCalls.map((call) => `${identity}/v1/projects/${project}/accounts${call}`),
      ...accountCalls.map((call) => `${identity}/v1/projects/${project}/%61ccounts${call}`),
      '/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo',
      '/securetoken.googleapis.com/v1/projects',
      '/__/outbox',
      '/__/outbox?key=',
      '/__/meter',
      '/__/metrics',
    ]
  }
  const body = () =>
    JSON.stringify({
      localId: uid,
      localIds: [uid],
      force: true,
      email: 'ana@example.com',
      customAttributes: '{"role":"admin"}',
      rules: { files: [{ content: 'service cloud.firestore {}' }] },
      path: '/tmp/backdoor',
      users: [{ localId: 'mallory' }],
      requestType: 'PASSWORD_RESET',
      returnOobLink: true,
    })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'answer nothing to %s, whatever it says of itself',
    async (method) => {
      const adminHost = new URL(instance.server.adminUrl).host
      const from = { 'content-type': 'application/json' }
      const disguises: Record<string, string>[] = [
        {},
        { authorization: 'Bearer owner' },
        { authorization: 'Bearer ya29.a0AfH6SM' },
        { authorization: `Bearer ${genuine}` },
        {
          'x-forwarded-for': '127.0.0.1',
          'x-real-ip': '127.0.0.1',
          forwarded: 'for=127.0.0.1',
          authorization: 'Bearer owner',
        },
        { host: 'localhost', authorization: 'Bearer owner' },
        { host: adminHost, 'x-forwarded-host': adminHost, authorization: 'Bearer owner' },
        { host: '169.254.169.254', 'metadata-flavor': 'Google', 'x-goog-user-project': project },
        { cookie: '__session=owner', 'x-appengine-queuename': 'remember', 'x-cloudtasks-queuename': 'remember' },
      ]
      const before = await state()
      const opened: string[] = []
      let asked = 0
      for (const headers of disguises) {
        const answers = paths().map(async (path) => {
          asked += 1
          const status = await ask(method, path, { ...from, ...headers }, method === 'GET' ? '' : body())
          if (status < 400 || status >= 600) opened.push(`${method} ${path} ${JSON.stringify(headers)}: ${status}`)
          // A defect is no refusal either.
          if (status === 500) opened.push(`${method} ${path}: 500`)
        })
        await Promise.all(answers)
      }
      expect(asked).toBeGreaterThan(400)
      expect(opened).toEqual([])
      expect(await state()).toBe(before)
    },
  )
})

describe('the admin plane', () => {
  test('opens to none of the ways in without the secret of this start, from this machine', async () => {
    const { adminUrl } = instance.server
    const { host } = new URL(adminUrl)
    const key = instance.server.auth.keys.signing('service-account')
    const own = serviceAccountEmail(project)
    const signed = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setIssuer(own)
      .setSubject(own)
      .setAudience('https://firestore.googleapis.com/')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key.privateKey)
    const documents = `/v1/projects/${project}/databases/(default)/documents`
    const identity = `/identitytoolkit.googleapis.com/v1/projects/${project}`
    const bucket = `${project}.appspot.com`
    const queue = `/projects/${project}/locations/southamerica-east1/queues/remember/tasks`
    const task = { task: { httpRequest: { body: Buffer.from('{"data":{}}').toString('base64') } } }
    const write = { writes: [{ update: { name: `${documents.slice(4)}/notes/planted`, fields: {} } }] }
    const query = { structuredQuery: { from: [{ collectionId: 'notes' }] } }
    const doors: [string, string, object?][] = [
      ['GET', `${documents}/notes/kept`],
      ['GET', `${documents}/notes?showMissing=true`],
      ['PATCH', `${documents}/notes/kept`, { fields: {} }],
      ['DELETE', `${documents}/notes/kept`],
      ['POST', `${documents}/notes?documentId=planted`, { fields: {} }],
      ['POST', `${documents}:batchGet`, { documents: [`${documents.slice(4)}/notes/kept`] }],
      ['POST', `${documents}:beginTransaction`, {}],
      ['POST', `${documents}:commit`, write],
      ['POST', `${documents}:batchWrite`, write],
      ['POST', `${documents}:runQuery`, query],
      ['POST', `${documents}:runAggregationQuery`, { structuredAggregationQuery: query }],
      ['POST', `${documents}:listCollectionIds`, {}],
      ['POST', `${identity}/accounts`, { localId: 'mallory', email: 'mallory@example.com' }],
      ['POST', `${identity}/accounts:lookup`, { localId: [uid] }],
      ['POST', `${identity}/accounts:update`, { localId: uid, customAttributes: '{"role":"admin"}' }],
      ['POST', `${identity}/accounts:update`, { localId: uid, password: 'quintal com sombra' }],
      ['POST', `${identity}/accounts:delete`, { localId: uid }],
      ['POST', `${identity}/accounts:batchDelete`, { localIds: [uid], force: true }],
      ['POST', `${identity}/accounts:batchCreate`, { users: [{ localId: 'mallory' }] }],
      ['GET', `${identity}/accounts:batchGet?maxResults=10`],
      [
        'POST',
        `${identity}/accounts:sendOobCode`,
        { requestType: 'PASSWORD_RESET', email: 'ana@example.com', returnOobLink: true },
      ],
      ['POST', `${identity}:createSessionCookie`, { idToken: genuine, validDuration: 600 }],
      ['GET', `/b/${bucket}/o`],
      ['GET', `/storage/v1/b/${bucket}`],
      ['POST', `/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=planted`, {}],
      ['GET', `/b/${bucket}/o/planted?alt=media`],
      ['DELETE', `/b/${bucket}/o/planted`],
      ['POST', queue, task],
      ['DELETE', `${queue}/one`],
      ['GET', '/__/dead-letters'],
      ['POST', '/__/dead-letters?id=1'],
    ]
    const secret = instance.server.adminSecret
    const disguises: Record<string, string>[] = [
      {},
      { authorization: 'Bearer owner' },
      { authorization: `Bearer ${signed}` },
      { authorization: `Bearer ${genuine}` },
      { authorization: 'Bearer owner', [ADMIN_SECRET_HEADER]: '' },
      { authorization: 'Bearer owner', [ADMIN_SECRET_HEADER]: randomBytes(32).toString('base64url') },
      { authorization: 'Bearer owner', [ADMIN_SECRET_HEADER]: secret.slice(0, -1) },
      { authorization: 'Bearer owner', [ADMIN_SECRET_HEADER]: `${secret}, ${secret}` },
      { authorization: 'Bearer owner', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host },
    ]
    const before = await state()
    const opened: string[] = []
    for (const headers of disguises) {
      for (const [method, path, body] of doors) {
        const status = await ask(
          method,
          path,
          { 'content-type': 'application/json', ...headers },
          body && JSON.stringify(body),
          adminUrl,
        )
        if (status !== 401) opened.push(`${method} ${path} ${JSON.stringify(headers)}: ${status}`)
      }
    }
    expect(opened).toEqual([])
    expect(await state()).toBe(before)
    // The same doors are there for whoever has it: a refusal above is the secret's.
    const found = { authorization: 'Bearer owner', [ADMIN_SECRET_HEADER]: secret }
    expect(await ask('GET', `${documents}/notes/kept`, found, '', adminUrl)).toBe(200)
    expect(await ask('GET', `${identity}/accounts:batchGet?maxResults=10`, found, '', adminUrl)).toBe(200)
    expect(await ask('GET', `/b/${bucket}/o`, found, '', adminUrl)).toBe(200)
    expect(await ask('GET', '/__/dead-letters', found, '', adminUrl)).toBe(200)
  })

  test('has another secret after each start, and none when the server has stopped', async () => {
    const first = instance.server.adminSecret
    expect(readAdminSecret(instance.dataDir)).toBe(first)
    await instance.restart()
    expect(instance.server.adminSecret).not.toBe(first)
    expect(readAdminSecret(instance.dataDir)).toBe(instance.server.adminSecret)
    const { host } = new URL(instance.server.adminUrl)
    const path = `/b/${project}.appspot.com/o`
    expect(await ask('GET', path, { host, [ADMIN_SECRET_HEADER]: first }, '', instance.server.adminUrl)).toBe(401)
    await instance.server.stop()
    expect(() => readAdminSecret(instance.dataDir)).toThrow()
    await instance.restart()
  })
})

test('refresh tokens that anybody could write open nothing', async () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
  const emulators = {
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId: uid,
    provider: 'password',
    extraClaims: {},
    projectId: project,
  }
  const forged = [
    base64(emulators),
    base64({ ...emulators, extraClaims: { role: 'admin' } }),
    base64(emulators).replace(/=+$/, ''),
    Buffer.from(JSON.stringify(emulators)).toString('base64url'),
    base64({ localId: uid }),
    JSON.stringify(emulators),
    uid,
    genuine,
    'owner',
    '0',
    "' OR 1=1 --",
    'A'.repeat(43),
    'x'.repeat(100_000),
  ]
  for (const refresh_token of forged) {
    const answer = await fetch(`${instance.server.url}/securetoken.googleapis.com/v1/token?key=x`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }),
    })
    expect([answer.status, ((await answer.json()) as { error: { message: string } }).error.message]).toEqual([
      400,
      'INVALID_REFRESH_TOKEN',
    ])
  }
})

describe('forged tokens', () => {
  /** Whether each surface takes the token's holder for somebody. */
  const surfaces: Record<string, (token: string) => Promise<boolean>> = {
    'Firestore REST': async (token) => {
      const path = `/v1/projects/${project}/databases/(default)/documents/notes/kept`
      return (await ask('GET', path, { authorization: `Bearer ${token}` })) === 200
    },
    'a WebChannel': async (token) => {
      const database = `projects/${project}/databases/(default)`
      const target = { documents: { documents: [`${database}/documents/notes/kept`] }, targetId: 2 }
      const url = (query: Record<string, string>) => channelUrl(instance.server.url, 'Listen', { database, ...query })
      const hello = await postForm(
        url({ RID: '1', CVER: '22', t: '1' }),
        formOf(0, [{ database, addTarget: target }], { Authorization: `Bearer ${token}` }),
      )
      const sid = /"c","([^"]+)"/.exec(await hello.text())?.[1]
      if (!sid) return false
      const stop = new AbortController()
      const back = await fetch(url({ SID: sid, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }), {
        signal: stop.signal,
      })
      const reader = back.body!.getReader()
      let text = ''
      while (readChunks(text).arrays.length === 0) {
        const { value, done } = await reader.read()
        if (done) break
        text += Buffer.from(value).toString()
      }
      stop.abort()
      return !text.includes('UNAUTHENTICATED')
    },
    'a bucket': async (token) => {
      const path = `/v0/b/${project}.appspot.com/o/open%2Fmissing.txt`
      const schemes = await Promise.all(
        ['Firebase', 'Bearer'].map((scheme) => ask('GET', path, { authorization: `${scheme} ${token}` })),
      )
      return schemes.some((status) => status !== 401 && status !== 403)
    },
    callables: async (token) => {
      const { status, result } = await instance.call('whoAmI', null, token)
      return status === 200 && (result as { uid: string | null }).uid !== null
    },
    'session cookie': async (token) => {
      const answer = await fetch(`${instance.server.url}/__/fn/page`, { headers: { cookie: `__session=${token}` } })
      return ((await answer.json()) as { cookie: string | null }).cookie !== null
    },
    identity: async (idToken) => {
      const answer = await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x`, {
        method: 'POST',
        body: JSON.stringify({ idToken }),
      })
      return answer.status === 200
    },
  }

  const part = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

  async function forgeries(): Promise<Record<string, string>> {
    const { keys, admin, signIn, sessionCookies } = instance.server.auth
    const key = keys.signing('id-token')
    const account = keys.signing('service-account')
    const [header64 = '', claims64 = '', signature = ''] = genuine.split('.')
    const claims = JSON.parse(Buffer.from(claims64, 'base64url').toString()) as Record<string, unknown>
    const header = { alg: 'RS256', kid: key.kid, typ: 'JWT' }
    const seconds = Math.floor(Date.now() / 1000)
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const jwk = stranger.publicKey.export({ format: 'jwk' })

    const unsigned = (head: object, end = '', body: object = claims) => `${part(head)}.${part(body)}.${end}`
    const by = (signer: KeyObject, head: object, body: object = claims, hash = 'sha256') => {
      const input = `${part(head)}.${part(body)}`
      return `${input}.${rawSign(hash, Buffer.from(input), signer).toString('base64url')}`
    }
    const hmac = (secret: string | Buffer, alg = 'HS256') => {
      const input = `${part({ ...header, alg })}.${claims64}`
      return `${input}.${createHmac(`sha${alg.slice(2)}`, secret)
        .update(input)
        .digest('base64url')}`
    }
    const ours = (body: object) => by(key.privateKey, header, body)
    const foreign = (head: object) => by(stranger.privateKey, { ...header, ...head })
    const without = (name: string) => ours(Object.fromEntries(Object.entries(claims).filter(([one]) => one !== name)))
    const pss = async () => new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid: key.kid }).sign(key.privateKey)

    const disabled = await instance.person('disabled')
    await admin.update('disabled', { disabled: true })
    const deleted = await instance.person('deleted')
    await admin.delete('deleted')
    const revoked = await instance.person('revoked')
    await admin.update('revoked', { validSince: seconds })
    const renewed = await signIn.begin(instance.server.auth.accounts.byUid('revoked')!, 'password')
    await admin.update('revoked', { password: 'quintal com sombra' })
    const custom = new SignJWT({ uid, claims: { role: 'admin' } })
      .setProtectedHeader({ alg: 'RS256', kid: account.kid })
      .setIssuer(serviceAccountEmail(project))
      .setSubject(serviceAccountEmail(project))
      .setAudience('https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit')
      .setIssuedAt()
      .setExpirationTime('1h')
    const flipped = Buffer.from(signature, 'base64url')
    flipped[10]! ^= 1

    return {
      'the word for owner': 'owner',
      "Google's own": `ya29.${randomBytes(40).toString('base64url')}`,
      'alg none': unsigned({ alg: 'none' }),
      'alg none, typed': unsigned({ alg: 'none', typ: 'JWT' }),
      'alg None': unsigned({ alg: 'None', kid: key.kid }),
      'alg NONE': unsigned({ alg: 'NONE', kid: key.kid }),
      'alg nOnE with the real signature': unsigned({ alg: 'nOnE', kid: key.kid }, signature),
      'alg none with our kid and signature': unsigned({ ...header, alg: 'none' }, signature),
      'alg missing': unsigned({ kid: key.kid }, signature),
      'alg empty': unsigned({ alg: '', kid: key.kid }, signature),
      'alg null': unsigned({ alg: null, kid: key.kid }, signature),
      'alg a list': unsigned({ alg: ['RS256', 'none'], kid: key.kid }, signature),
      'RS256 without signature': unsigned(header),
      'RS256 with some signature': unsigned(header, randomBytes(256).toString('base64url')),
      'HS256 by the public key': hmac(pem),
      'HS256 by the public key, trimmed': hmac(pem.trim()),
      'HS256 by the modulus': hmac(Buffer.from(String(key.publicKey.export({ format: 'jwk' }).n), 'base64url')),
      'HS384 by the public key': hmac(pem, 'HS384'),
      'HS512 by the public key': hmac(pem, 'HS512'),
      'HS256 by nothing': hmac(''),
      'another key, our kid': foreign({}),
      'another key, no kid': foreign({ kid: undefined }),
      'another key, empty kid': foreign({ kid: '' }),
      'a kid that is a path': foreign({ kid: '../../../../dev/null' }),
      'a kid that is a query': foreign({ kid: "' UNION SELECT private_pem FROM auth_keys --" }),
      'a kid that is a prototype': foreign({ kid: '__proto__' }),
      'a kid that is a number': foreign({ kid: 0 }),
      'a kid that is a list': foreign({ kid: [key.kid] }),
      'a key that comes along': foreign({ jwk }),
      'a key to be fetched (jku)': foreign({ jku: `${instance.server.url}/keys.json` }),
      'a certificate to be fetched (x5u)': foreign({ x5u: `${instance.server.url}/cert.pem` }),
      'a certificate that comes along': foreign({
        x5c: [stranger.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
      }),
      'our kid and a critical extension': foreign({ crit: ['exp'] }),
      'our key under a critical extension': by(key.privateKey, { ...header, crit: ['unknown'], unknown: true }),
      'an unencoded payload': by(key.privateKey, { ...header, b64: false, crit: ['b64'] }),
      ES256: by(curve.privateKey, { ...header, alg: 'ES256' }),
      'our key as PS256': await pss(),
      'our key as RS512': by(key.privateKey, { ...header, alg: 'RS512' }, claims, 'sha512'),
      'our key, said to be RS512': by(key.privateKey, { ...header, alg: 'RS512' }),
      "the service account's key": by(account.privateKey, { ...header, kid: account.kid }),
      "the service account's key, our kid": by(account.privateKey, header),
      'a custom token': await custom.sign(account.privateKey),
      "the Admin SDK's own token": by(
        account.privateKey,
        { ...header, kid: account.kid },
        {
          iss: serviceAccountEmail(project),
          sub: serviceAccountEmail(project),
          aud: 'https://firestore.googleapis.com/',
          iat: seconds,
          exp: seconds + 3600,
        },
      ),
      'another audience': ours({ ...claims, aud: 'other-project' }),
      'another issuer': ours({ ...claims, iss: 'https://securetoken.google.com/other-project' }),
      "the issuer of Google's accounts": ours({ ...claims, iss: 'https://accounts.google.com' }),
      'no subject': without('sub'),
      'an empty subject': ours({ ...claims, sub: '' }),
      'a subject that is a list': ours({ ...claims, sub: [uid] }),
      'no end': without('exp'),
      'an end that has come': ours({ ...claims, exp: seconds - 1 }),
      'an end that is no number': ours({ ...claims, exp: 'never' }),
      'not yet good': ours({ ...claims, nbf: seconds + 3600 }),
      'no beginning': without('iat'),
      'no sign-in': without('auth_time'),
      'a sign-in that is no number': ours({ ...claims, auth_time: '9999999999' }),
      'an account that never was': ours({ ...claims, sub: 'nobody', user_id: 'nobody' }),
      'an account that is disabled': disabled.idToken,
      'an account that is deleted': deleted.idToken,
      'an account that was signed out everywhere': revoked.idToken,
      'an account whose password changed': renewed.idToken,
      'other claims under a real signature': `${header64}.${part({ ...claims, sub: 'disabled', role: 'admin' })}.${signature}`,
      'one bit changed': `${header64}.${claims64}.${flipped.toString('base64url')}`,
      'cut short': genuine.slice(0, -20),
      'without its signature': `${header64}.${claims64}.`,
      'only two parts': `${header64}.${claims64}`,
      'four parts': `${genuine}.x`,
      'five parts': `${header64}.x.x.${claims64}.${signature}`,
      'a real token inside another': unsigned({ alg: 'none' }, '', { ...claims, firebase: { token: genuine } }),
      'claims that are no object': `${header64}.${part('[]')}.${signature}`,
      'claims that are no JSON': `${header64}.${part('{')}.${signature}`,
      'a refresh token': renewed.refreshToken,
      nothing: '..',
      'a session cookie under another issuer': (await sessionCookies.create(genuine, 300)).replace(/^[^.]+/, header64),
    }
  }

  let all: [string, string][]
  beforeAll(async () => {
    all = Object.entries(await forgeries())
  })

  test.each(Object.keys(surfaces))('open nothing by way of: %s', async (surface) => {
    const accepts = surfaces[surface]!
    expect(await accepts(genuine), 'a real token').toBe(true)
    expect(all.length).toBeGreaterThanOrEqual(60)
    const before = await state()
    const accepted: string[] = []
    for (const [name, token] of all) if (await accepts(token)) accepted.push(name)
    // A value that is not even shaped like a token is handed on as what it is: some function's own cookie.
    const shapeless = [
      'the word for owner',
      "Google's own",
      'only two parts',
      'four parts',
      'five parts',
      'a refresh token',
    ]
    expect(accepted.filter((name) => surface !== 'session cookie' || !shapeless.includes(name))).toEqual([])
    expect(await state()).toBe(before)
  })
})

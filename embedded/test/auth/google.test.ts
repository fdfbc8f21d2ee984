/** Signing in with Google, against a provider of the test's own: the visit, the ticket, and whose account it opens. */
import { deleteApp, type FirebaseApp, type FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  unlink,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentity } from '../support/identity.ts'
import { type OpenIdProvider, openIdProvider } from '../support/open-id-provider.ts'

let google: OpenIdProvider
let server: IdentityServer
let app: FirebaseApp
let auth: Auth
let people = 0
const password = 'quintal com sombra'

beforeAll(async () => {
  google = await openIdProvider()
  server = await startIdentity({ google })
})
afterAll(async () => {
  await server.stop()
  await google.close()
})
beforeEach(() => {
  people += 1
  google.person = { sub: `g${people}`, email: `google${people}@gmail.com`, email_verified: true, name: 'Tia Lúcia' }
  google.spoil = {}
  app = initializeApp({ apiKey: 'any', projectId: 'demo-test' }, `google-${people}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.url, { disableWarnings: true })
})
afterEach(() => deleteApp(app))

/** Each test from a network of its own, unless it says otherwise. */
const go = (address: string, cookie = '', network = `203.0.113.${people}`) =>
  fetch(new URL(address, server.url), {
    redirect: 'manual',
    headers: { 'x-forwarded-for': network, ...(cookie && { cookie }) },
  })
const where = (answer: Response) => answer.headers.get('location') ?? ''
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

/** To Google and back: the address of our page at the end, and the browser's cookie. */
async function visit(begin = '/__/auth/google?next=/user') {
  const first = await go(begin)
  const cookie = cookieOf(first)
  return { end: where(await go(google.consent(where(first)), cookie)), cookie }
}
const ticketIn = (page: string) => new URL(page, server.url).searchParams.get('ticket') ?? ''
/** As the browser's SDK does it: it sends the site's cookies by itself. */
const change = (ticket: string, cookie: string, more: object = {}) =>
  fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ postBody: `id_token=${ticket}&providerId=google.com`, requestUri: server.url, ...more }),
  })
const idTokenCredential = async () => GoogleAuthProvider.credential(await google.idToken(google.person))

describe('a visit to Google', () => {
  it('ends on our page with a ticket, which opens an account once and in that browser only', async () => {
    const first = await go('/__/auth/google?next=/user&lang=en')
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const asked = new URL(where(first))
    expect(asked.origin).toBe(google.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${server.url}/__/auth/handler`,
      code_challenge_method: 'S256',
    })
    const { end, cookie } = await visit('/__/auth/google?next=/user&lang=en')
    expect(end).toMatch(/^\/en\/auth\?mode=google&next=%2Fuser&ticket=[\w-]{43}$/)
    const ticket = ticketIn(end)
    const answer = await change(ticket, cookie)
    const body = (await answer.json()) as Record<string, unknown>
    expect(body).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      email: google.person.email,
      emailVerified: true,
      displayName: 'Tia Lúcia',
    })
    const context = await server.auth.verifier.verify(String(body.idToken))
    expect(context?.token.firebase).toEqual({
      sign_in_provider: 'google.com',
      identities: { 'google.com': [google.person.sub], email: [google.person.email] },
    })
    expect((await change(ticket, cookie)).status).toBe(400)

    const stolen = await visit()
    expect((await change(ticketIn(stolen.end), '')).status).toBe(400)
    const other = await visit()
    expect((await change(ticketIn(other.end), cookie)).status).toBe(400)
  })

  it('leads nowhere with another state, browser, code or page', async () => {
    const first = await go('/__/auth/google')
    const back = new URL(google.consent(where(first)))
    const failed = '/auth?mode=google&failed=1'
    expect(where(await go(back.href))).toBe(failed)
    // That try has spent the state.
    expect(where(await go(back.href, cookieOf(first)))).toBe(failed)
    const second = await go('/__/auth/google')
    const forged = new URL(google.consent(where(second)))
    forged.searchParams.set('code', 'made-up')
    expect(where(await go(forged.href, cookieOf(second)))).toBe(failed)
    forged.searchParams.set('state', 'made-up')
    expect(where(await go(forged.href, cookieOf(second)))).toBe(failed)
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { end } = await visit(`/__/auth/google?next=${encodeURIComponent(next)}`)
      expect(end, next).toMatch(/^\/auth\?mode=google&ticket=[\w-]+$/)
    }
  })

  it('that is broken off comes back to the page', async () => {
    const first = await go('/__/auth/google?lang=en')
    const state = new URL(where(first)).searchParams.get('state')
    expect(where(await go(`/__/auth/handler?error=access_denied&state=${state}`, cookieOf(first)))).toBe(
      '/en/auth?cancelled=google',
    )
    expect(where(await go('/__/auth/handler?error=access_denied&state=x'))).toBe('/auth')
  })

  it('begins twenty times a minute in one network; visits of others go on', async () => {
    const other = await go('/__/auth/google')
    const begin = async () => where(await go('/__/auth/google?lang=en', '', '198.51.100.77'))
    for (let time = 0; time < 20; time += 1) expect(await begin()).toMatch(google.issuer)
    expect(await begin()).toBe('/en/auth?mode=google&failed=1')
    expect(where(await go(google.consent(where(other)), cookieOf(other)))).toMatch(/ticket=/)
    server.clock.offsetMs = 60_000
    try {
      expect(await begin()).toMatch(google.issuer)
    } finally {
      server.clock.offsetMs = 0
    }
  })

  it.each([
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end that has come', { exp: 1000 }],
    ['no subject', { sub: undefined }],
  ] as const)('is for nothing when its ID token has %s', async (_, spoil) => {
    google.spoil = spoil
    expect((await visit('/__/auth/google?lang=en')).end).toBe('/en/auth?mode=google&failed=1')
  })

  it('waits ten minutes for its visitor, and its ticket two', async () => {
    const first = await go('/__/auth/google')
    const { end, cookie } = await visit()
    try {
      server.clock.offsetMs = 3 * 60_000
      expect((await change(ticketIn(end), cookie)).status).toBe(400)
      server.clock.offsetMs = 11 * 60_000
      expect(where(await go(google.consent(where(first)), cookieOf(first)))).toBe('/auth?mode=google&failed=1')
    } finally {
      server.clock.offsetMs = 0
    }
  })
})

describe('the SDK, with an ID token of Google’s', () => {
  it('signs in, again to the same account, shows it anew, and takes no forged one', async () => {
    const first = await signInWithCredential(auth, await idTokenCredential())
    expect(first.user.providerData).toMatchObject([{ providerId: 'google.com', uid: google.person.sub }])
    await signOut(auth)
    const { user } = await signInWithCredential(auth, await idTokenCredential())
    expect(user.uid).toBe(first.user.uid)
    await reauthenticateWithCredential(user, await idTokenCredential())
    google.person = { ...google.person, sub: 'a-stranger', email: 'stranger@example.com' }
    await expect(reauthenticateWithCredential(user, await idTokenCredential())).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    })
    for (const token of ['a.b.c', `${(await google.idToken(google.person)).slice(0, -9)}AAAAAAAAA`, 'x']) {
      await expect(signInWithCredential(auth, GoogleAuthProvider.credential(token))).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      })
    }
  })

  it('joins an account of the same address; a password that nobody had shown to be the owner’s goes', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, google.person.email, password)
    const joined = await signInWithCredential(auth, await idTokenCredential())
    expect([joined.user.uid, joined.user.emailVerified]).toEqual([user.uid, true])
    await expect(signInWithEmailAndPassword(auth, google.person.email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  it('joins by the account that shows the address, and one that was linked before it was shown goes', async () => {
    const victim = google.person
    google.person = { ...victim, sub: `squatter${people}`, email: `squatter${people}@example.com` }
    const { user } = await createUserWithEmailAndPassword(auth, victim.email, password)
    await linkWithCredential(user, await idTokenCredential())
    const squatters = await idTokenCredential()
    google.person = victim
    const joined = await signInWithCredential(auth, await idTokenCredential())
    expect(joined.user.uid).toBe(user.uid)
    expect(joined.user.providerData.map(({ uid }) => uid)).toEqual([victim.sub])
    expect((await signInWithCredential(auth, squatters)).user.uid).not.toBe(user.uid)
  })

  it('opens no account any more whose address somebody else showed by a mail', async () => {
    for (const way of ['link', 'reset'] as const) {
      google.person = { ...google.person, sub: `${way}${people}`, email: `${way}-own${people}@example.com` }
      const email = `${way}${people}@example.com`
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      await linkWithCredential(user, await idTokenCredential())
      const page = { continueUrl: server.url }
      const { emailLink, passwordReset } = server.auth
      const link = await (way === 'link' ? emailLink : passwordReset).link(email, page)
      const code = new URL(link).searchParams.get('oobCode') ?? ''
      if (way === 'link') await emailLink.signIn(email, code, '198.51.100.9')
      else await passwordReset.confirm(code, 'rede na varanda')
      expect((await signInWithCredential(auth, await idTokenCredential())).user.uid, way).not.toBe(user.uid)
    }
  })

  it('opens no account any more that its owner took back, nor does the password or session of whoever had it', async () => {
    const { admin, emailChange, google: visits, signIn, verifier } = server.auth
    const [owner, thief] = [`owner${people}@example.com`, `thief${people}@example.com`]
    const { account } = await signIn.signUp(owner, password, null, '198.51.100.9')
    await admin.update(account.uid, { emailVerified: true })
    const change = new URL(await emailChange.changeLink(owner, thief, { continueUrl: server.url })).searchParams
    await emailChange.apply(change.get('oobCode') ?? '', undefined)
    const [, back = ''] = /oobCode=([\w-]+)/.exec(server.mailer.list(1)[0]!.text) ?? []
    await admin.update(account.uid, { password: 'senha da ladra' })
    const session = await signIn.withPassword(thief, 'senha da ladra', '198.51.100.9')
    const linked = await visits!.linkTo(session.idToken, { token: await google.idToken(google.person) })

    expect(await emailChange.apply(back, undefined)).toMatchObject({ email: owner, emailVerified: true })
    for (const email of [owner, thief]) {
      await expect(signIn.withPassword(email, 'senha da ladra', '198.51.100.9'), email).rejects.toMatchObject({
        code: 'INVALID_LOGIN_CREDENTIALS',
      })
    }
    expect((await signInWithCredential(auth, await idTokenCredential())).user.uid).not.toBe(account.uid)
    for (const { idToken, refreshToken } of [session, linked]) {
      expect(await verifier.verify(idToken)).toBeNull()
      await expect(signIn.refresh(refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    }
  })

  it('moves to no address any more that was asked for before its own was shown', async () => {
    const { admin, emailChange, emailLink, passwordReset, signIn } = server.auth
    const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? ''
    const page = { continueUrl: server.url }
    for (const way of ['link', 'reset', 'admin'] as const) {
      const email = `${way}-moves${people}@example.com`
      const { account } = await signIn.signUp(email, password, null, '198.51.100.9')
      const change = codeOf(await emailChange.changeLink(email, `squatter-${email}`, page))
      if (way === 'link') await emailLink.signIn(email, codeOf(await emailLink.link(email, page)), '198.51.100.9')
      else if (way === 'reset') await passwordReset.confirm(codeOf(await passwordReset.link(email, page)), password)
      else await admin.update(account.uid, { emailVerified: true, removePassword: true })
      await expect(emailChange.apply(change, undefined), way).rejects.toMatchObject({ code: 'INVALID_OOB_CODE' })
    }
  })

  describe.each([
    ['that Google has not verified', { email_verified: false }],
    ['whose mailbox is not Google’s', { email: 'tia@mail.example' }],
    ['that only looks like Gmail’s', { email: 'tia@gmail.com.example' }],
    [
      'of Workspace that Google has not verified',
      { email: 'tia@work.example', hd: 'work.example', email_verified: false },
    ],
  ])('with an address %s', (_, claims) => {
    beforeEach(() => {
      const { email = google.person.email } = claims as { email?: string }
      google.person = { ...google.person, ...claims, email: email.replace('@', `${people}@`) }
    })

    it('joins no account, shown to be its owner’s or not, and learns nothing of it', async () => {
      const { accounts, admin, signIn } = server.auth
      const { email } = google.person
      const { account } = await signIn.signUp(email, password, null, '198.51.100.9')
      for (const emailVerified of [false, true]) {
        await admin.update(account.uid, { emailVerified })
        const refusal = await signInWithCredential(auth, await idTokenCredential()).catch((error: unknown) => error)
        expect(refusal).toMatchObject({ code: 'auth/account-exists-with-different-credential', customData: { email } })
        expect(GoogleAuthProvider.credentialFromError(refusal as FirebaseError)?.idToken).toBeTruthy()
        expect(accounts.byUid(account.uid)).toMatchObject({ emailVerified, google: null })
        await signIn.withPassword(email, password, '198.51.100.9')
      }
      const answer = await change(await google.idToken(google.person), '')
      expect(answer.status).toBe(200)
      const body = (await answer.json()) as object
      expect(body).toMatchObject({ needConfirmation: true, email, providerId: 'google.com' })
      for (const field of ['localId', 'idToken', 'refreshToken', 'displayName', 'verifiedProvider', 'emailVerified']) {
        expect(body).not.toHaveProperty(field)
      }
    })

    it('comes in where it was linked before, and otherwise makes an account whose address nobody has shown', async () => {
      const { user } = await createUserWithEmailAndPassword(auth, google.person.email, password)
      await linkWithCredential(user, await idTokenCredential())
      await signOut(auth)
      expect((await signInWithCredential(auth, await idTokenCredential())).user.uid).toBe(user.uid)
      google.person = { ...google.person, sub: `new${people}`, email: `new-${google.person.email}` }
      const made = await signInWithCredential(auth, await idTokenCredential())
      expect(made.user).toMatchObject({ email: google.person.email, emailVerified: false })
      // So whoever shows it later is alone in there.
      const link = await server.auth.emailLink.link(google.person.email, { continueUrl: server.url })
      const code = new URL(link).searchParams.get('oobCode') ?? ''
      const { account } = await server.auth.emailLink.signIn(google.person.email, code, '198.51.100.9')
      expect(account).toMatchObject({ uid: made.user.uid, emailVerified: true, google: null })
    })
  })

  it('joins where Google looks after the mailbox: Gmail’s, however it is written, and of Workspace', async () => {
    for (const claims of [
      { email: `Tia${people}@GMail.com` },
      { email: `tia${people}@work.example`, hd: 'work.example' },
    ]) {
      google.person = { ...google.person, sub: claims.email, ...claims }
      const { account } = await server.auth.signIn.signUp(claims.email, password, null, '198.51.100.9')
      await server.auth.admin.update(account.uid, { emailVerified: true })
      const { user } = await signInWithCredential(auth, await idTokenCredential())
      expect(user.uid).toBe(account.uid)
      await signInWithEmailAndPassword(auth, claims.email, password)
    }
  })

  it('links and unlinks, each Google account once', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, `own${people}@example.com`, password)
    await linkWithCredential(user, await idTokenCredential())
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password'])
    await createUserWithEmailAndPassword(auth, `other${people}@example.com`, password)
    await expect(linkWithCredential(auth.currentUser!, await idTokenCredential())).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    })
    await signInWithEmailAndPassword(auth, `own${people}@example.com`, password)
    expect((await unlink(auth.currentUser!, 'google.com')).providerData).toHaveLength(1)
  })

  it('links to no account whose session is old, nor to one that was signed out everywhere meanwhile', async () => {
    const { admin, google: visits, signIn, verifier } = server.auth
    const email = `old${people}@example.com`
    const { account, idToken } = await signIn.signUp(email, password, null, '198.51.100.9')
    const link = async () => visits!.linkTo(idToken, { token: await google.idToken(google.person) })
    server.clock.offsetMs = 6 * 60_000
    try {
      await expect(link()).rejects.toMatchObject({ code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    } finally {
      server.clock.offsetMs = 0
    }
    const token = await google.idToken(google.person)
    let ended: Promise<unknown> | undefined
    const credential = {
      // Looked at once the session has been let in.
      get token() {
        ended ??= admin.update(account.uid, { validSince: Math.floor(Date.now() / 1000) })
        return token
      },
    }
    await expect(visits!.linkTo(idToken, credential)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await ended
    expect(await verifier.verify(idToken)).toBeNull()
    expect(server.auth.accounts.byUid(account.uid)?.google).toBeNull()
  })
})

it('is not there, and has no addresses, in an instance without a client id', async () => {
  const without = await startIdentity()
  try {
    expect((await fetch(`${without.url}/__/auth/google`, { redirect: 'manual' })).status).toBe(404)
    expect((await fetch(`${without.url}/__/auth/handler?code=x&state=y`, { redirect: 'manual' })).status).toBe(404)
    const other = initializeApp({ apiKey: 'any' }, `none-${people}`)
    auth = initializeAuth(other, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, without.url, { disableWarnings: true })
    await expect(signInWithCredential(auth, await idTokenCredential())).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    })
    await deleteApp(other)
  } finally {
    await without.stop()
  }
})

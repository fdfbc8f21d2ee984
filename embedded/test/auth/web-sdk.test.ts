import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { initializeApp as initializeAdmin } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
let app: FirebaseApp
let auth: Auth
let people = 0
const freshEmail = () => `person${++people}@example.com`
const password = 'quintal com sombra'

beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())
beforeEach(() => {
  app = initializeApp({ apiKey: 'any', projectId: 'demo-test' }, `web-${++people}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.url, { disableWarnings: true })
  return () => deleteApp(app)
})

describe('the web SDK', () => {
  it('signs up, signs out and in again, and refreshes its token', async () => {
    const email = freshEmail()
    const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), password)
    expect(user.email).toBe(email)
    await signOut(auth)
    const again = await signInWithEmailAndPassword(auth, email, password)
    expect(again.user.uid).toBe(user.uid)
    const { claims } = await again.user.getIdTokenResult(true)
    expect(claims).toMatchObject({
      iss: 'https://securetoken.google.com/demo-test',
      aud: 'demo-test',
      sub: user.uid,
      user_id: user.uid,
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  it('gets the same answer for a wrong password and an unknown address', async () => {
    const email = freshEmail()
    await createUserWithEmailAndPassword(auth, email, password)
    await expect(signInWithEmailAndPassword(auth, email, 'not this one')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    await expect(signInWithEmailAndPassword(auth, freshEmail(), password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  it('is refused what the service does not allow, by its usual codes', async () => {
    const email = freshEmail()
    await createUserWithEmailAndPassword(auth, email, password)
    await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    })
    await expect(createUserWithEmailAndPassword(auth, 'nobody', password)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    })
    await expect(createUserWithEmailAndPassword(auth, freshEmail(), '12345')).rejects.toMatchObject({
      code: 'auth/weak-password',
    })
    await expect(signInAnonymously(auth)).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' })
    await expect(updateEmail(auth.currentUser!, freshEmail())).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    })
  })

  it('reads the password policy', async () => {
    await expect(validatePassword(auth, '12345')).resolves.toMatchObject({ isValid: false })
    await expect(validatePassword(auth, password)).resolves.toMatchObject({ isValid: true })
  })

  it('changes name and password; the old password and the other sessions end', async () => {
    const email = freshEmail()
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    await updateProfile(user, { displayName: 'Ana Lima' })
    const oldRefreshToken = user.refreshToken
    const [{ device: before } = { device: '' }] = server.auth.devices(user.uid)
    await updatePassword(user, 'rede na varanda')
    expect(before).not.toBe('')
    expect(server.auth.devices(user.uid).map(({ device }) => device)).toEqual([before])
    expect((await user.getIdTokenResult(true)).claims.name).toBe('Ana Lima')
    await expect(server.auth.signIn.refresh(oldRefreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toThrow()
    await signInWithEmailAndPassword(auth, email, 'rede na varanda')
  })

  it('must sign in again before a change of password once the sign-in is old', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    server.clock.offsetMs += 6 * 60_000
    try {
      await expect(updatePassword(user, 'rede na varanda')).rejects.toMatchObject({
        code: 'auth/requires-recent-login',
      })
    } finally {
      server.clock.offsetMs -= 6 * 60_000
    }
  })

  it('does not delete its account by itself', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' })
    expect(await server.auth.verifier.verify(await user.getIdToken())).not.toBeNull()
  })

  it('resets a forgotten password by mail, in the language of the page, once', async () => {
    const email = freshEmail()
    await createUserWithEmailAndPassword(auth, email, password)
    auth.languageCode = 'en'
    await sendPasswordResetEmail(auth, email)
    const [mail] = server.mailer.list(1)
    expect(mail).toMatchObject({ to: email, kind: 'password-reset', subject: 'Choose a new Varanda password' })
    const link = new URL(/http\S+/.exec(mail!.text)![0])
    expect(link.origin + link.pathname).toBe(`${server.url}/auth`)
    expect(link.searchParams.get('mode')).toBe('resetPassword')
    const code = link.searchParams.get('oobCode')!
    await expect(verifyPasswordResetCode(auth, code)).resolves.toBe(email)
    await confirmPasswordReset(auth, code, 'rede na varanda')
    await expect(confirmPasswordReset(auth, code, 'outra vez')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
    const { user } = await signInWithEmailAndPassword(auth, email, 'rede na varanda')
    expect(user.emailVerified).toBe(true)
    await sendPasswordResetEmail(auth, email, { url: `${server.url}/user` })
    expect(server.mailer.list(1)[0]!.text).toContain(`continueUrl=${encodeURIComponent(`${server.url}/user`)}`)
    await expect(sendPasswordResetEmail(auth, email, { url: 'https://evil.example/' })).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    })
  })

  it('learns nothing from a reset for an unknown address, and a code lives one hour', async () => {
    const before = server.mailer.list(1)[0]?.id
    await sendPasswordResetEmail(auth, freshEmail())
    expect(server.mailer.list(1)[0]?.id).toBe(before)

    const email = freshEmail()
    await createUserWithEmailAndPassword(auth, email, password)
    auth.languageCode = 'pt-BR'
    await sendPasswordResetEmail(auth, email)
    const [mail] = server.mailer.list(1)
    expect(mail!.subject).toBe('Escolha uma nova senha na Varanda')
    const code = /oobCode=([\w-]+)/.exec(mail!.text)![1]!
    server.clock.offsetMs += 61 * 60_000
    try {
      await expect(confirmPasswordReset(auth, code, 'rede na varanda')).rejects.toMatchObject({
        code: 'auth/expired-action-code',
      })
    } finally {
      server.clock.offsetMs -= 61 * 60_000
    }
  })

  it('is signed out when its account is disabled or signed out everywhere', async () => {
    const disabled = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    await server.auth.admin.update(disabled.user.uid, { disabled: true })
    await expect(disabled.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' })
    expect(auth.currentUser).toBeNull()

    const revoked = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    await server.auth.admin.update(revoked.user.uid, { validSince: Math.floor(Date.now() / 1000) })
    await expect(revoked.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    expect(auth.currentUser).toBeNull()
  })

  it('cannot call what only administrators may', async () => {
    const post = (path: string) =>
      fetch(`${server.url}${path}`, { method: 'POST', body: '{}', headers: { authorization: 'Bearer owner' } })
    for (const path of ['accounts', 'accounts:lookup', 'accounts:update', 'accounts:delete', 'accounts:batchDelete']) {
      const response = await post(`/identitytoolkit.googleapis.com/v1/projects/demo-test/${path}`)
      expect(response.status, path).toBe(501)
    }
    const body = JSON.stringify({ localId: 'x', customAttributes: '{"admin":true}' })
    const update = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:update`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer owner' },
    })
    expect(update.status).toBe(400)
  })
})

describe('the Admin SDK', () => {
  const admin = () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(server.adminUrl).host
    return getAdminAuth(initializeAdmin({ projectId: 'demo-test' }, `admin-${++people}`))
  }

  it('creates, finds, changes, lists and deletes accounts', async () => {
    const sdk = admin()
    const email = freshEmail()
    const made = await sdk.createUser({ uid: 'avo-1', email, password, displayName: 'Vó', emailVerified: true })
    expect(made).toMatchObject({ uid: 'avo-1', email, displayName: 'Vó', emailVerified: true, disabled: false })
    await signInWithEmailAndPassword(auth, email, password)
    expect((await sdk.getUserByEmail(email)).metadata.lastSignInTime).toBeTruthy()
    await expect(sdk.createUser({ uid: 'avo-1' })).rejects.toMatchObject({ code: 'auth/uid-already-exists' })
    await expect(sdk.createUser({ email })).rejects.toMatchObject({ code: 'auth/email-already-exists' })
    await expect(sdk.getUser('nobody')).rejects.toMatchObject({ code: 'auth/user-not-found' })
    const some = await sdk.getUsers([{ uid: 'avo-1' }, { uid: 'nobody' }])
    expect(some.users.map((user) => user.uid)).toEqual(['avo-1'])
    expect(some.notFound).toEqual([{ uid: 'nobody' }])
    const renamed = await sdk.updateUser('avo-1', { displayName: null, disabled: true })
    expect(renamed).toMatchObject({ displayName: undefined, disabled: true })
    await sdk.createUser({ uid: 'avo-2' })
    const first = await sdk.listUsers(1)
    const second = await sdk.listUsers(1, first.pageToken)
    expect(first.users[0]!.uid < second.users[0]!.uid).toBe(true)
    await sdk.deleteUsers(['avo-2', 'nobody'])
    await sdk.deleteUser('avo-1')
    await expect(sdk.deleteUser('avo-1')).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('sets custom claims, which the next token carries, and revokes sessions', async () => {
    const sdk = admin()
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    await sdk.setCustomUserClaims(user.uid, { role: 'admin' })
    expect((await user.getIdTokenResult(true)).claims.role).toBe('admin')
    expect((await sdk.getUser(user.uid)).customClaims).toEqual({ role: 'admin' })
    await expect(sdk.setCustomUserClaims(user.uid, { sub: 'someone' })).rejects.toThrow()
    await sdk.revokeRefreshTokens(user.uid)
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  })

  it('revokes what began in the second that it names, also where that is over when it is heard', async () => {
    const present = () => Math.floor(Date.now() / 1000)
    // On a busy machine more than the second after it may be over.
    for (let tries = 0; tries < 10; tries++) {
      const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
      const second = Number((await user.getIdTokenResult()).claims.auth_time)
      while (present() === second) await new Promise((resolve) => setTimeout(resolve, 5))
      await server.auth.admin.update(user.uid, { validSince: second })
      if (present() !== second + 1) continue
      await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
      return
    }
    expect.fail('never in time')
  })

  it('makes a link for a new password', async () => {
    const email = freshEmail()
    await createUserWithEmailAndPassword(auth, email, password)
    const link = await admin().generatePasswordResetLink(email)
    expect(link.startsWith(`${server.url}/auth?mode=resetPassword&oobCode=`)).toBe(true)
  })

  it('is not served to browsers or under another name', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet'
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.adminUrl}${path}`, { headers: { authorization: 'Bearer owner', ...headers } })
    expect((await ask({})).status).toBe(200)
    const { request } = await import('node:http')
    const status = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        request(`${server.adminUrl}${path}`, { headers: { authorization: 'Bearer owner', ...headers } }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
          .on('error', reject)
          .end()
      })
    expect(await status({})).toBe(200)
    expect(await status({ host: `localhost:${new URL(server.adminUrl).port}` })).toBe(200)
    expect(await status({ origin: server.url })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ host: 'rebound.example:80' })).toBe(403)
    expect(await status({ authorization: '' })).toBe(401)
  })
})

/** What begins with a message: signing in by link, confirming an address, changing it, taking it back. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { initializeApp as initializeAdmin } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceAccountEmail } from '../../src/auth/tokens/custom-token.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
let app: FirebaseApp
let auth: Auth
let people = 0
const freshEmail = () => `link${++people}@example.com`
const password = 'quintal com sombra'

beforeAll(async () => {
  server = await startIdentity({ signUpByLink: true })
})
afterAll(() => server.stop())
beforeEach(() => {
  app = initializeApp({ apiKey: 'any', projectId: 'demo-test' }, `links-${++people}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.url, { disableWarnings: true })
  return () => deleteApp(app)
})

const settings = () => ({ url: `${server.url}/user`, handleCodeInApp: true })
const lastMail = () => server.mailer.list(1)[0]!
const linkOf = (text: string) => /http\S+/.exec(text)![0]
const codeIn = (link: string) => new URL(link).searchParams.get('oobCode')!
/** The code of the newest message. */
const lastCode = () => codeIn(linkOf(lastMail().text))
const verified = async (email: string) => {
  await server.auth.admin.update(server.auth.accounts.byEmail(email)!.uid, { emailVerified: true })
}

const customToken = (uid: string) =>
  new SignJWT({ uid })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(serviceAccountEmail('demo-test'))
    .setSubject(serviceAccountEmail('demo-test'))
    .setAudience('https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(server.auth.keys.signing('service-account').privateKey)

describe('the link by mail', () => {
  it('signs in, makes the account on the way, and is good once', async () => {
    const email = freshEmail()
    await sendSignInLinkToEmail(auth, email, settings())
    expect(lastMail()).toMatchObject({ to: email, subject: 'Seu link para entrar na Varanda' })
    const link = linkOf(lastMail().text)
    expect(isSignInWithEmailLink(auth, link)).toBe(true)
    expect(await checkActionCode(auth, codeIn(link))).toMatchObject({ operation: 'EMAIL_SIGNIN', data: { email } })
    await expect(signInWithEmailLink(auth, freshEmail(), link)).rejects.toMatchObject({ code: 'auth/invalid-email' })
    const { user } = await signInWithEmailLink(auth, email.toUpperCase(), link)
    expect(user).toMatchObject({ email, emailVerified: true, providerData: [{ providerId: 'password' }] })
    expect((await user.getIdTokenResult()).signInProvider).toBe('password')
    await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
  })

  it('lives an hour, and asks for a page of this site', async () => {
    const email = freshEmail()
    await sendSignInLinkToEmail(auth, email, settings())
    const link = linkOf(lastMail().text)
    server.clock.offsetMs = 61 * 60_000
    try {
      await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({ code: 'auth/expired-action-code' })
    } finally {
      server.clock.offsetMs = 0
    }
    const elsewhere = { url: 'https://evil.example/', handleCodeInApp: true }
    await expect(sendSignInLinkToEmail(auth, email, elsewhere)).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    })
  })

  it('leaves the password of an account whose address was shown before, and takes it from one that was not', async () => {
    const known = freshEmail()
    const unproven = freshEmail()
    for (const email of [known, unproven]) await createUserWithEmailAndPassword(auth, email, password)
    await verified(known)
    const squatter = await signInWithEmailAndPassword(auth, unproven, password)
    const squattersToken = await squatter.user.getIdToken()
    const squattersRefresh = squatter.user.refreshToken
    await signOut(auth)
    for (const email of [known, unproven]) {
      await sendSignInLinkToEmail(auth, email, settings())
      await signInWithEmailLink(auth, email, linkOf(lastMail().text))
    }
    await signInWithEmailAndPassword(auth, known, password)
    await expect(signInWithEmailAndPassword(auth, unproven, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    expect(await server.auth.verifier.verify(squattersToken)).toBeNull()
    await expect(server.auth.signIn.refresh(squattersRefresh)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('is answered alike for addresses known, unknown and paused, and only the paused gets no message', async () => {
    const known = freshEmail()
    const paused = freshEmail()
    await createUserWithEmailAndPassword(auth, known, password)
    const { user } = await createUserWithEmailAndPassword(auth, paused, password)
    await server.auth.admin.update(user.uid, { disabled: true })
    const answers = await Promise.all(
      [known, freshEmail(), paused].map(async (email) => {
        const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`, {
          method: 'POST',
          body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: server.url }),
        })
        return [answer.status, (await answer.text()).replace(email, '')]
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(server.mailer.list(10).some(({ to }) => to === paused)).toBe(false)
    expect(await fetchSignInMethodsForEmail(auth, known)).toEqual([])
  })

  it('goes on to our own site only, however that is written', async () => {
    const email = freshEmail()
    await server.auth.admin.create(undefined, { email })
    const { host } = new URL(server.url)
    const ask = async (continueUrl: string) => {
      const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` },
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, continueUrl }),
      })
      return ((await answer.json()) as { error?: { message: string } }).error?.message.split(' ')[0] ?? 'sent'
    }
    for (const evil of [`http://${host}\\@evil.example`, `http:\\\\${host}\\@evil.example`, `http://a:b@${host}/`]) {
      expect(await ask(evil), evil).toBe('INVALID_CONTINUE_URI')
    }
    for (const evil of [`http://${host}/\t`, `http://${host}/a\nb`, ` http://${host}/`]) {
      expect(await ask(evil), evil).toBe('INVALID_CONTINUE_URI')
    }
    for (const evil of [`http://${host}@evil.example/`, `http://evil.example/#${host}`, 'javascript:alert(1)']) {
      expect(await ask(evil), evil).toMatch(/UNAUTHORIZED_DOMAIN|INVALID_CONTINUE_URI/)
    }
    expect(await ask(`http://${host}/user?a=b`)).toBe('sent')
  })

  it('links to the account that is signed in; a password links and unlinks too', async () => {
    const email = freshEmail()
    await signInWithCustomToken(auth, await customToken('without-address'))
    await sendSignInLinkToEmail(auth, email, settings())
    await linkWithCredential(auth.currentUser!, EmailAuthProvider.credentialWithLink(email, linkOf(lastMail().text)))
    expect(auth.currentUser).toMatchObject({ uid: 'without-address', email, emailVerified: true })

    // Another address is for verifyBeforeUpdateEmail only, and somebody else's for nobody.
    await signInWithCustomToken(auth, await customToken('another'))
    await sendSignInLinkToEmail(auth, email, settings())
    const taken = EmailAuthProvider.credentialWithLink(email, linkOf(lastMail().text))
    await expect(linkWithCredential(auth.currentUser!, taken)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    })
    await server.auth.admin.update('another', { email: freshEmail() })
    await expect(
      linkWithCredential(auth.currentUser!, EmailAuthProvider.credential(freshEmail(), password)),
    ).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })

    await signInWithEmailLink(auth, email, linkOf(lastMail().text))
    await unlink(auth.currentUser!, 'password')
    await linkWithCredential(auth.currentUser!, EmailAuthProvider.credential(email, 'rede na varanda'))
    await signInWithEmailAndPassword(auth, email, 'rede na varanda')
    expect((await unlink(auth.currentUser!, 'password')).providerData).toEqual([])
    await expect(signInWithEmailAndPassword(auth, email, 'rede na varanda')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  it('links to no account whose session is old', async () => {
    const email = freshEmail()
    const { idToken } = await server.auth.signIn.withCustomToken(await customToken('long-here'))
    const ask = async () => {
      const code = codeIn(await server.auth.emailLink.link(email, { continueUrl: server.url }))
      return server.auth.emailLink.linkTo(idToken, email, code)
    }
    server.clock.offsetMs = 6 * 60_000
    try {
      await expect(ask()).rejects.toMatchObject({ code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    } finally {
      server.clock.offsetMs = 0
    }
    expect(server.auth.accounts.byUid('long-here')?.email).toBeNull()
    expect(await ask()).toMatchObject({ account: { uid: 'long-here', email } })
  })
})

describe('an address', () => {
  it('is confirmed by the link in a message, and leaves the password of whoever asked for it', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    auth.languageCode = 'en'
    await sendEmailVerification(user, { url: `${server.url}/user` })
    expect(lastMail().subject).toBe('Confirm your email on Varanda')
    const code = lastCode()
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email: user.email } })
    await applyActionCode(auth, code)
    await user.reload()
    expect(user.emailVerified).toBe(true)
    await signInWithEmailAndPassword(auth, user.email!, password)
    await expect(applyActionCode(auth, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
  })

  it('changes when the new one is confirmed, signs out everywhere, and can be taken back', async () => {
    const before = freshEmail()
    const after = freshEmail()
    const { user } = await createUserWithEmailAndPassword(auth, before, password)
    await verifyBeforeUpdateEmail(user, after)
    expect(lastMail().to).toBe(after)
    const code = lastCode()
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: after, previousEmail: before },
    })
    expect(server.auth.accounts.byEmail(before)).not.toBeNull()
    await applyActionCode(auth, code)
    expect(server.auth.accounts.byEmail(after)?.uid).toBe(user.uid)
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await signInWithEmailAndPassword(auth, after, password)

    expect(lastMail()).toMatchObject({ to: before, subject: 'O e-mail da sua conta na Varanda mudou' })
    const back = lastCode()
    expect(await checkActionCode(auth, back)).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email: before, previousEmail: after },
    })
    await applyActionCode(auth, back)
    // Whoever took the account over may have chosen its password: only the mailbox opens it now.
    for (const email of [before, after]) {
      await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      })
    }
    await sendSignInLinkToEmail(auth, before, settings())
    expect((await signInWithEmailLink(auth, before, linkOf(lastMail().text))).user.uid).toBe(user.uid)
    await sendPasswordResetEmail(auth, before)
    await confirmPasswordReset(auth, lastCode(), 'rede na varanda')
    await signInWithEmailAndPassword(auth, before, 'rede na varanda')
  })

  it('is taken back even when whoever took the account has changed it twice', async () => {
    const [owner, thief, thiefsOther] = [freshEmail(), freshEmail(), freshEmail()] as const
    await createUserWithEmailAndPassword(auth, owner, password)
    const change = async (to: string) => {
      await verifyBeforeUpdateEmail(auth.currentUser!, to)
      await applyActionCode(auth, lastCode())
      return lastCode()
    }
    const ownersWay = await change(thief)
    await signInWithEmailAndPassword(auth, thief, password)
    const thiefsWay = await change(thiefsOther)
    await applyActionCode(auth, ownersWay)
    expect(server.auth.accounts.byEmail(owner)).not.toBeNull()
    await expect(applyActionCode(auth, thiefsWay)).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
  })

  it('is taken back from an account of a moment, which never showed that it is theirs', async () => {
    const [owner, thief] = [freshEmail(), freshEmail()] as const
    const { user } = await createUserWithEmailAndPassword(auth, owner, password)
    await verifyBeforeUpdateEmail(user, thief)
    await applyActionCode(auth, lastCode())
    const back = lastCode()
    const squatter = (await createUserWithEmailAndPassword(auth, owner, password)).user
    await applyActionCode(auth, back)
    expect(server.auth.accounts.byEmail(owner)).toMatchObject({ uid: user.uid, emailVerified: true })
    expect(server.auth.accounts.byUid(squatter.uid)).toMatchObject({ email: null })
    await expect(squatter.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    // Who showed that it is theirs keeps it.
    await sendSignInLinkToEmail(auth, owner, settings())
    const again = await signInWithEmailLink(auth, owner, linkOf(lastMail().text))
    await verifyBeforeUpdateEmail(again.user, freshEmail())
    await applyActionCode(auth, lastCode())
    const late = lastCode()
    const next = (await createUserWithEmailAndPassword(auth, owner, password)).user
    await server.auth.admin.update(next.uid, { emailVerified: true })
    await expect(applyActionCode(auth, late)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
  })

  it('is not changed by a link that was asked for before a new password, or before every session ended', async () => {
    const { admin } = server.auth
    const acts = {
      'a new password': () => updatePassword(auth.currentUser!, `${password} novo`),
      'one set by an administrator': (uid: string) => admin.update(uid, { password: `${password} novo` }),
      'every session ended': (uid: string) => admin.update(uid, { validSince: Math.floor(Date.now() / 1000) + 1 }),
      'a disabled account': (uid: string) => admin.update(uid, { disabled: true }),
      'a way in less': () => unlink(auth.currentUser!, 'password'),
    } satisfies Record<string, (uid: string) => Promise<unknown>>
    for (const [what, act] of Object.entries(acts)) {
      const before = freshEmail()
      const { user } = await createUserWithEmailAndPassword(auth, before, password)
      await verifyBeforeUpdateEmail(user, freshEmail())
      const code = lastCode()
      await act(user.uid)
      await expect(applyActionCode(auth, code), what).rejects.toMatchObject({ code: 'auth/invalid-action-code' })
      expect(server.auth.accounts.byUid(user.uid)?.email, what).toBe(before)
    }
  })

  it('that somebody has is not told, and not taken', async () => {
    const taken = freshEmail()
    await createUserWithEmailAndPassword(auth, taken, password)
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password)
    const newest = lastMail()?.id
    await verifyBeforeUpdateEmail(user, taken)
    expect(lastMail()?.id).toBe(newest)
    const late = freshEmail()
    await verifyBeforeUpdateEmail(user, late)
    const code = lastCode()
    await createUserWithEmailAndPassword(auth, late, password)
    await expect(applyActionCode(auth, code)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
  })

  it('changes only after a sign-in of the last minutes; showing the password again is one', async () => {
    const email = freshEmail()
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    server.clock.offsetMs = 6 * 60_000
    try {
      for (const tried of [verifyBeforeUpdateEmail(user, freshEmail()), updatePassword(user, 'rede na varanda')]) {
        await expect(tried).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
      }
      await expect(
        reauthenticateWithCredential(user, EmailAuthProvider.credential(email, 'not this one')),
      ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
      await verifyBeforeUpdateEmail(user, freshEmail())
    } finally {
      server.clock.offsetMs = 0
    }
    const stranger = await server.auth.signIn.signUp(freshEmail(), password, null, '203.0.113.10')
    const wrong = EmailAuthProvider.credential(stranger.account.email!, password)
    await expect(reauthenticateWithCredential(user, wrong)).rejects.toMatchObject({ code: 'auth/user-mismatch' })
  })
})

describe('links that the Admin SDK asks for', () => {
  const admin = () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(server.adminUrl).host
    return getAdminAuth(initializeAdmin({ projectId: 'demo-test' }, `admin-links-${++people}`))
  }

  it('are of every kind, work, and send no message', async () => {
    const sdk = admin()
    const email = freshEmail()
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    const newest = lastMail()?.id
    await applyActionCode(auth, codeIn(await sdk.generateEmailVerificationLink(email)))
    await user.reload()
    expect(user.emailVerified).toBe(true)
    await signInWithEmailLink(auth, email, await sdk.generateSignInWithEmailLink(email, settings()))
    expect(lastMail()?.id).toBe(newest)
    const next = freshEmail()
    await applyActionCode(auth, codeIn(await sdk.generateVerifyAndChangeEmailLink(email, next)))
    expect(server.auth.accounts.byEmail(next)?.uid).toBe(user.uid)
    await expect(sdk.generateEmailVerificationLink(freshEmail())).rejects.toMatchObject({
      code: 'auth/email-not-found',
    })
    await expect(sdk.generateSignInWithEmailLink(email, { url: 'https://evil.example' })).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    })
  })
})

it("leads from Firebase's own address of the action page to the site's", async () => {
  const answer = await fetch(`${server.url}/__/auth/action?mode=verifyEmail&oobCode=x`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/auth?mode=verifyEmail&oobCode=x')
})

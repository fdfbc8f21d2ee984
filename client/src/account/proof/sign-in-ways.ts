import { signOutEverywhere } from '@varanda/domain/account/calls/sign-out-everywhere'
import { codeDigits } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { finishHandOver } from '@varanda/domain/guardian/calls/finish-hand-over'
import { signInAsWard } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import type { Auth, User } from 'firebase/auth'
import { call } from '../../call.ts'
import { connectAuth } from '../../connect.ts'
import { loadFirestore } from '../../firestore.ts'
import { renewSignIn } from '../renew-sign-in.ts'
import { turnOut } from '../session.ts'
import { tokenForCode } from '../sign-in-code.ts'
import { forgetShownCode, isShownCode, noteShownCode } from './shown-code.ts'

/** How members come in, and how they change that. Every change asks first who is there: by password, or by a code. */

/** What shows that it is the member who sits here. */
export type Proof = { by: 'password'; password: string } | { by: 'code'; code: string }

type Sdk = typeof import('../../sdk/auth.ts')

async function here(): Promise<{ auth: Auth; sdk: Sdk; user: User & { email: string } }> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../../sdk/auth.ts')])
  const user = auth.currentUser
  if (!user?.email) throw new Error('nobody with an address is signed in')
  return { auth, sdk, user: user as User & { email: string } }
}

/** The address that this account signs in with, and whether it has a password. */
export async function ownWays(): Promise<{ email: string; hasPassword: boolean; hasGoogle: boolean }> {
  const { user } = await here()
  const has = (id: string) => user.providerData.some(({ providerId }) => providerId === id)
  return { email: user.email, hasPassword: has('password'), hasGoogle: has('google.com') }
}

/** A sign-in of now. Throws Firebase's AuthError for a wrong password, DomainError `code-wrong` for a wrong code. */
export async function prove(proof: Proof): Promise<void> {
  const { auth, sdk, user } = await here()
  if (proof.by === 'password') {
    await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, proof.password))
    forgetShownCode()
    return
  }
  const code = codeDigits(proof.code)
  if (isShownCode(user.uid, code, Date.now())) return
  await sdk.signInWithCustomToken(auth, await tokenForCode(user.email, code))
  noteShownCode(user.uid, code, Date.now())
}

/**
 * Mails a link to the new address; the address changes when somebody opens it there and says yes. Answers the same for
 * an address that somebody else has. Throws as `prove`, and Firebase's AuthError.
 */
export async function askForNewAddress(proof: Proof, email: string, locale: string): Promise<void> {
  await prove(proof)
  const { auth, sdk, user } = await here()
  auth.languageCode = locale
  await sdk.verifyBeforeUpdateEmail(user, email)
}

/** Gives an account that came in by code, link or Google a password beside them. Throws as `prove`, and AuthError. */
export async function addPassword(proof: Proof, password: string): Promise<void> {
  await prove(proof)
  const { sdk, user } = await here()
  await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password))
}

/**
 * Changes the password and signs out everywhere else. The page is to be loaded anew. Throws as `prove`, and AuthError.
 */
export function changePassword(proof: Proof, password: string): Promise<void> {
  return renewed(async () => {
    await prove(proof)
    const { sdk, user } = await here()
    await sdk.updatePassword(user, password)
    // The identity service has ended the others itself; this only makes it hold at once, wherever the instance runs.
    await leaveElsewhere().catch((error) => console.warn('sign out everywhere', error))
  })
}

/**
 * Ends every other sign-in, kept by the server; an old one of this browser ends with them. Where it stays, which is
 * what this answers, the page is to be loaded anew. Throws as `call`.
 */
export async function signOutElsewhere(): Promise<boolean> {
  let stays = false
  await renewed(async () => {
    stays = await leaveElsewhere()
  })
  if (!stays) await turnOut({ why: 'ended' })
  return stays
}

/** The same as `prove` for an account that comes in by its guardian's code. Throws DomainError `code-wrong`. */
export async function proveByWardCode(code: string): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../../sdk/auth.ts')])
  const { token } = await call(signInAsWard, { code })
  // Another child's code would sign in another account.
  if (uidOfCustomToken(token) !== auth.currentUser?.uid) throw new DomainError('code-wrong')
  await sdk.signInWithCustomToken(auth, token)
}

function uidOfCustomToken(token: string): unknown {
  const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''
  return (JSON.parse(atob(payload)) as { uid?: unknown }).uid
}

/**
 * Shows the address by which a ward takes the account over. Where nobody has to be asked, every other sign-in ends and
 * this one is kept. Either way the page is to be loaded anew. Throws as `call`.
 */
export async function takeAccountOver(code: string): Promise<{ waiting: boolean }> {
  let waiting = false
  await renewed(async () => {
    const answer = await call(finishHandOver, { code })
    waiting = answer.waiting
    if (answer.token === undefined) return
    const [auth, sdk] = await Promise.all([connectAuth(), import('../../sdk/auth.ts')])
    await sdk.signInWithCustomToken(auth, answer.token)
  })
  return { waiting }
}

/** Answers whether this browser is still in. */
async function leaveElsewhere(): Promise<boolean> {
  const { token } = await call(signOutEverywhere, {})
  if (token === undefined) return false
  const [auth, sdk] = await Promise.all([connectAuth(), import('../../sdk/auth.ts')])
  await sdk.signInWithCustomToken(auth, token)
  return true
}

/** Meanwhile Firestore stays quiet, so that no screen is told that it may not see what it shows. */
async function renewed(change: () => Promise<void>): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.disableNetwork(firestore)
  try {
    await renewSignIn(change)
  } catch (error) {
    await sdk.enableNetwork(firestore)
    throw error
  }
}

import { readFileSync } from 'node:fs'
import { madeAtClaim } from '@varanda/domain/account/fresh-sign-in'
import type { Standing } from '@varanda/domain/member/standing'
import { cert, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

let signer: Auth | undefined

/**
 * A token that identity changes into a sign-in of this account: as often as it comes, for five minutes (Firebase: for an hour),
 * until the account's sign-ins are ended. `standing` is the account's, read after whoever asks had shown who they are: the second in which
 * everything was signed out belongs to what ended.
 */
export function customTokenFor(uid: string, standing?: Pick<Standing, 'validSince'>): Promise<string> {
  signer ??= makeSigner()
  const madeAt = Math.max(Math.floor(Date.now() / 1000), standing?.validSince.seconds ?? 0)
  return signer.createCustomToken(uid, { [madeAtClaim]: madeAt })
}

/**
 * Pointed at another service than Firebase's own, the Admin SDK leaves custom tokens unsigned, and ours refuses those.
 * It decides when an Auth is made: ours is made while it does not see where it points, with the key that it signs with.
 */
function makeSigner(): Auth {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GOOGLE_APPLICATION_CREDENTIALS: file } = process.env
  if (!host || !file) return getAuth()
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  try {
    const account = JSON.parse(readFileSync(file, 'utf8')) as object
    return getAuth(initializeApp({ credential: cert(account) }, 'custom-tokens'))
  } finally {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = host
  }
}

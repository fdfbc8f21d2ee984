import { readFileSync } from 'node:fs'
import { madeAtClaim } from '@varanda/domain/account/fresh-sign-in'
import { cert, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

let signer: Auth | undefined

/**
 * A token that identity exchanges for a sign-in of this account: any number of times within five minutes (on Firebase,
 * an hour), until the account's sign-ins are ended. It is never dated before `from`, in seconds since 1970: the `validSince` of
 * the standing that was read after the caller had proven who they are. One from later than the clock would outlive an end that follows.
 */
export function customTokenFor(uid: string, from = 0): Promise<string> {
  signer ??= makeSigner()
  const madeAt = Math.max(Math.floor(Date.now() / 1000), from)
  return signer.createCustomToken(uid, { [madeAtClaim]: madeAt })
}

/**
 * An Admin SDK that is pointed at an emulator does not sign custom tokens, and the embedded backend refuses unsigned
 * ones. The SDK reads that variable when an Auth is made, so this Auth is made while it is unset, with the service
 * account's key.
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

import { readFileSync } from 'node:fs'
import { cert, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

let signer: Auth | undefined

/** A token that identity changes into a sign-in of this account, good for an hour. */
export function customTokenFor(uid: string): Promise<string> {
  signer ??= makeSigner()
  return signer.createCustomToken(uid)
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

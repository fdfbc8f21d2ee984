import { connectAuth } from '../connect.ts'

/** Asks for a mail with a link that sets a new password. Answers the same whether or not the address is known. */
export async function askForPasswordReset(email: string, locale: string): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  auth.languageCode = locale
  await sdk.sendPasswordResetEmail(auth, email)
}

/** Reads whether the code of a mail's link still sets a password, and spends nothing. Throws Firebase's AuthError. */
export async function checkResetCode(code: string): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  await sdk.verifyPasswordResetCode(auth, code)
}

/** Sets the new password with the code of the mail's link. Throws Firebase's AuthError. */
export async function resetPassword(code: string, password: string): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  await sdk.confirmPasswordReset(auth, code, password)
}

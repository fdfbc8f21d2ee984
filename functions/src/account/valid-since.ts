import { getAuth } from 'firebase-admin/auth'

/**
 * From when on identity lets sign-ins of an account in, in seconds since 1970; null for an account that is gone or
 * disabled.
 */
export async function validSinceOf(uid: string): Promise<number | null> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  if (!account || account.disabled) return null
  return Math.floor(Date.parse(account.tokensValidAfterTime ?? '') / 1000) || 0
}

import type { Standing } from '@varanda/domain/member/standing'
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

/**
 * From when on a sign-in of a member counts, in seconds since 1970, as their standing and identity say: several ends in a row
 * put identity's date some seconds ahead of the clock.
 */
export async function countsFrom(uid: string, { validSince }: Pick<Standing, 'validSince'>): Promise<number> {
  return Math.max(validSince.seconds, (await validSinceOf(uid)) ?? 0)
}

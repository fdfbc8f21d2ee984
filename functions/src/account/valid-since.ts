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
 * From when on a sign-in of a member counts, in seconds since 1970, by their standing and by what identity said: several ends
 * in a row put identity's date some seconds ahead of the clock. What identity says is read before or with the proof of
 * who is there: an end that comes later is not to be outlived by it.
 */
export function countsFrom({ validSince }: Pick<Standing, 'validSince'>, since: number | null): number {
  return Math.max(validSince.seconds, since ?? 0)
}

import type { Reader } from '../../http/reader.ts'
import { validSinceOf } from '../valid-since.ts'

/** Milliseconds for which an answer of identity about an account is kept, so that a page of photos asks once. */
const good = 2000
const most = 10_000

const heard = new Map<string, { until: number; since: Promise<number | null> }>()

/**
 * Whether identity still lets this sign-in in, which a pass does not tell by itself: a reset password ends sign-ins,
 * and an account can be disabled. At most two seconds late.
 */
export async function isStillSignedIn(
  { uid, authTime }: Pick<Reader, 'uid' | 'authTime'>,
  now: Date,
): Promise<boolean> {
  const known = heard.get(uid)
  const fresh = known && known.until > now.getTime() ? known : { until: now.getTime() + good, since: validSinceOf(uid) }
  if (fresh !== known) {
    if (heard.size >= most) heard.clear()
    heard.set(uid, fresh)
    fresh.since.catch(() => heard.delete(uid))
  }
  const since = await fresh.since
  return since !== null && since <= authTime
}

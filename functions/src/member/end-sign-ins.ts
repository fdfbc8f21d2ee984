import { signInsEndedAt } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/**
 * Part of a transaction, which has read `standing`: from now on every rule and function refuses this member's sign-ins of
 * up to the present second, which is all that a token tells. Answers the moment from which a new sign-in counts. `forgetSignIns` follows it.
 */
export function endSignIns(
  transaction: Transaction,
  uid: string,
  standing: Pick<Standing, 'validSince'>,
  now: Date,
): Timestamp {
  const validSince = new Timestamp(signInsEndedAt(standing, now), 0)
  transaction.update(db.doc(paths.standing(uid)), { validSince })
  return validSince
}

/** Takes every password and linked account away: whoever set them may have been somebody else. A code remains as the way in. */
export async function forgetProviders(uid: string): Promise<void> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  const providers = account?.providerData.map(({ providerId }) => providerId) ?? []
  if (providers.length > 0) await getAuth().updateUser(uid, { providersToUnlink: providers })
}

/**
 * Afterwards: no ended sign-in gets a new token, and the list of devices is empty but for `kept`. Standing has shut them
 * out already, so a call that dies before this leaves nothing open.
 */
export async function forgetSignIns(uid: string, kept?: string): Promise<void> {
  await getAuth()
    .revokeRefreshTokens(uid)
    .catch((error: { code?: string }) => {
      // The account may be gone by now; then it has no sign-ins either.
      if (error.code !== 'auth/user-not-found') throw error
    })
  const devices = await db.collection(paths.devices(uid)).listDocuments()
  await Promise.all(devices.filter(({ id }) => id !== kept).map((device) => device.delete()))
}

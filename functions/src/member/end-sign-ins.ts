import { signInsEndedAt } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/**
 * Ends all sign-ins of a member in a transaction that has read `standing`: every rule and function refuses those dated
 * up to the present second, the precision of a token. Answers the moment from which a new sign-in counts. The caller
 * goes on with `forgetSignIns`.
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

/** Removes every password and linked account, since somebody else may have set them. Signing in by code remains. */
export async function forgetProviders(uid: string): Promise<void> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  const providers = account?.providerData.map(({ providerId }) => providerId) ?? []
  if (providers.length > 0) await getAuth().updateUser(uid, { providersToUnlink: providers })
}

/**
 * After `endSignIns`: revokes the refresh tokens, and deletes the list of devices but for `kept`. The standing refuses
 * those sign-ins already, so a call that dies before this leaves nothing open.
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

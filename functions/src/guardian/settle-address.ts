import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { contactSchema } from '@varanda/domain/member/contact'
import { isGone, type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Each is an answer to somebody who changed the standing at that moment. */
const mostTimes = 5

/**
 * Makes the address that identity has of an account what its standing says: none as long as a guardian's code is the
 * only way in. One that was taken away while its owner took the account over comes back. Safe to repeat.
 */
export async function settleAddress(uid: string): Promise<void> {
  // Once more after each change: the standing may have become another meanwhile.
  for (let times = 0; times < mostTimes; times++) if (await isSettled(uid)) return
  throw new Error('An account and its standing do not come to agree about its address.')
}

async function isSettled(uid: string): Promise<boolean> {
  const [held, contact] = await db.getAll(db.doc(paths.standing(uid)), db.doc(paths.contact(uid)))
  const [standing, kept] = [read(standingSchema, held), read(contactSchema, contact)]
  const [account] = (await getAuth().getUsers([{ uid }])).users
  if (!standing || isGone(standing) || !account) return true
  if (comesByCode(standing)) {
    if (!account.email) return true
    await takeAddress(account, standing)
    return false
  }
  if (account.email || !kept?.email || !kept.isShown) return true
  await giveAddress(uid, kept.email)
  return false
}

/** Gives an account the address that its owner has shown to be theirs; answers how identity spells it. */
export async function giveAddress(uid: string, email: string): Promise<string> {
  const account = await getAuth()
    .updateUser(uid, { email, emailVerified: true })
    .catch((error: { code?: string }) => {
      throw error.code === 'auth/email-already-exists' ? new DomainError('address-taken') : error
    })
  return account.email ?? email
}

/** No update takes an address away; an account that is imported under the uid of another replaces it, as a whole. */
async function takeAddress(account: UserRecord, { role, status }: Standing): Promise<void> {
  const { uid, displayName, disabled, metadata } = account
  const { creationTime } = metadata
  const next = { uid, disabled, metadata: { creationTime }, customClaims: { role, status } }
  const { errors } = await getAuth().importUsers([{ ...next, ...(displayName && { displayName }) }])
  if (errors[0]) throw errors[0].error
}

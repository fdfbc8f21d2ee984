import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { invitesTo } from './address-invite.ts'

/**
 * The account of somebody who typed the code of an invite to this address, made now if there is none. Null when no
 * invite to the address is open any more, and for a member: an invite's code is good for weeks, too long for a member's
 * sign-in.
 */
export async function guestAccount(email: string, now: Date): Promise<string | null> {
  if ((await invitesTo(email, now)).length === 0) return null
  const uid = await accountOf(email)
  return (await db.doc(paths.standing(uid)).get()).exists ? null : uid
}

/** The account of an address that its owner has just shown to be theirs, made now if there is none. */
export async function accountOf(email: string): Promise<string> {
  const auth = getAuth()
  const [found] = (await auth.getUsers([{ email }])).users
  if (found) return found.uid
  try {
    return (await auth.createUser({ email, emailVerified: true })).uid
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-exists') throw error
    return (await auth.getUserByEmail(email)).uid
  }
}

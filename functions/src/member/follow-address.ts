import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { type Contact, contactSchema } from '@varanda/domain/member/contact'
import { directoryCard } from '@varanda/domain/member/directory'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

/**
 * Writes the address that a member's account has now into what the instance keeps of them. Only one that was shown to
 * be theirs counts; where nothing changed nothing is written. An account that comes in by a guardian's code has no
 * address until it is taken over, whatever was given to it. A change ended every sign-in before it, so the devices behind
 * those go off the member's list.
 */
export async function followAddress(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [contact, profile, standing] = await transaction.getAll(
      db.doc(paths.contact(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.standing(uid)),
    )
    const known = read(contactSchema, contact)
    const [member, held] = [read(memberSchema, profile), read(standingSchema, standing)]
    if (!known || !member || !held || comesByCode(held)) return
    const account = await shownAccount(uid)
    const email = account?.email
    if (!email || (email === known.email && known.isShown)) return
    const since = Math.floor(Date.parse(account.tokensValidAfterTime ?? '') / 1000) || 0
    const devices =
      email === known.email ? [] : (await transaction.get(db.collection(paths.devices(uid)).select())).docs
    // The id of each is the second of its sign-in.
    for (const { id, ref } of devices) if (Number(id) < since) transaction.delete(ref)
    transaction.update(db.doc(paths.contact(uid)), { email, isShown: true } satisfies Partial<Contact>)
    if (email === known.email) return
    transaction.set(db.doc(paths.directoryCard(uid)), directoryCard(uid, member, held, email))
  })
}

/**
 * The same where identity has another address than what is kept, for whoever is about to send there: somebody may have
 * taken theirs back from whoever had put their own in its place, and has not signed in since. What is damaged stays.
 */
export async function followMovedAddress(uid: string): Promise<void> {
  const [account, contact] = await Promise.all([shownAccount(uid), db.doc(paths.contact(uid)).get()])
  const email = account?.email
  const known = readIfWhole(contactSchema, contact)
  if (!email || !known || email === known.email) return
  await followAddress(uid).catch((error) => {
    if (!(error instanceof DomainError && error.code === 'damaged')) throw error
  })
}

/** The account whose address was shown to be its owner's. */
async function shownAccount(uid: string): Promise<UserRecord | undefined> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  return account?.emailVerified ? account : undefined
}

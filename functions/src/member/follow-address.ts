import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { type Contact, contactSchema } from '@varanda/domain/member/contact'
import { directoryCard } from '@varanda/domain/member/directory'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

/**
 * Writes the address that a member's account has now into what the instance keeps of them. Only one that was shown to
 * be theirs counts; where nothing changed nothing is written. An account that comes in by a guardian's code has no
 * address until it is taken over, whatever was given to it.
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
    const email = await shownAddress(uid)
    if (!email || (email === known.email && known.isShown)) return
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
  const [email, contact] = await Promise.all([shownAddress(uid), db.doc(paths.contact(uid)).get()])
  const known = readIfWhole(contactSchema, contact)
  if (!email || !known || email === known.email) return
  await followAddress(uid).catch((error) => {
    if (!(error instanceof DomainError && error.code === 'damaged')) throw error
  })
}

async function shownAddress(uid: string): Promise<string | undefined> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  return account?.emailVerified ? account.email : undefined
}

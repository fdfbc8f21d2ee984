import { comesByCode } from '@varanda/domain/guardian/guardian'
import { type Contact, contactSchema } from '@varanda/domain/member/contact'
import { directoryCard } from '@varanda/domain/member/directory'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * Writes the address that a member's account has now into what the instance keeps of them. Only one that was shown to
 * be theirs counts; where nothing changed nothing is written. An account that comes in by a guardian's code has no
 * address until it is taken over, whatever was given to it; `isTakenOver` says that this is happening.
 */
export async function followAddress(uid: string, isTakenOver = false): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [contact, profile, standing] = await transaction.getAll(
      db.doc(paths.contact(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.standing(uid)),
    )
    const known = read(contactSchema, contact)
    const [member, held] = [read(memberSchema, profile), read(standingSchema, standing)]
    if (!known || !member || !held || (comesByCode(held) && !isTakenOver)) return
    const email = await shownAddress(uid)
    if (!email || (email === known.email && known.isShown)) return
    transaction.update(db.doc(paths.contact(uid)), { email, isShown: true } satisfies Partial<Contact>)
    if (email === known.email) return
    transaction.set(db.doc(paths.directoryCard(uid)), directoryCard(uid, member, held, email))
  })
}

async function shownAddress(uid: string): Promise<string | undefined> {
  const [account] = (await getAuth().getUsers([{ uid }])).users
  return account?.emailVerified ? account.email : undefined
}

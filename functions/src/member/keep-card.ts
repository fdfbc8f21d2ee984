import { isDeepStrictEqual } from 'node:util'
import { contactSchema } from '@varanda/domain/member/contact'
import { directoryCard } from '@varanda/domain/member/directory'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * Makes a member's card in the directory what profile, standing and address say now, read in one transaction: in
 * whatever order it is called, the card ends true. It writes only what differs, and removes the card of who is no
 * member.
 */
export async function keepCard(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [profile, standing, contact, card] = await transaction.getAll(
      db.doc(paths.user(uid)),
      db.doc(paths.standing(uid)),
      db.doc(paths.contact(uid)),
      db.doc(paths.directoryCard(uid)),
    )
    const member = read(memberSchema, profile)
    const held = read(standingSchema, standing)
    if (!member || !held) {
      if (card!.exists) transaction.delete(card!.ref)
      return
    }
    const next = directoryCard(uid, member, held, read(contactSchema, contact)?.email ?? '')
    if (!isDeepStrictEqual(next, card!.data())) transaction.set(card!.ref, next)
  })
}

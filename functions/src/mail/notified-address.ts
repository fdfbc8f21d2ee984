import { mailWishesSchema, mayNotify } from '@varanda/domain/mail/mail'
import { contactSchema } from '@varanda/domain/member/contact'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

/** What {@link notifiedAddress} asks, in its order. */
export function asksOfAddress(uid: string): [DocumentReference, DocumentReference, DocumentReference] {
  return [db.doc(paths.contact(uid)), db.doc(paths.standing(uid)), db.doc(paths.mailWishes(uid))]
}

/**
 * Where notifications of a member go: the address that a code, a link or Google once showed to be theirs, as long as
 * they may read and did not turn such mails off. Undefined for nowhere: one may join by an address that was mistyped, and
 * what a family does is not told to whoever has that one.
 */
export function notifiedAddress(found: readonly (DocumentSnapshot | undefined)[]): string | undefined {
  const [contact, standing, wishes] = found
  const held = read(standingSchema, standing)
  const { email, isShown } = readIfWhole(contactSchema, contact) ?? {}
  if (!held || !mayRead(held, Number.POSITIVE_INFINITY) || !email || !isShown) return undefined
  return mayNotify(readIfWhole(mailWishesSchema, wishes), email) ? email : undefined
}

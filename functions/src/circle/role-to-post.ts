import { type CircleRole, rulesOf } from '@varanda/domain/circle/circle'
import type { Transaction } from 'firebase-admin/firestore'
import { roleActedIn } from './read-book.ts'
import type { CircleRead } from './read-circles.ts'

/** The role that counts for posting. Who acts for an owner is looked up only where a member's own would not do. */
export async function roleToPost(
  transaction: Transaction,
  { id, circle, people }: CircleRead,
  uid: string,
): Promise<CircleRole | undefined> {
  const row = people[uid]?.role
  if (!circle || row !== 'member' || rulesOf(circle).whoPosts !== 'moderators') return row
  return roleActedIn(transaction, { id, circle, people }, uid, row)
}

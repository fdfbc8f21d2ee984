import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import { circleLimits, historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { mayBring } from '@varanda/domain/circle/may-manage'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { Person } from '@varanda/domain/member/person'
import type { Standing } from '@varanda/domain/member/standing'
import type { Transaction } from 'firebase-admin/firestore'
import { type CircleBook, enter } from '../circle/membership.ts'
import { readBook } from '../circle/read-book.ts'
import { db } from '../lib/app.ts'

/**
 * Those of the circles into which a member may bring a newcomer: their own, and groups that they are in and may invite
 * to.
 */
export async function circlesToLandIn(
  transaction: Transaction,
  host: string,
  ids: readonly string[],
): Promise<CircleBook[]> {
  const books = await Promise.all(ids.map((id) => readBook(transaction, id, host)))
  return books
    .filter((book) => book !== undefined)
    .filter(({ circle, people }) => mayBring({ circle, role: people[host]?.role }, host))
}

/** The names of the groups among them in which a guest would be; of circles a guest learns nothing. */
export async function groupsToldOf(host: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const books = await db.runTransaction((transaction) => circlesToLandIn(transaction, host, ids))
  const open = books.filter((book) => book.circle.kind === 'group' && !isFull(book))
  return open.map(({ circle }) => circle.name)
}

const isFull = ({ circle, people }: CircleBook) => Object.keys(people).length >= circleLimits.size[circle.kind]

/**
 * Puts a guest into circles, but for those that are full, public ones where the guest is no adult, and those into which
 * a guardian would have to let them.
 */
export function landInCircles(
  transaction: Transaction,
  books: readonly CircleBook[],
  guest: { person: Person; standing: Pick<Standing, 'ageBand' | 'guardian'> },
  now: Date,
): void {
  for (const book of books) {
    const { circle } = book
    const { kind, template } = circle
    if (kind === 'public' && mayByBand(guest.standing.ageBand ?? 'adult', 'follow-public-circle') !== 'free') continue
    if (kind === 'group' && asksGuardian(guest.standing, 'join-group', template)) continue
    if (isFull(book)) continue
    const from = historyFrom(rulesOf(circle).history, now)
    enter(transaction, book, { person: guest.person, role: 'member', from }, now)
  }
}

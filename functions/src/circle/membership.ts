import { type Circle, type CircleMember, circleLimits, type JoinedCircle } from '@varanda/domain/circle/circle'
import type { CirclePerson, CircleRoster } from '@varanda/domain/circle/circle-roster'
import { DomainError } from '@varanda/domain/errors'
import type { Person } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { changePath, type MemberRow, type SourceChange } from '@varanda/domain/source/source'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { dropEntries } from '../source/drop-entries.ts'
import { inCircleRoster } from './circle-roster.ts'

/** A circle as a transaction has read it; `people` are kept as they will be, since it may write several. */
export interface CircleBook {
  id: string
  circle: Circle
  people: CircleRoster['people']
}

/** What a member was brought before they came, where there is nothing to bring. */
const nothingBefore: Pick<MemberRow, 'brought'> = { brought: 'all' }

/**
 * Puts somebody into a circle, within the transaction that has read its people: their row, its roster and number, its
 * log, and what the member sees of it. Throws `circle-full`.
 */
export function enter(
  transaction: Transaction,
  book: CircleBook,
  { person, role, from }: { person: Person; role: CircleMember['role']; from: number },
  now: Date,
): void {
  const { id, circle, people } = book
  if (Object.keys(people).length >= circleLimits.size[circle.kind]) throw new DomainError('circle-full')
  const since = Timestamp.fromDate(now)
  const start = Timestamp.fromMillis(from)
  const row: CircleMember = { ...person, role, since, from: start }
  const isNew = from >= now.getTime()
  transaction.set(db.doc(paths.circleMember(id, person.uid)), { ...row, ...(isNew && nothingBefore) })
  people[person.uid] = inCircleRoster(row)
  writePeople(transaction, book, { [person.uid]: people[person.uid]! })
  writeDown(transaction, id, { uid: person.uid, change: 'came', at: since, from: start })
  writeJoined(transaction, book, person.uid)
}

/** Takes somebody out of a circle, within the transaction that has read its people. */
export function exit(transaction: Transaction, book: CircleBook, uid: string, now: Date): void {
  const { id, circle, people } = book
  transaction.delete(db.doc(paths.circleMember(id, uid)))
  delete people[uid]
  writePeople(transaction, book, { [uid]: FieldValue.delete() })
  writeDown(transaction, id, { uid, change: 'left', at: Timestamp.fromDate(now) })
  if (circle.kind !== 'private') transaction.delete(db.doc(paths.joinedCircle(uid, id)))
}

/** Gives somebody who is in it another role. */
export function giveRole(transaction: Transaction, book: CircleBook, uid: string, role: CircleMember['role']): void {
  const { id, people } = book
  people[uid] = { ...people[uid]!, role }
  transaction.update(db.doc(paths.circleMember(id, uid)), { role })
  writeJoined(transaction, book, uid)
  writePeople(transaction, book, { [uid]: people[uid] })
}

/** Says from when on what is shared with the circle is a member's; what that brings or takes is for `settlePlace`. */
export function moveFrom(transaction: Transaction, book: CircleBook, uid: string, from: Timestamp): void {
  const { id, people } = book
  people[uid] = { ...people[uid]!, from }
  const brought: keyof MemberRow = 'brought'
  transaction.update(db.doc(paths.circleMember(id, uid)), { from, [brought]: FieldValue.delete() })
  writePeople(transaction, book, { [uid]: people[uid] })
}

function writePeople(
  transaction: Transaction,
  { id, circle, people }: CircleBook,
  changed: Record<string, CirclePerson | FieldValue>,
): void {
  transaction.set(db.doc(paths.circleRoster(id)), { people: changed }, { merge: true })
  if (circle.kind === 'private') return
  transaction.set(db.doc(paths.circle(id)), { members: Object.keys(people).length }, { merge: true })
}

/** What a member sees of it among what they are in; of a private circle nothing. */
function writeJoined(transaction: Transaction, { id, circle, people }: CircleBook, uid: string): void {
  const { kind, owner } = circle
  if (kind === 'private') return
  const { role, since } = people[uid]!
  const joined: JoinedCircle = { kind, role, since, ...(kind === 'public' && { owner }) }
  transaction.set(db.doc(paths.joinedCircle(uid, id)), joined)
}

function writeDown(transaction: Transaction, id: string, change: SourceChange): void {
  transaction.set(db.doc(changePath(circleSource(id), change)), change)
}

/** How many entries are taken before a call answers; the rest is left to a task. */
const beforeAnswering = 2000

/** Takes what a circle gave somebody who is out of it now. Answers how many entries went before it answered. */
export async function dropOf(circleId: string, reader: string): Promise<number> {
  const source = circleSource(circleId)
  const { taken, left } = await dropEntries(reader, source, beforeAnswering)
  if (left) await enqueueAhead('dropEntries', { reader, source })
  return taken
}

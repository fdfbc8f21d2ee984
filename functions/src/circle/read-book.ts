import type { CircleRole } from '@varanda/domain/circle/circle'
import { type CircleMemory, circleMemorySchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import type { CircleBook } from './membership.ts'
import { readCircles } from './read-circles.ts'

/** A circle with its people; undefined where there is none. */
export async function readBook(transaction: Transaction, circleId: string): Promise<CircleBook | undefined> {
  const [found] = await readCircles(transaction, [circleId])
  return found?.circle && { id: found.id, circle: found.circle, people: found.people }
}

/**
 * A circle as somebody who is in it may know it, with their role. Throws `circle-unknown` for one that they are not in,
 * or in without knowing it, and for none, alike.
 */
export async function readBookAs(
  transaction: Transaction,
  circleId: string,
  uid: string,
): Promise<CircleBook & { role: CircleRole }> {
  const book = await readBook(transaction, circleId)
  const role = book?.people[uid]?.role
  if (!book || !role || (book.circle.kind === 'private' && role !== 'owner')) throw new DomainError('circle-unknown')
  return { ...book, role }
}

/** What functions remember of a circle. */
export async function readMemory(transaction: Transaction, circleId: string): Promise<CircleMemory> {
  return read(circleMemorySchema, await transaction.get(db.doc(paths.circleMemory(circleId)))) ?? { removed: [] }
}

/** Those of the people who are connections of the member; throws `not-connected` unless all are. */
export async function readConnections(
  transaction: Transaction,
  uid: string,
  people: readonly string[],
): Promise<Map<string, FirebaseFirestore.DocumentSnapshot>> {
  if (people.length === 0) return new Map()
  const rows = await transaction.getAll(...people.map((other) => db.doc(paths.connection(uid, other))))
  if (rows.some(({ exists }) => !exists)) throw new DomainError('not-connected')
  return new Map(rows.map((row) => [row.id, row]))
}

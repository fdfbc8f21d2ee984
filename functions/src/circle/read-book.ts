import type { CircleRole } from '@varanda/domain/circle/circle'
import { type CircleMemory, circleMemorySchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import type { CircleBook } from './membership.ts'
import { actingOwner } from './ownership/acting-owner.ts'
import { readCircles } from './read-circles.ts'

/** A circle with its people; undefined where there is none, and for somebody else's private one. */
export async function readBook(
  transaction: Transaction,
  circleId: string,
  uid: string,
): Promise<CircleBook | undefined> {
  const [found] = await readCircles(transaction, [circleId], uid)
  return found?.circle && { id: found.id, circle: found.circle, people: found.people }
}

/**
 * A circle as somebody who is in it may know it, with their role: the acting owner's is the owner's. Throws `circle-unknown` for one that they are not in,
 * or in without knowing it, and for none, alike.
 */
export async function readBookAs(
  transaction: Transaction,
  circleId: string,
  uid: string,
): Promise<CircleBook & { role: CircleRole }> {
  const book = await readBook(transaction, circleId, uid)
  const row = book?.people[uid]?.role
  if (!book || !row) throw new DomainError('circle-unknown')
  return { ...book, role: await roleActedIn(transaction, book, uid, row) }
}

/** In which role somebody acts whose own is `row`: for the owner of a group, as long as that account is not active. */
export async function roleActedIn(
  transaction: Transaction,
  book: CircleBook,
  uid: string,
  row: CircleRole,
): Promise<CircleRole> {
  if (book.circle.kind !== 'group' || row === 'owner' || book.circle.frozen) return row
  const acting = await actingOwner(transaction, book, () => readMemory(transaction, book.id))
  return acting === uid ? 'owner' : row
}

/** A transaction, or the store itself. */
export interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** What functions remember of a circle. */
export async function readMemory(reader: Reader, circleId: string): Promise<CircleMemory & { removed: string[] }> {
  const [found] = await reader.getAll(db.doc(paths.circleMemory(circleId)))
  return { removed: [], ...read(circleMemorySchema, found) }
}

/** Changes what functions remember of a circle: null forgets whom it names; `out` and `back`: who was taken out. */
export function keepInMemory(
  transaction: Transaction,
  circleId: string,
  { out, back, successor, declined, made }: { out?: string; back?: string } & MemoryChange,
): void {
  const change = {
    ...(out !== undefined && { removed: FieldValue.arrayUnion(out) }),
    ...(back !== undefined && { removed: FieldValue.arrayRemove(back) }),
    ...(successor !== undefined && { successor: successor ?? FieldValue.delete() }),
    ...(declined && { declined }),
    ...(made && { made }),
  } satisfies Partial<Record<keyof CircleMemory, unknown>>
  transaction.set(db.doc(paths.circleMemory(circleId)), change, { mergeFields: Object.keys(change) })
}

type MemoryChange = { successor?: string | null } & Pick<CircleMemory, 'declined' | 'made'>

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

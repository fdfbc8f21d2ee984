import type { CircleKind } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import type { CircleBook } from './membership.ts'
import { readOwned } from './ownership/owned-circles.ts'
import { readBook } from './read-book.ts'

/** The circles of these kinds that `owner` has and `uid` is in, as of `transaction`. */
export async function circlesHolding(
  transaction: Transaction,
  owner: string,
  uid: string,
  kinds: readonly CircleKind[],
): Promise<CircleBook[]> {
  const owned = await readOwned(transaction, owner)
  const ids = owned.flatMap(([id, kind]) => (kinds.includes(kind) ? [id] : []))
  if (ids.length === 0) return []
  const rows = await transaction.getAll(...ids.map((id) => db.doc(paths.circleMember(id, uid))))
  const held = ids.filter((_, index) => rows[index]!.exists)
  const books = await Promise.all(held.map((id) => readBook(transaction, id, owner)))
  return books.filter((book) => book !== undefined)
}

import { FieldPath, type Query, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import type { Left } from './slice.ts'

export const perPage = 100
const byName = FieldPath.documentId()

/** The next of a query that nothing is taken out of, by path; and after which the one after it begins. */
export async function pageAfter(all: Query, after: string): Promise<{ docs: QueryDocumentSnapshot[]; left: Left }> {
  const ordered = all.orderBy(byName).limit(perPage)
  const { docs, size } = await (after ? ordered.startAfter(db.doc(after)) : ordered).get()
  return { docs, left: size < perPage ? 'over' : { after: docs.at(-1)!.ref.path } }
}

/** Takes a page of what a query finds; the next page is what it finds then. */
export async function takePage(
  all: Query,
  take: (batch: WriteBatch, found: QueryDocumentSnapshot) => void = (batch, { ref }) => batch.delete(ref),
): Promise<Left> {
  const { docs, size } = await all.limit(perPage).get()
  const batch = db.batch()
  for (const one of docs) take(batch, one)
  if (size > 0) await batch.commit()
  return size < perPage ? 'over' : { after: '' }
}

import { isTierOpen, tierPlaceSchema } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/**
 * What firestore.rules ask of an entry that a tier gave, asked again where rules are not: whether the reader's place is paid
 * now. What is for no tier is.
 */
export async function isPaidFor(reads: Reads, reader: string, tier: unknown): Promise<boolean> {
  if (typeof tier !== 'string') return true
  const [place] = await reads.getAll(db.doc(paths.tierPlace(reader, tier)))
  return isTierOpen(readIfWhole(tierPlaceSchema, place), new Date())
}

import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from './app.ts'
import { together } from './together.ts'

/** One document, read in one request with those that others ask for meanwhile. */
export const getTogether: (place: DocumentReference) => Promise<DocumentSnapshot> = together(
  (places: readonly DocumentReference[]) => db.getAll(...places),
)

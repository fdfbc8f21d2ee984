import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Whether a block stands between two members: nothing that one does concerns the other's automations. */
export async function areApart(reads: Reads, uid: string, by: string): Promise<boolean> {
  const places = blocksBetween(uid, by)
  return places.length > 0 && (await reads.getAll(...places)).some(({ exists }) => exists)
}

/** Where a block between two members would stand; nowhere between a member and themselves. */
export function blocksBetween(uid: string, by: string): DocumentReference[] {
  return by === uid ? [] : [db.doc(paths.block(uid, by)), db.doc(paths.block(by, uid))]
}

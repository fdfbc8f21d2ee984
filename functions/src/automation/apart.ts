import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Whether a block stands between two members: nothing that one does concerns the other's automations. */
export async function areApart(reads: Reads, uid: string, by: string): Promise<boolean> {
  if (by === uid) return false
  const blocks = await reads.getAll(db.doc(paths.block(uid, by)), db.doc(paths.block(by, uid)))
  return blocks.some(({ exists }) => exists)
}

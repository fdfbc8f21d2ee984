import { type CircleKind, ownedCirclesSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'

/** The circles that a member owns, each with its kind. */
export async function readOwned(transaction: Transaction, uid: string): Promise<[id: string, kind: CircleKind][]> {
  const owned = read(ownedCirclesSchema, await transaction.get(db.doc(paths.ownedCircles(uid))))
  return Object.entries(owned?.circles ?? {})
}

/** Notes that a member owns a circle from now on, or does not any more. */
export function noteOwned(transaction: Transaction, uid: string, circleId: string, kind: CircleKind | null): void {
  const circles = { [circleId]: kind ?? FieldValue.delete() }
  transaction.set(db.doc(paths.ownedCircles(uid)), { circles }, { merge: true })
}

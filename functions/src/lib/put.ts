import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from './app.ts'

/** Writes documents that domain made within `transaction`. */
export function put(transaction: Transaction, documents: readonly DocumentWrite[]): void {
  for (const { path, data, merge } of documents) transaction.set(db.doc(path), data, { merge: merge ?? false })
}

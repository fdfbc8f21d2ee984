import type { AuditEntry } from '@varanda/domain/audit'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from './app.ts'

/** Writes into the house's log what this transaction does, if it does it. */
export function writeDown(transaction: Transaction, entry: AuditEntry): void {
  transaction.create(db.collection(paths.auditLog).doc(), entry)
}

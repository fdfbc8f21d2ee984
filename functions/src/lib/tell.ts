import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from './app.ts'

/** Puts a notice among a member's own in this transaction, if it does what the notice says. */
export function tell(transaction: Transaction, uid: string, notice: Omit<InstanceNotice, 'readAt'>): void {
  transaction.create(db.collection(paths.notices(uid)).doc(), {
    ...notice,
    readAt: null,
  } satisfies InstanceNotice)
}

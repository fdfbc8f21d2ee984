import { isGone, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * Whether nothing may be written in somebody's name any more, read in the transaction that would write it, so that an
 * erasure either finds it or came first.
 */
export async function hasGone(transaction: Transaction, uid: string): Promise<boolean> {
  return isGone(read(standingSchema, await transaction.get(db.doc(paths.standing(uid)))))
}

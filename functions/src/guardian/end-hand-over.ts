import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { handOverSchema } from './hand-over.ts'
import { settleAddress } from './settle-address.ts'

/**
 * Forgets the address of a taking over that nobody completed while its code, or the question to the guardian, was good;
 * also one that the account was given already by a call that died then.
 */
export async function endHandOver({ uid }: AlarmReference<'end-hand-over'>, now: Date): Promise<Moment | null> {
  const again = await db.runTransaction(async (transaction) => {
    const [begun, asked] = await transaction.getAll(
      db.doc(paths.handOver(uid)),
      db.doc(paths.approval(uid, approvalId('hand-over', uid))),
    )
    if (!begun?.exists) return null
    const goodUntil = readIfWhole(handOverSchema, begun)?.goodUntil.toMillis() ?? 0
    const waitsUntil = readIfWhole(approvalSchema, asked)?.expiresAt.toMillis() ?? 0
    const ends = Math.max(goodUntil, waitsUntil)
    if (ends > now.getTime()) return Timestamp.fromMillis(ends)
    transaction.delete(begun.ref)
    return null
  })
  if (!again) await settleAddress(uid)
  return again
}

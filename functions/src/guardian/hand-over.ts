import { DomainError } from '@varanda/domain/errors'
import { isOverseen } from '@varanda/domain/guardian/guardian'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { standingSchema } from '@varanda/domain/member/standing'
import { momentSchema } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { runLogged, writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { endSignIns, forgetProviders, forgetSignIns } from '../member/end-sign-ins.ts'
import { followAddress } from '../member/follow-address.ts'

/** `users/{uid}/private/handOver`: an address on its way to becoming the account's own. Nobody reads it. */
export const handOverSchema = v.object({
  email: v.string(),
  overseen: v.boolean(),
  salt: v.string(),
  hash: v.string(),
  tries: v.number(),
  goodUntil: momentSchema,
  /** The six digits came back from that address. */
  isProven: v.boolean(),
})
export type HandOver = v.InferOutput<typeof handOverSchema>

/**
 * Makes the account the ward's own: the proven address signs in, every earlier way in ends, and the guardian is
 * removed, or stays and sees contacts and minutes where both agreed to that. Answers the moment from which a sign-in
 * counts. `by` is who completes it. Safe to repeat after a call that died half-way.
 */
export async function completeHandOver(uid: string, by: string, now: Date): Promise<Timestamp> {
  const proven = read(handOverSchema, await db.doc(paths.handOver(uid)).get())
  if (!proven?.isProven) throw new DomainError('approval-over')
  await forgetProviders(uid)
  await getAuth()
    .updateUser(uid, { email: proven.email, emailVerified: true })
    .catch((error: { code?: string }) => {
      throw error.code === 'auth/email-already-exists' ? new DomainError('address-taken') : error
    })
  await followAddress(uid, true)
  const validSince = await runLogged(async (transaction) => {
    const held = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (!held?.guardian) return Timestamp.fromDate(now)
    const after = { ...held, overseen: proven.overseen }
    const stays = isOverseen(after)
    transaction.update(db.doc(paths.standing(uid)), {
      guardian: stays ? held.guardian : null,
      overseen: stays ? true : FieldValue.delete(),
      pausedByGuardian: FieldValue.delete(),
      // A guardian's pause ends here; an administrator's stays.
      ...(held.pausedByGuardian && held.status === 'slowed' && { status: 'active' }),
    })
    const since = endSignIns(transaction, uid, held, now)
    const { guardian } = held
    if (stays)
      transaction.update(db.doc(paths.ward(guardian, uid)), { pausedAt: FieldValue.delete(), handedOver: true })
    else {
      transaction.delete(db.doc(paths.ward(guardian, uid)))
      transaction.delete(db.doc(paths.guardianOverview(uid)))
    }
    for (const owner of [guardian, uid]) transaction.delete(db.doc(paths.approval(owner, approvalId('hand-over', uid))))
    transaction.delete(db.doc(paths.handOver(uid)))
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by,
      act: 'ward-handed-over',
      target: paths.user(uid),
      rev: null,
      facts: { overseen: stays },
    })
    return since
  })
  await forgetSignIns(uid)
  return validSince
}

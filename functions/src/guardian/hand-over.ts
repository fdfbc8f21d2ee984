import { codeLimits } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { comesByCode, isGuarded, isOverseen } from '@varanda/domain/guardian/guardian'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { withoutGuardiansWord } from '@varanda/domain/guardian/guardians-word'
import type { Contact } from '@varanda/domain/member/contact'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { momentSchema } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { stopLeaving } from '../account/erasure/stop-leaving.ts'
import { setAlarm } from '../alarm/set-alarm.ts'
import { runLogged, writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { logFailure } from '../lib/log-failure.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { endSignIns, forgetProviders, forgetSignIns } from '../member/end-sign-ins.ts'
import { forgetUnseenMinutes } from './forget-minutes.ts'
import { dropQuestion } from './gate.ts'
import { mailOwner } from './mail-owner.ts'
import { refreshOverview } from './overview.ts'
import { giveAddress, settleAddress } from './settle-address.ts'

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
 * removed, or stays and sees contacts and minutes where both agreed to that; what they had ordered ends. Answers the
 * moment from which a sign-in counts. `by` is who completes it; where that is the guardian, the owner, who is out by
 * then, hears it by mail. Safe to repeat after a call that died half-way; where nobody
 * does, the account stays its guardian's to open, and the alarm takes the address away again.
 */
export async function completeHandOver(uid: string, by: string, now: Date): Promise<Timestamp> {
  const proven = await holdProven(uid, now)
  await forgetProviders(uid)
  const email = await giveAddress(uid, proven.email)
  // Whoever is let stay sees the days that come, not those from before the two agreed.
  await forgetUnseenMinutes(uid)
  const validSince = await runLogged(async (transaction) => {
    const [own, begun, settings] = await transaction.getAll(
      db.doc(paths.standing(uid)),
      db.doc(paths.handOver(uid)),
      db.doc(paths.settings(uid)),
    )
    const held = read(standingSchema, own)
    // Somebody else's yes was faster, and its owner may have signed in since.
    if (!held?.guardian || !comesByCode(held)) return null
    // A birth date may have been put right since: no child has its account for itself. Or it was begun anew, or is over.
    const isThis = readIfWhole(handOverSchema, begun)?.salt === proven.salt
    if (isGuarded(held) || !isThis) throw new DomainError('approval-over')
    // Nobody else is asked to make codes any more.
    const moves = await transaction.getAll(
      db.doc(paths.approval(uid, approvalId('guardianship', uid))),
      db.doc(paths.approval(uid, approvalId('release', uid))),
      db.doc(paths.approval(uid, approvalId('hand-over', uid))),
    )
    const { guardian } = held
    const stays = isOverseen({ ...held, overseen: proven.overseen })
    // A guardian's pause and erasing end here; what the instance said stays.
    const { overseen: _, ...rest } = withoutGuardiansWord(held)
    const next: Standing = { ...rest, guardian: stays ? guardian : null, ...(stays && { overseen: true }) }
    transaction.set(db.doc(paths.standing(uid)), next)
    transaction.update(db.doc(paths.contact(uid)), { email, isShown: true } satisfies Partial<Contact>)
    if (held.leaving && !next.leaving) stopLeaving(transaction, uid, held)
    const since = endSignIns(transaction, uid, held, now)
    const gone = FieldValue.delete()
    const looksOn = { handedOver: true, pausedAt: gone, leavesAt: gone, cameIn: gone }
    if (stays) transaction.update(db.doc(paths.ward(guardian, uid)), looksOn)
    else {
      transaction.delete(db.doc(paths.ward(guardian, uid)))
      transaction.delete(db.doc(paths.guardianOverview(uid)))
    }
    for (const move of moves) {
      const question = readIfWhole(approvalSchema, move)
      if (question) dropQuestion(transaction, question)
    }
    transaction.delete(db.doc(paths.handOver(uid)))
    if (by !== uid) mailOwner(transaction, email, settings, now)
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
  await settleAddress(uid)
  if (validSince) await forgetSignIns(uid)
  // From now on, and not only from the next day here; then at the latest.
  await refreshOverview(uid).catch((error) => logFailure('overview of a ward', error))
  return validSince ?? Timestamp.fromDate(now)
}

/** What was proven, kept while it is completed; the alarm looks afterwards whether it was. */
function holdProven(uid: string, now: Date): Promise<HandOver> {
  return db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.handOver(uid))
    const [begun, own] = await transaction.getAll(reference, db.doc(paths.standing(uid)))
    const [proven, held] = [read(handOverSchema, begun), read(standingSchema, own)]
    // An account that was taken over keeps its ways in.
    if (!proven?.isProven || !held || !comesByCode(held)) throw new DomainError('approval-over')
    const goodUntil = Timestamp.fromMillis(now.getTime() + codeLimits.minutes * 60_000)
    transaction.update(reference, { goodUntil } satisfies Partial<HandOver>)
    setAlarm(transaction, 'end-hand-over', { uid }, goodUntil)
    return proven
  })
}

import { DomainError } from '@varanda/domain/errors'
import { signInAsWard as contract } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import { isHandedOver, type Ward } from '@varanda/domain/guardian/guardian'
import {
  isGoodWardCode,
  type WardCode,
  wardCodeLimits,
  wardCodeParts,
  wardCodeSchema,
} from '@varanda/domain/guardian/guardian-code'
import type { Standing } from '@varanda/domain/member/standing'
import { isShutOut, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { matchesCode } from '../../account/code-hash.ts'
import { tokenThatCounts } from '../../account/token-that-counts.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'

/**
 * Counts each try before answering, so that many at once get no more than five. A place without a code costs the same
 * work.
 */
export const signInAsWard = callable(contract, async ({ code }, _caller, { now, address }) => {
  await keepRate(contract.name, address, now)
  const { place, secret } = wardCodeParts(code)
  const reference = db.doc(paths.wardCode(place))
  const before = read(wardCodeSchema, await reference.get())
  const isRight = await matchesCode(secret, before)
  const found = await db.runTransaction(async (transaction) => {
    const stored = read(wardCodeSchema, await transaction.get(reference))
    // The code may have been replaced since it was compared: then the comparison says nothing about the present one.
    if (!isGoodWardCode(stored, now) || stored.salt !== before?.salt) return null
    const [of, makers, known] = await transaction.getAll(
      db.doc(paths.standing(stored.uid)),
      db.doc(paths.standing(stored.guardian)),
      db.doc(paths.ward(stored.guardian, stored.uid)),
    )
    const standing = read(standingSchema, of)
    if (!isRight) transaction.update(reference, { tries: FieldValue.increment(1) })
    else transaction.delete(reference)
    // Since the code was made the account may have got another guardian, or have been taken over by its owner.
    const isGuardians = standing?.guardian != null && standing.guardian === stored.guardian && !isHandedOver(standing)
    const opens = isGuardians && !isFromBefore(stored, standing)
    // Nor does the instance let in by it whom it has shut out.
    const isByMember = read(standingSchema, makers)?.status === 'active'
    if (!isRight || !opens || !isByMember || isShutOut(standing)) return null
    const at = Timestamp.fromDate(now)
    const cameIn = { at, goodUntil: stored.goodUntil } satisfies Ward['cameIn']
    if (known?.exists) transaction.update(known.ref, { cameIn })
    // The guardian could use the code themselves, so the ward is told of every such sign-in, in a notice that no
    // session can delete.
    record(transaction, {
      kind: 'signed-in-by-code',
      source: paths.standing(stored.uid),
      turn: now.getTime(),
      at,
      by: stored.guardian,
      about: [stored.uid],
    })
    return { uid: stored.uid, standing }
  })
  const token = found && (await tokenThatCounts(found.uid, found.standing.validSince.seconds))
  if (!token) throw new DomainError('code-wrong')
  return { token }
})

/** Whether the code was made before the account's sign-ins were ended; `validSince` is the second after that one. */
function isFromBefore({ goodUntil }: WardCode, { validSince }: Standing): boolean {
  const madeAt = goodUntil.toMillis() - wardCodeLimits.minutes * 60_000
  return Math.floor(madeAt / 1000) < validSince.seconds - 1
}

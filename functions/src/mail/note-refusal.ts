import { type MailWishes, mailLimits, mailWishesSchema } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import type { Refusal } from './steps.ts'

/**
 * Counts that a member's address was refused for good; with the last time that is borne the member is told in the app,
 * and nothing more goes there until they have another address or ask to try again.
 */
export async function noteRefusal(uid: string, address: string, refusal: Refusal, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.mailWishes(uid))
    const stored = read(mailWishesSchema, await transaction.get(place))
    const before = stored?.refused?.address === address ? stored.refused.times : 0
    if (before >= mailLimits.refusals) return
    const times = refusal === 'no-such-address' ? mailLimits.refusals : before + 1
    const next: MailWishes = { notifications: stored?.notifications ?? true, refused: { address, times } }
    transaction.set(place, next)
    if (times < mailLimits.refusals) return
    const at = Timestamp.fromDate(now)
    record(transaction, {
      kind: 'mail-refused',
      source: paths.mailWishes(uid),
      turn: now.getTime(),
      at,
      by: uid,
      about: [uid],
    })
  })
}

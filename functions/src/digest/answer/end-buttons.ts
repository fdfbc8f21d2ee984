import type { Digest } from '@varanda/domain/digest/digest'
import { day } from '@varanda/domain/moment'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { type ButtonPlace, readButton } from './read-button.ts'
import { takeAwayWithin } from './take-away.ts'

/** How far back what a mail's buttons sent is deleted with them: what is older its readers have long read. */
const takenBackMs = day

/**
 * Ends all buttons of a mail, because it was not its reader who answered by them; deletes what they sent lately, and tells
 * the reader. False where this button opens nothing.
 */
export function revokeButtons(at: ButtonPlace, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const button = await readButton(transaction, at)
    if (!button) return false
    const since = now.getTime() - takenBackMs
    const lately = (button.digest.sent ?? []).filter((sent) => sent.at.toMillis() >= since)
    const takeAway = await takeAwayWithin(transaction, lately)
    takeAway()
    const source = paths.digest(at.uid, at.digestId)
    transaction.update(db.doc(source), { revoked: true } satisfies Partial<Digest>)
    const by = at.uid
    record(transaction, { kind: 'mail-answers-ended', source, at: Timestamp.fromDate(now), by, about: [by] })
    return true
  })
}

/** Stores that a member wants no buttons in their mails; those that they have end with it. */
export async function stopButtons({ uid }: ButtonPlace): Promise<void> {
  const wish: NoticeWishes = { answersByMail: false }
  await db.doc(paths.noticeWishes(uid)).set(wish, { merge: true })
}

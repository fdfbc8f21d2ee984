import { createHash } from 'node:crypto'
import { day, type Moment } from '@varanda/domain/moment'
import type { PushClaim } from '@varanda/domain/notice/push/push-claim'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** One thing is told by mail again after a day at the soonest. */
const pause = day

/**
 * Where it stands that a notice was mailed. Not in the notice, which goes with the last act that is taken back and comes
 * with the next: whoever writes and takes back all day would be a mail each time.
 */
export function mailClaimOf(uid: string, noticeId: string): DocumentReference {
  return db.doc(paths.push(createHash('sha256').update(`${uid} mail ${noticeId}`).digest('base64url')))
}

export function isMailed(claim: DocumentSnapshot, now: Date): boolean {
  const until: Moment | undefined = claim.get('expiresAt' satisfies keyof PushClaim)
  return until !== undefined && until.toMillis() > now.getTime()
}

export function claimMail(transaction: Transaction, claim: DocumentReference, uid: string, now: Date): void {
  const expiresAt = Timestamp.fromMillis(now.getTime() + pause)
  transaction.set(claim, { uid, channel: 'mail', expiresAt } satisfies PushClaim)
}

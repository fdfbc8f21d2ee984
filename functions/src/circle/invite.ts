import { type GroupInvitation, invitationEnd } from '@varanda/domain/circle/group-invitation'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** Asks somebody into a group; again, and by whomever, it is one invitation. */
export function invite(transaction: Transaction, circleId: string, by: string, uid: string, now: Date): void {
  const invitation: GroupInvitation = {
    by,
    at: Timestamp.fromDate(now),
    until: Timestamp.fromMillis(invitationEnd(now)),
  }
  transaction.set(db.doc(paths.groupInvitation(uid, circleId)), invitation)
}

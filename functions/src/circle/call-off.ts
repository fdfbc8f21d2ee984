import { groupInvitationSchema } from '@varanda/domain/circle/group-invitation'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { dropQuestion } from '../guardian/gate.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { endFoundInvitation, invitationsInto, invitationsOf } from './invite.ts'

/** Ends an invitation that was declined, taken back or is void; what a guardian was asked about it is over too. */
export async function callOff(transaction: Transaction, circleId: string, uid: string): Promise<void> {
  const callOffNow = await callingOff(transaction, circleId, uid)
  callOffNow()
}

/** The same for who has more to read: answers what ends it, to be called after all reads. */
export async function callingOff(transaction: Transaction, circleId: string, uid: string): Promise<() => void> {
  const [found, asked] = await transaction.getAll(
    db.doc(paths.groupInvitation(uid, circleId)),
    db.doc(paths.approval(uid, approvalId('join-group', uid, circleId))),
  )
  const question = readIfWhole(approvalSchema, asked)
  return () => {
    endFoundInvitation(transaction, circleId, uid, found!)
    if (question?.state === 'waiting') dropQuestion(transaction, question)
    // Whose it was cannot be told any more; nothing that ends waits for it.
    else if (asked!.exists && !question) transaction.delete(asked!.ref)
  }
}

/** The same of all that two members have asked each other into. */
export async function callingOffBetween(transaction: Transaction, one: string, other: string): Promise<() => void> {
  const found = await Promise.all([
    transaction.get(invitationsOf(one, other)),
    transaction.get(invitationsOf(other, one)),
  ])
  const all = found.flatMap(({ docs }) => docs)
  const callOffs = await Promise.all(all.map(({ id, ref }) => callingOff(transaction, id, ref.parent.parent!.id)))
  return () => {
    for (const callOffNow of callOffs) callOffNow()
  }
}

/** Calls off the invitations into a group that are void: all, or those of somebody who is not in it any more. */
export async function endInvitations(circleId: string, by?: string): Promise<void> {
  const { docs } = await invitationsInto(circleId).get()
  for (const { ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const invitation = readIfWhole(groupInvitationSchema, await transaction.get(ref))
      if (!invitation || (by !== undefined && invitation.by !== by)) return
      if (by !== undefined && (await transaction.get(db.doc(paths.circleMember(circleId, by)))).exists) return
      await callOff(transaction, circleId, ref.parent.parent!.id)
    })
  }
}

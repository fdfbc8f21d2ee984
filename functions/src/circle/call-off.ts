import { groupInvitationSchema } from '@varanda/domain/circle/group-invitation'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { approvalCopies } from '../guardian/gate.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { endInvitation } from './invite.ts'

/** Ends an invitation that was declined or taken back; what a guardian was asked about it is over too. */
export async function callOff(transaction: Transaction, circleId: string, uid: string): Promise<void> {
  const [found, asked] = await transaction.getAll(
    db.doc(paths.groupInvitation(uid, circleId)),
    db.doc(paths.approval(uid, approvalId('join-group', uid, circleId))),
  )
  endInvitation(transaction, circleId, uid, read(groupInvitationSchema, found))
  const question = read(approvalSchema, asked)
  if (question?.state === 'waiting') for (const copy of approvalCopies(question)) transaction.delete(copy)
}

import { answerGroupInvitation as contract } from '@varanda/domain/circle/calls/answer-group-invitation'
import { groupInvitationSchema } from '@varanda/domain/circle/group-invitation'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { approvalCopies, writeQuestion } from '../../guardian/gate.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { comeIn, readComing } from '../come-in.ts'
import { barrierIntoGroup } from '../guardian-gate.ts'
import { endInvitation } from '../invite.ts'

export const answerGroupInvitation = callable(contract, async ({ circleId, answer }, { uid, standing }, { now }) => {
  if (answer === 'decline') {
    await db.runTransaction((transaction) => decline(transaction, circleId, uid))
    return { waitingFor: null }
  }
  if (isGuarded(standing)) await keepRate('ask-guardian', uid, now)
  const waitingFor = await db.runTransaction(async (transaction) => {
    const coming = await readComing(transaction, circleId, uid, now)
    if (coming === 'in') return null
    const person = personOf(uid, read(memberSchema, await transaction.get(db.doc(paths.user(uid))))!)
    const { book, invitation } = coming
    const barrier = await barrierIntoGroup(transaction, { person, standing }, book, invitation, uid, now)
    if (barrier?.question) writeQuestion(transaction, barrier.question)
    if (barrier) return barrier.guardian
    comeIn(transaction, coming, person, now)
    return null
  })
  return { waitingFor }
})

/** What the guardian was asked about it is over too. */
async function decline(transaction: Transaction, circleId: string, uid: string): Promise<void> {
  const [found, asked] = await transaction.getAll(
    db.doc(paths.groupInvitation(uid, circleId)),
    db.doc(paths.approval(uid, approvalId('join-group', uid, circleId))),
  )
  endInvitation(transaction, circleId, uid, read(groupInvitationSchema, found))
  const question = read(approvalSchema, asked)
  if (question?.state === 'waiting') for (const copy of approvalCopies(question)) transaction.delete(copy)
}

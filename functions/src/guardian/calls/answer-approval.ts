import { answerApproval as contract } from '@varanda/domain/guardian/calls/answer-approval'
import {
  type Approval,
  type ApprovalKind,
  approvalEnd,
  approvalId,
  approvalSchema,
  decideAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { approveCircle } from '../../circle/approve.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkFresh, checkMember } from '../../lib/check-standing.ts'
import { read } from '../../lib/read.ts'
import { answerGuardianship } from '../answer-guardianship.ts'
import { answerRelease } from '../answer-release.ts'
import { approveConnection } from '../approve-connection.ts'
import { approvalCopies, dropQuestion, noteAnswered } from '../gate.ts'
import { completeHandOver } from '../hand-over.ts'
import { myWard } from '../my-ward.ts'

/** What hands no account to anybody, and so asks for no fresh sign-in. */
const opensDoor: ReadonlySet<ApprovalKind> = new Set(['connection', 'open-circle', 'join-group'])

/**
 * A no is written alike for every kind of question; a yes also does what was asked, in the same transaction where
 * possible.
 */
export const answerApproval = callable(contract, async (input, caller, { now }) => {
  const { id, answer, askedAt } = input
  const { uid: guardian, authTime } = caller
  if (answer === 'approved') checkMember(caller.standing, authTime)
  const question = await db.runTransaction(async (transaction) => {
    const held = read(approvalSchema, await transaction.get(db.doc(paths.approval(guardian, id))))
    if (decideAnswer(held, answer, now, askedAt) === 'answered') return null
    const asked = held!
    if (answer === 'approved' && !opensDoor.has(asked.kind)) checkFresh({ authTime }, now)
    // A question of this kind goes to somebody who is not the guardian yet.
    if (asked.kind !== 'guardianship') await myWard(transaction, guardian, asked.ward.uid)
    if (asked.kind === 'release') return asked
    if (answer === 'declined') {
      const said = { state: answer, expiresAt: Timestamp.fromMillis(approvalEnd(now)) }
      const [own, seen] = approvalCopies(asked)
      // The instance may ask another candidate by now: the ward's copy is that one's question, and stays.
      const isCurrent = read(approvalSchema, await transaction.get(seen))?.guardian.uid === guardian
      const release = isCurrent && asked.kind === 'guardianship' ? await releaseOf(transaction, asked) : undefined
      for (const copy of isCurrent ? [own, seen] : [own]) transaction.update(copy, said)
      noteAnswered(transaction, asked)
      if (release) dropQuestion(transaction, release)
      // An address that did not become the account's own is nobody's to keep.
      if (asked.kind === 'hand-over') transaction.delete(db.doc(paths.handOver(asked.ward.uid)))
      return null
    }
    return asked
  })
  if (question?.kind === 'release') await answerRelease(question, answer, guardian, now)
  if (question?.kind === 'connection') return { waiting: await approveConnection(question, guardian, now) }
  if (question?.kind === 'open-circle' || question?.kind === 'join-group') await approveCircle(question, guardian, now)
  if (question?.kind === 'hand-over') await completeHandOver(question.ward.uid, guardian, now)
  if (question?.kind === 'guardianship') await answerGuardianship(question, now)
  return { waiting: false }
})

/** The question that the present guardian was asked at the same time. */
async function releaseOf(transaction: Transaction, { ward }: Approval): Promise<Approval | undefined> {
  return read(approvalSchema, await transaction.get(db.doc(paths.approval(ward.uid, approvalId('release', ward.uid)))))
}

import {
  type Approval,
  approvalEnd,
  approvalId,
  approvalSchema,
  decideAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { approvalCopies, dropQuestion } from './gate.ts'
import { myWard } from './my-ward.ts'

/**
 * The present guardian's answer to a request to let a ward go: after a yes the candidate may accept at once, after a no
 * the candidate's question is withdrawn.
 */
export async function answerRelease(
  question: Approval,
  answer: 'approved' | 'declined',
  guardian: string,
  now: Date,
): Promise<void> {
  const ward = question.ward.uid
  await runLogged(async (transaction) => {
    await myWard(transaction, guardian, ward)
    const copies = approvalCopies(question)
    const [asked, waiting] = await transaction.getAll(
      copies[0]!,
      db.doc(paths.approval(ward, approvalId('guardianship', ward))),
    )
    if (decideAnswer(read(approvalSchema, asked), answer, now, question.askedAt.toMillis()) === 'answered') return
    const said = { state: answer, expiresAt: Timestamp.fromMillis(approvalEnd(now)) }
    for (const copy of copies) transaction.update(copy, said)
    const move = read(approvalSchema, waiting)
    const isThis = move?.guardian.uid === question.other?.uid
    if (move && isThis) {
      if (answer === 'declined') dropQuestion(transaction, move)
      else for (const copy of approvalCopies(move)) transaction.update(copy, { released: true })
    }
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: guardian,
      act: 'ward-moved',
      target: paths.user(ward),
      rev: null,
      facts: {
        from: guardian,
        to: question.other?.uid ?? null,
        agreed: false,
        step: answer === 'approved' ? 'released' : 'refused',
      },
    })
  })
}

import { partingSchema } from '@varanda/domain/connection/parting'
import { DomainError } from '@varanda/domain/errors'
import { type Approval, approvalEnd, approvalSchema, decideAnswer } from '@varanda/domain/guardian/guardian-approval'
import { isShutOut } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { recordByLink, standingAgreement } from '../connection/agreement.ts'
import { meet, readMeeting, recordMet } from '../connection/meeting.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { approvalCopies, gateBetween, noteAnswered } from './gate.ts'
import { myWard } from './my-ward.ts'

/**
 * A guardian's yes, which connects the two at once where the other has agreed and still does, or asks the guardian of the other side.
 * Answers whether somebody's yes is still lacking. Throws `person-unknown` when the two may not meet (any more).
 */
export function approveConnection({ ward, other, askedAt }: Approval, guardian: string, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [first, second] = [ward.uid, other!.uid]
    const standing = await myWard(transaction, guardian, first)
    const copies = approvalCopies({ kind: 'connection', ward, guardian: { uid: guardian, name: '' }, other: other! })
    const [asked, parting] = await transaction.getAll(copies[0]!, db.doc(paths.parting(first, second)))
    const question = read(approvalSchema, asked)
    if (decideAnswer(question, 'approved', now, askedAt.toMillis()) === 'answered') return false
    const {
      me,
      other: them,
      standings,
      connection,
      mine,
      theirs,
      areApart,
    } = await readMeeting(transaction, first, second)
    // A parting after the ward's request takes back that the two had agreed.
    const parted = read(partingSchema, parting)
    const hasParted = parted !== undefined && parted.at.toMillis() >= question!.askedAt.toMillis()
    if (isShutOut(standings.other) || hasParted || areApart) throw new DomainError('person-unknown')
    // What the two agreed by may have been taken back while the question waited; then the yes is one to asking.
    const { connects: agreed, link } = question!
    const agreement = agreed ? await standingAgreement(transaction, [first, second], link, now) : undefined
    // The answer that is being given opens the ward's side; only the other side's guardian may still be lacking.
    const gate = await gateBetween(
      transaction,
      { person: me, standing: { ...standing, ageBand: 'adult' } },
      { person: them, standing: standings.other },
      first,
      now,
      { connects: agreement !== undefined, ...(link !== undefined && { link }) },
    )
    const said = { state: 'approved', expiresAt: Timestamp.fromMillis(approvalEnd(now)) }
    for (const copy of copies) transaction.update(copy, said)
    noteAnswered(transaction, question!)
    // The other has not been asked yet: the ward may do that now.
    if (!agreement) return false
    gate.ask()
    if (gate.waitingFor) return true
    if (connection) return false
    meet(transaction, { me, other: them, mine, theirs }, now)
    const [told, met] = agreement.told === first ? [me, them] : [them, me]
    if (agreement.by === 'link') recordByLink(transaction, { owner: told.uid, other: met.uid }, now)
    else recordMet(transaction, { me: met, other: told }, now)
    return false
  })
}

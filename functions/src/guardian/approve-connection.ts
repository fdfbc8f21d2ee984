import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { partingSchema } from '@varanda/domain/connection/parting'
import { DomainError } from '@varanda/domain/errors'
import { type Approval, approvalEnd, approvalSchema, decideAnswer } from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { isShutOut, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { recordByLink, standingAgreement } from '../connection/agreement.ts'
import { meet, recordMet } from '../connection/meeting.ts'
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
    const [asked, profile, theirs, held, connection, parting, ownRequest, theirRequest, ...blocks] =
      await transaction.getAll(
        copies[0]!,
        db.doc(paths.user(first)),
        db.doc(paths.user(second)),
        db.doc(paths.standing(second)),
        db.doc(paths.connection(first, second)),
        db.doc(paths.parting(first, second)),
        db.doc(paths.connectionRequest(first, second)),
        db.doc(paths.connectionRequest(second, first)),
        db.doc(paths.block(first, second)),
        db.doc(paths.block(second, first)),
      )
    if (decideAnswer(read(approvalSchema, asked), 'approved', now, askedAt.toMillis()) === 'answered') return false
    const [me, them] = [read(memberSchema, profile), read(memberSchema, theirs)]
    const otherStanding = read(standingSchema, held)
    // A parting after the ward's request takes back that the two had agreed.
    const parted = read(partingSchema, parting)
    const hasParted = parted !== undefined && parted.at.toMillis() >= read(approvalSchema, asked)!.askedAt.toMillis()
    const mayMeet = !(otherStanding && isShutOut(otherStanding)) && !hasParted && !blocks.some(({ exists }) => exists)
    if (!me || !them || !otherStanding || !mayMeet) throw new DomainError('person-unknown')
    const [one, two] = [personOf(first, me), personOf(second, them)]
    // What the two agreed by may have been taken back while the question waited; then the yes is one to asking.
    const { connects: agreed, link } = read(approvalSchema, asked)!
    const agreement = agreed ? await standingAgreement(transaction, [first, second], link, now) : undefined
    // The answer that is being given opens the ward's side; only the other side's guardian may still be lacking.
    const gate = await gateBetween(
      transaction,
      { person: one, standing: { ...standing, ageBand: 'adult' } },
      { person: two, standing: otherStanding },
      first,
      now,
      { connects: agreement !== undefined, ...(link !== undefined && { link }) },
    )
    const said = { state: 'approved', expiresAt: Timestamp.fromMillis(approvalEnd(now)) }
    for (const copy of copies) transaction.update(copy, said)
    noteAnswered(transaction, read(approvalSchema, asked)!)
    // The other has not been asked yet: the ward may do that now.
    if (!agreement) return false
    gate.ask()
    if (gate.waitingFor) return true
    if (connection?.exists) return false
    const requests = {
      mine: read(connectionRequestSchema, ownRequest),
      theirs: read(connectionRequestSchema, theirRequest),
    }
    meet(transaction, { me: one, other: two, ...requests }, now)
    const [told, met] = agreement.told === first ? [one, two] : [two, one]
    if (agreement.by === 'link') recordByLink(transaction, { owner: told.uid, other: met.uid }, now)
    else recordMet(transaction, { me: met, other: told }, now)
    return false
  })
}

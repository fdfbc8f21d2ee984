import { connectionSchema } from '@varanda/domain/connection/connection'
import { DomainError } from '@varanda/domain/errors'
import { type Approval, approvalEnd, approvalSchema, decideAnswer } from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import { type Person, personOf } from '@varanda/domain/member/person'
import { isShutOut } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../fact/record.ts'
import { approvalCopies, noteAnswered } from '../guardian/gate.ts'
import { myWard } from '../guardian/my-ward.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { comeIn, readComing } from './come-in.ts'
import { openingIn } from './guardian-gate.ts'
import { checkMaking, makeCircle } from './make-circle.ts'

/**
 * A guardian's yes to a circle of the ward's own, which makes it, or to a group, which brings the ward in. All is read
 * anew: whoever is no connection of the ward's any more is left out; for what cannot be it throws as the ward's own
 * call would.
 */
export function approveCircle(question: Approval, guardian: string, now: Date): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const standing = await myWard(transaction, guardian, question.ward.uid)
    const [copy, own] = approvalCopies(question)
    const [asked, kept, profile] = await transaction.getAll(copy, own, db.doc(paths.user(question.ward.uid)))
    if (decideAnswer(read(approvalSchema, asked), 'approved', now, question.askedAt.toMillis()) === 'answered') return
    const held = read(approvalSchema, kept)
    const member = read(memberSchema, profile)
    if (!held?.circle) throw new DomainError('approval-over')
    if (!member || isShutOut(standing)) throw new DomainError('person-unknown')
    const ward = personOf(question.ward.uid, member)
    const act = await (held.kind === 'open-circle' ? readOpening : readJoining)(transaction, held, ward, now)
    const said = { state: 'approved', expiresAt: Timestamp.fromMillis(approvalEnd(now)) }
    for (const one of [copy, own]) transaction.update(one, said)
    noteAnswered(transaction, held)
    act()
  })
}

async function readOpening(transaction: Transaction, held: Approval, ward: Person, now: Date) {
  const making = openingIn(held)
  if (!making) throw new DomainError('approval-over')
  const isMade = (await checkMaking(transaction, ward.uid, making)) === 'made'
  const rows = making.people.map((other) => db.doc(paths.connection(ward.uid, other)))
  const found = rows.length > 0 ? await transaction.getAll(...rows) : []
  const people = found.flatMap((row) => {
    const connection = readIfWhole(connectionSchema, row)
    return connection ? [personOf(row.id, connection)] : []
  })
  return () => {
    if (!isMade) makeCircle(transaction, making, { owner: ward, people }, now)
  }
}

async function readJoining(transaction: Transaction, { circle, guardian }: Approval, ward: Person, now: Date) {
  const coming = await readComing(transaction, circle!.id, ward.uid, now)
  return () => {
    if (coming === 'in') return
    comeIn(transaction, coming, ward, now)
    const [source, at] = [paths.circleMember(circle!.id, ward.uid), Timestamp.fromDate(now)]
    record(transaction, {
      kind: 'group-admitted',
      source,
      turn: now.getTime(),
      at,
      by: guardian.uid,
      about: [ward.uid],
    })
  }
}

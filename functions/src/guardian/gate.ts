import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import {
  type Approval,
  approvalEnd,
  approvalId,
  approvalSchema,
  standingAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import type { Person } from '@varanda/domain/member/person'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** One of the two members who are about to be connected. */
export interface Side {
  person: Person
  standing: Standing
}

export interface Gate {
  /** Whose yes is lacking; null when the two may be connected now. */
  waitingFor: { uid: string; name: string } | null
  /** Writes the questions that nobody had asked yet: after all reads of the transaction. */
  ask(): void
}

/**
 * Asks what guardians have to allow before two members are connected: each guardian has to have said yes, once. To be
 * called in the transaction that connects them. Only `caller` is told that their guardian refused (`guardian-said-no`)
 * or cannot answer (`guardian-away`); to the other side it looks as if the question still waited. `connects`: both
 * members have agreed, so a guardian's yes may connect them by itself.
 */
export async function gateBetween(
  transaction: Transaction,
  one: Side,
  other: Side,
  caller: string,
  now: Date,
  connects = false,
): Promise<Gate> {
  const barriers = [
    await barrierOf(transaction, one, other.person, caller, now, connects),
    await barrierOf(transaction, other, one.person, caller, now, connects),
  ].filter((barrier) => barrier !== null)
  return {
    waitingFor: barriers[0]?.guardian ?? null,
    ask() {
      for (const { question } of barriers) if (question) writeQuestion(transaction, question)
    },
  }
}

interface Barrier {
  guardian: { uid: string; name: string }
  question: Approval | null
}

async function barrierOf(
  transaction: Transaction,
  { person, standing }: Side,
  other: Person,
  caller: string,
  now: Date,
  connects: boolean,
): Promise<Barrier | null> {
  const { guardian } = standing
  if (!approvalNeeded(standing, 'connect') || guardian === other.uid) return null
  const isTold = caller === person.uid
  if (!guardian) throw new DomainError('guardian-away')
  const [asked, profile, held] = await transaction.getAll(
    db.doc(paths.approval(person.uid, approvalId('connection', person.uid, other.uid))),
    db.doc(paths.user(guardian)),
    db.doc(paths.standing(guardian)),
  )
  const known = { uid: guardian, name: read(memberSchema, profile)?.name ?? '' }
  const earlier = read(approvalSchema, asked)
  const state = standingAnswer(earlier, now)
  if (state === 'approved') return null
  if (state === 'declined' && isTold) throw new DomainError('guardian-said-no')
  // An earlier question was asked before both had agreed; now a yes to it may connect them, so it is asked anew.
  const asksMore = state === 'waiting' && connects && !earlier?.connects
  if (state && !asksMore) return { guardian: known, question: null }
  if (read(standingSchema, held)?.status !== 'active') {
    if (isTold) throw new DomainError('guardian-away')
    return { guardian: known, question: null }
  }
  return {
    guardian: known,
    question: newQuestion({ kind: 'connection', ward: person, guardian: known, other, connects }, now),
  }
}

/** A question as it waits for its answer. */
export function newQuestion(
  question: Pick<Approval, 'kind' | 'ward' | 'guardian' | 'other' | 'connects' | 'overseen'>,
  now: Date,
): Approval {
  return {
    ...question,
    state: 'waiting',
    askedAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(approvalEnd(now)),
  }
}

/** Both copies of a question: the guardian's, and the one by which the ward sees what waits. */
export function approvalCopies({
  kind,
  ward,
  guardian,
  other,
}: Pick<Approval, 'kind' | 'ward' | 'guardian' | 'other'>) {
  // There is one release question for a ward, whoever the next guardian would be.
  const id = approvalId(kind, ward.uid, kind === 'release' ? undefined : other?.uid)
  return [db.doc(paths.approval(guardian.uid, id)), db.doc(paths.approval(ward.uid, id))]
}

export function writeQuestion(transaction: Transaction, question: Approval): void {
  const copies = approvalCopies(question)
  for (const copy of copies) transaction.set(copy, question)
  const reference = { uid: question.ward.uid, approvalId: copies[0]!.id }
  setAlarm(transaction, 'end-question', reference, question.expiresAt)
}

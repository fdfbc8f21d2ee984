import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import {
  type Approval,
  approvalEnd,
  approvalSchema,
  idOfApproval,
  standingAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import type { Person } from '@varanda/domain/member/person'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { record, unrecord } from '../fact/record.ts'
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
 * members have agreed, so a guardian's yes may connect them by itself. `link`: the invite by which one of them has.
 */
export async function gateBetween(
  transaction: Transaction,
  one: Side,
  other: Side,
  caller: string,
  now: Date,
  agreed: Agreed,
): Promise<Gate> {
  const barriers = [
    await barrierOf(transaction, one, other.person, caller, now, agreed),
    await barrierOf(transaction, other, one.person, caller, now, agreed),
  ].filter((barrier) => barrier !== null)
  return {
    waitingFor: barriers[0]?.guardian ?? null,
    ask() {
      for (const { question } of barriers) if (question) writeQuestion(transaction, question)
    },
  }
}

type Agreed = Required<Pick<Approval, 'connects'>> & Pick<Approval, 'link'>

/** What a guardian is asked about a ward. */
export type About = Pick<Approval, 'kind' | 'other' | 'connects' | 'link' | 'circle' | 'plan'> & { expiresAt?: Moment }

export interface Barrier {
  guardian: { uid: string; name: string }
  /** The question that has to be written; null where it waits already. */
  question: Approval | null
}

async function barrierOf(
  transaction: Transaction,
  { person, standing }: Side,
  other: Person,
  caller: string,
  now: Date,
  agreed: Agreed,
): Promise<Barrier | null> {
  if (!approvalNeeded(standing, 'connect') || standing.guardian === other.uid) return null
  return readBarrier(transaction, { person, standing }, { kind: 'connection', other, ...agreed }, caller, now)
}

/**
 * What stands between a ward and what it, or somebody with it, is about to do: null once its guardian has said yes.
 * Only where `caller` is the ward does it throw for a no (`guardian-said-no`) or where nobody can answer
 * (`guardian-away`).
 */
export async function readBarrier(
  transaction: Transaction,
  { person, standing }: Side,
  about: About,
  caller: string,
  now: Date,
): Promise<Barrier | null> {
  const { guardian } = standing
  const isTold = caller === person.uid
  if (!guardian) throw new DomainError('guardian-away')
  const [asked, profile, held] = await transaction.getAll(
    db.doc(paths.approval(person.uid, idOfApproval({ ...about, ward: person }))),
    db.doc(paths.user(guardian)),
    db.doc(paths.standing(guardian)),
  )
  const known = { uid: guardian, name: read(memberSchema, profile)?.name ?? '' }
  const earlier = read(approvalSchema, asked)
  const state = standingAnswer(earlier, now)
  if (state === 'approved') return null
  if (state === 'declined' && isTold) throw new DomainError('guardian-said-no')
  // An earlier question was asked before both had agreed, or by a link that may be closed since; now a yes to it may connect
  // them, so it is asked anew.
  const isOlder = !earlier?.connects || (about.link !== undefined && about.link !== earlier.link)
  const asksMore = state === 'waiting' && about.connects === true && isOlder
  if (state && !asksMore) return { guardian: known, question: null }
  if (read(standingSchema, held)?.status !== 'active') {
    if (isTold) throw new DomainError('guardian-away')
    return { guardian: known, question: null }
  }
  return { guardian: known, question: newQuestion({ ...about, ward: person, guardian: known }, now) }
}

/** A question as it waits for its answer. */
export function newQuestion(
  { expiresAt, ...question }: About & Pick<Approval, 'ward' | 'guardian' | 'overseen'>,
  now: Date,
): Approval {
  return {
    ...question,
    state: 'waiting',
    askedAt: Timestamp.fromDate(now),
    expiresAt: expiresAt ?? Timestamp.fromMillis(approvalEnd(now)),
  }
}

/** Both copies of a question: the guardian's, and the one by which the ward sees what waits. */
export function approvalCopies(question: Pick<Approval, 'kind' | 'ward' | 'guardian' | 'other' | 'circle'>) {
  const id = idOfApproval(question)
  return [db.doc(paths.approval(question.guardian.uid, id)), db.doc(paths.approval(question.ward.uid, id))] as const
}

/** The guardian is told of it for as long as it waits: asked again meanwhile, it stands there already. */
function askedOf(question: Approval) {
  const { kind, guardian } = question
  // Of a request to let a ward go they are told with its reason, as the ward is.
  if (kind === 'release') return undefined
  return { kind: 'guardian-question', source: approvalCopies(question)[0].path, about: [guardian.uid] } as const
}

/** For whoever writes down the answer. */
export function noteAnswered(transaction: Transaction, question: Approval): void {
  const asked = askedOf(question)
  if (asked) unrecord(transaction, asked)
}

/** Nobody is asked it any more. */
export function dropQuestion(transaction: Transaction, question: Approval): void {
  for (const copy of approvalCopies(question)) transaction.delete(copy)
  noteAnswered(transaction, question)
}

/** Whom a ward plans to share with stands in its own copy alone. */
export function writeQuestion(transaction: Transaction, question: Approval): void {
  const [copy, own] = approvalCopies(question)
  const asked = askedOf(question)
  if (asked) record(transaction, { ...asked, by: question.by?.uid ?? question.ward.uid, at: question.askedAt })
  const { plan: _, ...shown } = question
  transaction.set(copy, shown)
  transaction.set(own, question)
  const reference = { uid: question.ward.uid, approvalId: own.id }
  setAlarm(transaction, 'end-question', reference, question.expiresAt)
}

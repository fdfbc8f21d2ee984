import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { type Approval, approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import type { Person } from '@varanda/domain/member/person'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { type Barrier, readBarrier, type Side } from '../guardian/gate.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { digestOf, type Making } from './make-circle.ts'
import type { CircleBook } from './membership.ts'

/** What a guardian is told of a circle. */
export function circleForGuardian(
  { id, circle }: { id: string; circle: Omit<Circle, 'owner' | 'createdAt'> },
  owner: Person,
  members: number,
): NonNullable<Approval['circle']> {
  const { kind, name, purpose, template, block } = circle
  return {
    id,
    kind: kind as Exclude<Circle['kind'], 'public'>,
    name,
    ...(purpose && { purpose }),
    ...(template && { template }),
    ...(block && { block }),
    rules: rulesOf(circle),
    members,
    owner,
  }
}

/** What a ward asked to open, by its own copy of the question; undefined of another question, or of the guardian's copy. */
export function openingIn({ circle: shown, plan }: Pick<Approval, 'circle' | 'plan'>): Making | undefined {
  if (!shown || !plan) return undefined
  const { id: circleId, kind, name, purpose, template, block } = shown
  const circle = {
    name,
    kind,
    rules: plan.rules,
    ...(purpose && { purpose }),
    ...(template && { template }),
    ...(block && { block }),
  }
  return { circleId, circle, people: plan.people }
}

/** Throws `id-taken` where a ward's guardian was asked for another circle under this id: what was asked is what is answered. */
export async function checkAsked(transaction: Transaction, ward: string, making: Making): Promise<void> {
  const place = paths.approval(ward, approvalId('open-circle', ward, making.circleId))
  const asked = read(approvalSchema, await transaction.get(db.doc(place)))
  const opening = asked && openingIn(asked)
  if (opening && digestOf(opening) !== digestOf(making)) throw new DomainError('id-taken')
}

/**
 * What a guardian has to allow before somebody comes into a group, in the transaction that brings them in; null where
 * nothing has to be, or was. `by` asks them in, until `until`.
 */
export async function barrierIntoGroup(
  transaction: Transaction,
  side: Side,
  book: CircleBook,
  { by, until }: { by: string; until: Moment },
  caller: string,
  now: Date,
): Promise<Barrier | null> {
  const { circle, people } = book
  const { uid } = side.person
  if (!asksGuardian(side.standing, 'join-group', circle.template)) return null
  // Nobody else learns that nobody can answer.
  if (!side.standing.guardian && caller !== uid) return { guardian: { uid: '', name: '' }, question: null }
  const personIn = (uid: string): Person => {
    const { name = '', photo } = people[uid] ?? {}
    return { uid, name, ...(photo && { photo }) }
  }
  const about = {
    kind: 'join-group',
    circle: circleForGuardian(book, personIn(circle.owner), Object.keys(people).length),
    other: personIn(by),
    expiresAt: until,
  } as const
  return readBarrier(transaction, side, about, caller, now)
}

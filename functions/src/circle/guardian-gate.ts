import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import type { Approval } from '@varanda/domain/guardian/guardian-approval'
import type { Person } from '@varanda/domain/member/person'
import type { Moment } from '@varanda/domain/moment'
import type { Transaction } from 'firebase-admin/firestore'
import { type Barrier, readBarrier, type Side } from '../guardian/gate.ts'
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

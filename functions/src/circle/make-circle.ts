import { type Circle, type CircleKind, circleSchema } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { DomainError } from '@varanda/domain/errors'
import type { Person } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { checkRoom } from './check-room.ts'
import { invite } from './invite.ts'
import { type CircleBook, enter } from './membership.ts'
import { noteOwned } from './ownership/owned-circles.ts'
import { readMemory } from './read-book.ts'

/**
 * Whether a circle may be made under this id, as of `transaction`: 'made' where the same call did before. Throws
 * `id-taken` and `too-many-circles`.
 */
export async function checkMaking(
  transaction: Transaction,
  owner: string,
  { circleId, kind }: { circleId: string; kind: CircleKind },
): Promise<'make' | 'made'> {
  const before = read(circleSchema, await transaction.get(db.doc(paths.circle(circleId))))
  if (before?.owner === owner && before.kind === kind) return 'made'
  const { over } = await readMemory(transaction, circleId)
  if (before || over) throw new DomainError('id-taken')
  await checkRoom(transaction, owner, 'owned')
  if (kind !== 'private') await checkRoom(transaction, owner, 'joined')
  return 'make'
}

/** Makes a circle with its owner and its first people, connections of theirs, who come in or are invited. */
export function makeCircle(
  transaction: Transaction,
  plan: { circleId: string; circle: Omit<Circle, 'owner' | 'createdAt'>; owner: Person; people: readonly Person[] },
  now: Date,
): void {
  const { circleId, owner, people } = plan
  const { kind } = plan.circle
  const createdAt = Timestamp.fromDate(now)
  const circle: Circle = {
    ...plan.circle,
    owner: owner.uid,
    createdAt,
    ...(kind === 'public' && { activeAt: createdAt }),
  }
  transaction.create(db.doc(paths.circle(circleId)), circle)
  transaction.create(db.doc(paths.circleRoster(circleId)), { people: {}, complete: true } satisfies CircleRoster)
  noteOwned(transaction, owner.uid, circleId, kind)
  const book: CircleBook = { id: circleId, circle, people: {} }
  enter(transaction, book, { person: owner, role: 'owner', from: 0 }, now)
  for (const person of people) {
    if (kind === 'private') enter(transaction, book, { person, role: 'member', from: now.getTime() }, now)
    if (kind === 'group') invite(transaction, { circleId, by: owner.uid, uid: person.uid }, undefined, now)
  }
}

import { createHash } from 'node:crypto'
import { type Circle, circleSchema } from '@varanda/domain/circle/circle'
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
import { keepInMemory, readMemory } from './read-book.ts'

/** A circle as a call, or a guardian's yes, would make it. */
export interface Making {
  circleId: string
  circle: Omit<Circle, 'owner' | 'createdAt'>
  /** Who comes in or is invited, as it was asked for. */
  people: readonly string[]
}

/** The same for two calls that ask for the same. */
export function digestOf({ circleId, circle, people }: Making): string {
  const { name, kind, purpose = '', template = null, block = 0, rules = {} } = circle
  const said = [circleId, kind, name, purpose, template, block, Object.entries(rules).sort(), [...people].sort()]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/**
 * Whether a circle may be made under this id, as of `transaction`: 'made' where the same call did before. Throws
 * `too-many-circles`, and `id-taken` also where another call of this owner made it: an answer would say that what this one
 * asks for is done.
 */
export async function checkMaking(transaction: Transaction, owner: string, making: Making): Promise<'make' | 'made'> {
  const { circleId, circle } = making
  const { kind } = circle
  const before = read(circleSchema, await transaction.get(db.doc(paths.circle(circleId))))
  const { over, made } = await readMemory(transaction, circleId)
  const isSame = made === undefined ? before?.kind === kind : made === digestOf(making)
  if (before?.owner === owner && isSame) return 'made'
  if (before || over) throw new DomainError('id-taken')
  await checkRoom(transaction, owner, 'owned')
  if (kind !== 'private') await checkRoom(transaction, owner, 'joined')
  return 'make'
}

/** Makes a circle with its owner and its first people, those of them who still are connections of theirs. */
export function makeCircle(
  transaction: Transaction,
  making: Making,
  { owner, people }: { owner: Person; people: readonly Person[] },
  now: Date,
): void {
  const { circleId } = making
  const { kind } = making.circle
  const createdAt = Timestamp.fromDate(now)
  const circle: Circle = {
    ...making.circle,
    owner: owner.uid,
    createdAt,
    ...(kind === 'public' && { activeAt: createdAt }),
  }
  transaction.create(db.doc(paths.circle(circleId)), circle)
  transaction.create(db.doc(paths.circleRoster(circleId)), { people: {}, complete: true } satisfies CircleRoster)
  noteOwned(transaction, owner.uid, circleId, kind)
  keepInMemory(transaction, circleId, { made: digestOf(making) })
  const book: CircleBook = { id: circleId, circle, people: {} }
  enter(transaction, book, { person: owner, role: 'owner', from: 0 }, now)
  for (const person of people) {
    if (kind === 'private') enter(transaction, book, { person, role: 'member', from: now.getTime() }, now)
    if (kind === 'group') invite(transaction, { circleId, by: owner.uid, uid: person.uid }, undefined, now)
  }
}

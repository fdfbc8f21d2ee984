import { createCircle as contract } from '@varanda/domain/circle/calls/create-circle'
import { type Circle, circleSchema, usualRules } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded, type BandAct } from '@varanda/domain/guardian/age-band-acts'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkRoom } from '../check-room.ts'
import { invite } from '../invite.ts'
import { type CircleBook, enter } from '../membership.ts'
import { noteOwned } from '../owned-circles.ts'
import { readConnections } from '../read-book.ts'

const acts = { private: 'open-circle', group: 'open-circle', public: 'public-circle' } as const satisfies Record<
  Circle['kind'],
  BandAct
>

/** The circle, its owner's row and its first people in one transaction. */
export const createCircle = callable(contract, async (input, { uid, standing }, { now }) => {
  const { circleId, kind, name, purpose, people, rules = usualRules(kind) } = input
  // So far no guardian is asked for a circle, and so a ward makes none.
  if (approvalNeeded(standing, acts[kind])) throw new DomainError('not-at-this-age')
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.circle(circleId))
    const [found, profile] = await transaction.getAll(place, db.doc(paths.user(uid)))
    const before = read(circleSchema, found)
    if (before?.owner === uid && before.kind === kind) return
    if (before) throw new DomainError('id-taken')
    const others = people.filter((other) => other !== uid)
    const rows = await readConnections(transaction, uid, others)
    await checkRoom(transaction, uid, 'owned')
    if (kind !== 'private') await checkRoom(transaction, uid, 'joined')
    const createdAt = Timestamp.fromDate(now)
    const circle: Circle = { name, owner: uid, kind, createdAt, rules, ...(purpose && { purpose }) }
    transaction.create(place, circle)
    transaction.create(db.doc(paths.circleRoster(circleId)), { people: {}, complete: true } satisfies CircleRoster)
    noteOwned(transaction, uid, circleId, kind)
    const book: CircleBook = { id: circleId, circle, people: {} }
    enter(transaction, book, { person: personOf(uid, read(memberSchema, profile)!), role: 'owner', from: 0 }, now)
    for (const [other, row] of rows) {
      const person = personOf(other, read(connectionSchema, row)!)
      if (kind === 'private') enter(transaction, book, { person, role: 'member', from: now.getTime() }, now)
      if (kind === 'group') invite(transaction, circleId, uid, other, now)
    }
  })
  return { circleId }
})

import { type Circle, circleSchema } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { circlePeople } from './circle-roster.ts'

/** A circle with who is in it; none for an id that is no circle's for who asks, or of a damaged one. */
export interface CircleRead {
  id: string
  circle: Circle | undefined
  people: CircleRoster['people']
}

/**
 * Reads circles as of `transaction`, as `uid` may know them: two reads each. Somebody else's private one is none, and
 * its people are not read, so that the time of an answer does not tell it from none.
 */
export async function readCircles(
  transaction: Transaction,
  ids: readonly string[],
  uid: string,
): Promise<CircleRead[]> {
  if (ids.length === 0) return []
  const found = await transaction.getAll(...ids.map((id) => db.doc(paths.circle(id))))
  return Promise.all(
    found.map(async (snapshot) => {
      const whole = readIfWhole(circleSchema, snapshot)
      const circle = whole?.kind === 'private' && whole.owner !== uid ? undefined : whole
      return { id: snapshot.id, circle, people: circle ? await circlePeople(transaction, snapshot.id) : {} }
    }),
  )
}

/** Those of which a copy may tell: groups, and circles that are followed. Of a private one nobody in it learns. */
export function toldOf(circles: readonly CircleRead[]): Set<string> {
  return new Set(circles.flatMap(({ id, circle }) => (circle && circle.kind !== 'private' ? id : [])))
}

import { type Circle, circleSchema } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { circlePeople } from './circle-roster.ts'

/** A circle with who is in it; none for an id that is no circle's, or of a damaged one. */
export interface CircleRead {
  id: string
  circle: Circle | undefined
  people: CircleRoster['people']
}

/** Reads circles as of `transaction`: two reads each. */
export async function readCircles(transaction: Transaction, ids: readonly string[]): Promise<CircleRead[]> {
  if (ids.length === 0) return []
  const found = await transaction.getAll(...ids.map((id) => db.doc(paths.circle(id))))
  return Promise.all(
    found.map(async (snapshot) => {
      const circle = readIfWhole(circleSchema, snapshot)
      return { id: snapshot.id, circle, people: circle ? await circlePeople(transaction, snapshot.id) : {} }
    }),
  )
}

/** Those of which a copy may tell: groups, and circles that are followed. Of a private one nobody in it learns. */
export function toldOf(circles: readonly CircleRead[]): Set<string> {
  return new Set(circles.flatMap(({ id, circle }) => (circle && circle.kind !== 'private' ? id : [])))
}

import type { Moment } from '@varanda/domain/moment'
import type { Audience } from '@varanda/domain/post/audience'
import { circleSource, type Reached, sourcesOf } from '@varanda/domain/source/reach'
import { reachedThrough } from '@varanda/domain/source/roster'
import { reaches, type Source, sourceOf } from '@varanda/domain/source/source'
import type { Transaction } from 'firebase-admin/firestore'
import { type CircleRead, readCircles, toldOf } from '../circle/read-circles.ts'
import { rosterOf } from './roster.ts'

/** How far an audience reaches, and how its author is in it. */
export interface Reach {
  reached: Reached
  circles: CircleRead[]
  /** By which of the sources the author reads the post: the connections always, a circle while they are in it. */
  own: Source[]
  /** The circles that a copy may name. */
  told: ReadonlySet<string>
}

/** Reads whom the sources of an audience reach with a post of that time, as of `transaction`. */
export async function readReach(
  transaction: Transaction,
  author: string,
  audience: Audience,
  createdAt: Moment,
): Promise<Reach> {
  const known = audience.connections || audience.people.length > 0 ? await rosterOf(transaction, author) : {}
  const circles = await readCircles(transaction, audience.circles, author)
  const through = circles.map(({ id, people }) => [id, reachedThrough({ people }, createdAt)] as const)
  const inside = circles.flatMap(({ id, people }) => {
    const row = people[author]
    return row && reaches(row, createdAt) ? circleSource(id) : []
  })
  const isOwn = (source: Source) => source === sourceOf(author) || inside.includes(source)
  return {
    reached: { connections: reachedThrough({ people: known }, createdAt), circles: new Map(through) },
    circles,
    own: sourcesOf(author, audience).filter(isOwn),
    told: toldOf(circles),
  }
}

/** Communities: groups of people with more ties among them than chance would give, found by Louvain's method. */
import type { Adjacency } from './adjacency.ts'
import { coarser, type Level, levelOf, moveNodes, renumber } from './louvain.ts'
import { type Random, randomFrom } from './random.ts'

export interface Communities {
  /** The community of each person, below `count`; the largest is 0. */
  readonly of: Uint32Array
  readonly count: number
  readonly modularity: number
}

/** A small network costs nothing to try again, and one order of visits may miss the best division. */
const tries = (people: number) => (people <= 200 ? 20 : people <= 2_000 ? 4 : 1)

/** The same for the same seed. A person without ties is a community of one. */
export function communitiesOf(adjacency: Adjacency, seed: number): Communities {
  const random = randomFrom(seed)
  const people = adjacency.offsets.length - 1
  let best = new Uint32Array(people)
  let modularity = -Infinity
  for (let left = tries(people); left > 0; left--) {
    const of = divided(levelOf(adjacency), random)
    const reached = modularityOf(adjacency, of)
    if (reached <= modularity) continue
    best = of
    modularity = reached
  }
  return { of: best, count: bySize(best), modularity }
}

/**
 * One level of Louvain, all coarser ones, and back: on the way down each level's nodes may still change their
 * community.
 */
function divided(level: Level, random: Random): Uint32Array<ArrayBuffer> {
  const of = Uint32Array.from({ length: level.count }, (_, node) => node)
  if (!moveNodes(level, of, random)) return of
  const count = renumber(of)
  const above = divided(coarser(level, of, count), random)
  for (let node = 0; node < of.length; node++) of[node] = above[of[node]!]!
  moveNodes(level, of, random)
  return of
}

/** Numbers communities from the largest to the smallest. */
function bySize(of: Uint32Array): number {
  const count = renumber(of)
  const sizes = new Uint32Array(count)
  for (const community of of) sizes[community]!++
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b)
  const place = new Uint32Array(count)
  order.forEach((community, at) => {
    place[community] = at
  })
  for (let person = 0; person < of.length; person++) of[person] = place[of[person]!]!
  return count
}

/**
 * Newman and Girvan's modularity of a division: the share of ties inside communities less what chance would give, from
 * -0.5 to 1; 0 without ties. `of` holds numbers below the count of people.
 */
export function modularityOf({ offsets, neighbours }: Adjacency, of: Uint32Array): number {
  const ends = neighbours.length
  if (ends === 0) return 0
  const total = new Float64Array(of.length)
  let inside = 0
  for (let person = 0; person < of.length; person++) {
    const community = of[person]!
    total[community]! += offsets[person + 1]! - offsets[person]!
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      if (of[neighbours[at]!] === community) inside++
    }
  }
  let chance = 0
  for (const strength of total) chance += (strength / ends) ** 2
  return inside / ends - chance
}

import type { Adjacency } from '../adjacency.ts'

export interface Clustering {
  /** Of each person, the share of pairs of their acquaintances who know each other; 0 with fewer than two. */
  readonly of: Float32Array
  /** Mean of all people (Watts and Strogatz, 1998). */
  readonly mean: number
  /** The share of all paths of two ties whose ends know each other. */
  readonly transitivity: number
}

/**
 * Counts each triangle once, at the one of its three people who has the fewest ties: each tie is given to its end with
 * fewer ties (Latapy, 2008), so that nobody holds more than the square root of twice the ties.
 */
function trianglesOf({ offsets, neighbours }: Adjacency): Float64Array {
  const people = offsets.length - 1
  const starts = new Uint32Array(people + 1)
  const higher = new Uint32Array(neighbours.length >> 1)
  let held = 0
  for (let person = 0; person < people; person++) {
    const degree = offsets[person + 1]! - offsets[person]!
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      const other = neighbours[at]!
      const theirs = offsets[other + 1]! - offsets[other]!
      if (theirs > degree || (theirs === degree && other > person)) higher[held++] = other
    }
    starts[person + 1] = held
  }
  const triangles = new Float64Array(people)
  const known = new Uint32Array(people)
  for (let a = 0; a < people; a++) {
    const end = starts[a + 1]!
    for (let at = starts[a]!; at < end; at++) known[higher[at]!] = a + 1
    for (let at = starts[a]!; at < end; at++) {
      const b = higher[at]!
      for (let next = starts[b]!; next < starts[b + 1]!; next++) {
        const c = higher[next]!
        if (known[c] !== a + 1) continue
        triangles[a]!++
        triangles[b]!++
        triangles[c]!++
      }
    }
  }
  return triangles
}

/** How tightly people's acquaintances are tied among themselves. */
export function clusteringOf(adjacency: Adjacency): Clustering {
  const { offsets } = adjacency
  const people = offsets.length - 1
  const triangles = trianglesOf(adjacency)
  const of = new Float32Array(people)
  let sum = 0
  let closed = 0
  let open = 0
  for (let person = 0; person < people; person++) {
    const degree = offsets[person + 1]! - offsets[person]!
    if (degree < 2) continue
    const pairs = (degree * (degree - 1)) / 2
    const share = triangles[person]! / pairs
    of[person] = share
    sum += share
    closed += triangles[person]!
    open += pairs
  }
  return { of, mean: people === 0 ? 0 : sum / people, transitivity: open === 0 ? 0 : closed / open }
}

/** Who stands between others, and who is near to all. */
import type { Adjacency } from './adjacency.ts'
import { randomFrom } from './random.ts'

export interface Centrality {
  /** For each person, from 0 to 1. */
  readonly of: Float64Array
  /** From how many people paths were followed: all of them, or a sample. */
  readonly sources: number
}

/** Up to this many steps along ties it is exact; beyond, from as many people as this allows (some seconds of work). */
const mostSteps = 2e8
/** Counts of paths double with every pair of ways around; beyond this, those of a whole distance are made smaller. */
const mostPaths = 2 ** 500
const leastPaths = 2 ** -1000

/** The same sample for the same network, so that nobody's size changes when it is asked again. */
const sampleSeed = 2007

/**
 * The share of all shortest paths between two others that lead through each person. Brandes 2001, "A faster algorithm
 * for betweenness centrality"; for large networks from a random sample of sources, scaled (Brandes and Pich 2007,
 * "Centrality estimation in large networks"), which is then an estimate.
 */
export function betweennessOf(
  adjacency: Adjacency,
  report?: (share: number) => void,
  steps: number = mostSteps,
): Centrality {
  const { offsets, neighbours } = adjacency
  const people = offsets.length - 1
  const of = new Float64Array(people)
  const sources = sampleOf(people, Math.max(1, Math.floor(steps / (people + neighbours.length + 1))))
  const hops = new Int32Array(people)
  const paths = new Float64Array(people)
  const share = new Float64Array(people)
  const order = new Uint32Array(people)
  /** For each distance, by what its counts were made smaller than those of the distance before. */
  const smaller = new Float64Array(people)
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at]!
    hops.fill(-1)
    hops[source] = 0
    paths[source] = 1
    order[0] = source
    let known = 1
    let further = 0
    for (let head = 0; head < known; head++) {
      const person = order[head]!
      const next = hops[person]! + 1
      if (head === further) {
        smaller[next - 1] = shrink(paths, order.subarray(head, known))
        further = known
      }
      const ways = paths[person]!
      share[person] = 0
      for (let place = offsets[person]!; place < offsets[person + 1]!; place++) {
        const neighbour = neighbours[place]!
        if (hops[neighbour]! < 0) {
          hops[neighbour] = next
          paths[neighbour] = ways
          order[known++] = neighbour
        } else if (hops[neighbour] === next) paths[neighbour]! += ways
      }
    }
    for (let last = known - 1; last > 0; last--) {
      const person = order[last]!
      const before = hops[person]! - 1
      const each = ((1 + share[person]!) / paths[person]!) * smaller[before + 1]!
      for (let place = offsets[person]!; place < offsets[person + 1]!; place++) {
        const neighbour = neighbours[place]!
        if (hops[neighbour] === before) share[neighbour]! += paths[neighbour]! * each
      }
      of[person]! += share[person]!
    }
    if (at % 16 === 15) report?.((at + 1) / sources.length)
  }
  const pairs = (people - 1) * (people - 2)
  const scale = pairs > 0 ? people / sources.length / pairs : 0
  for (let person = 0; person < people; person++) of[person]! *= scale
  report?.(1)
  return { of, sources: sources.length }
}

/**
 * Makes the counts of these people smaller by a power of two where one of them is too large; only their ratios matter.
 */
function shrink(paths: Float64Array, people: Uint32Array): number {
  let most = 0
  for (const person of people) most = Math.max(most, paths[person]!)
  if (most < mostPaths) return 1
  // None may come to nothing beside the most: what is divided by it would be no number.
  for (const person of people) paths[person] = Math.max(paths[person]! / mostPaths, leastPaths)
  return 1 / mostPaths
}

/** `most` people drawn without repetition, or everybody. */
function sampleOf(people: number, most: number): Uint32Array {
  const all = Uint32Array.from({ length: people }, (_, person) => person)
  if (people <= most) return all
  const random = randomFrom(sampleSeed)
  for (let at = 0; at < most; at++) {
    const other = at + random.below(people - at)
    const drawn = all[other]!
    all[other] = all[at]!
    all[at] = drawn
  }
  return all.subarray(0, most)
}

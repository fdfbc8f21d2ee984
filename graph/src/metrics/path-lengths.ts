import type { Adjacency } from '../adjacency.ts'
import { randomFrom } from '../random.ts'

export interface PathLengths {
  /** Mean number of hops between two people, of those who reach each other; 0 when nobody does. */
  readonly mean: number
  /**
   * The hops within which nine of ten such pairs lie, between two whole numbers in proportion (Leskovec and others,
   * 2005).
   */
  readonly effectiveDiameter: number
  /** The most hops seen: the diameter when all are asked, less or the same when some are. */
  readonly longest: number
  /** People from whom distances were taken, and whether they were all. */
  readonly sources: number
  readonly exact: boolean
}

/** Up to here everybody is asked; beyond, that many. */
const allUntil = 2_000
const some = 64

/** Hops between people, breadth first from everybody or from a sample that is always the same. */
export function pathLengthsOf(adjacency: Adjacency, report: (share: number) => void = () => {}): PathLengths {
  const { offsets, neighbours } = adjacency
  const people = offsets.length - 1
  const exact = people <= allUntil
  const sources = exact ? people : some
  const random = randomFrom(1)
  const seen = new Uint32Array(people)
  const queue = new Uint32Array(people)
  /** How many pairs lie how many hops apart. */
  const pairs: number[] = [0]
  for (let source = 0; source < sources; source++) {
    // One of each equal part of the people, so that no part is left out and nobody comes twice.
    const start = exact ? source : Math.floor(((source + random.next()) / sources) * people)
    const mark = source + 1
    seen[start] = mark
    queue[0] = start
    let known = 1
    for (let head = 0, hops = 1; head < known; hops++) {
      const edge = known
      for (; head < edge; head++) {
        const person = queue[head]!
        const end = offsets[person + 1]!
        for (let at = offsets[person]!; at < end; at++) {
          const other = neighbours[at]!
          if (seen[other] === mark) continue
          seen[other] = mark
          queue[known++] = other
        }
      }
      if (known > edge) pairs[hops] = (pairs[hops] ?? 0) + known - edge
    }
    report((source + 1) / sources)
  }
  let reached = 0
  let sum = 0
  for (const [hops, count] of pairs.entries()) {
    reached += count
    sum += hops * count
  }
  return {
    mean: reached === 0 ? 0 : sum / reached,
    effectiveDiameter: within(pairs, 0.9 * reached),
    longest: pairs.length - 1,
    sources,
    exact,
  }
}

function within(pairs: readonly number[], wanted: number): number {
  let before = 0
  for (let hops = 1; hops < pairs.length; hops++) {
    const upTo = before + pairs[hops]!
    if (upTo >= wanted) return hops - 1 + (wanted - before) / pairs[hops]!
    before = upTo
  }
  return 0
}

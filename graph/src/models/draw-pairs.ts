import type { Random } from '../random.ts'
import { PairSet } from './pair-set.ts'
import { kindNumber, type TieList } from './tie-list.ts'

/** People divided into blocks that differ in size by one at most. */
export interface Blocks {
  readonly of: Uint32Array
  /** Where each block starts, and where the last ends. */
  readonly starts: Uint32Array
}

export function equalBlocks(people: number, blocks: number): Blocks {
  const starts = Uint32Array.from({ length: blocks + 1 }, (_, block) => Math.round((block / blocks) * people))
  const of = new Uint32Array(people)
  for (let block = 1; block < blocks; block++) of.fill(block, starts[block]!, starts[block + 1]!)
  return { of, starts }
}

/**
 * Adds `wanted` different ties (or as many as there are pairs) between people of one block or, with `across`, of different blocks; every such set is
 * equally likely. When few of many pairs are wanted, pairs are drawn until they are new; when more than a third are,
 * every pair is looked at once and taken with the chance that leaves the right number (Knuth, volume 2, algorithm S).
 */
export function drawPairs(
  ties: TieList,
  { of, starts }: Blocks,
  across: boolean,
  wanted: number,
  random: Random,
): void {
  const people = of.length
  const { connection } = kindNumber
  let inside = 0
  let largest = 0
  for (let block = 1; block < starts.length; block++) {
    const size = starts[block]! - starts[block - 1]!
    inside += (size * (size - 1)) / 2
    largest = Math.max(largest, size)
  }
  let pairs = across ? (people * (people - 1)) / 2 - inside : inside
  let left = Math.min(wanted, pairs)
  if (left > pairs / 3) {
    for (let a = 0; a < people && left > 0; a++) {
      const end = starts[of[a]! + 1]!
      const until = across ? people : end
      for (let b = across ? end : a + 1; b < until; b++) {
        if (random.next() * pairs-- >= left) continue
        ties.add(a, b, connection)
        left--
      }
    }
    return
  }
  const known = new PairSet(left)
  while (left > 0) {
    const a = random.below(people)
    // Nobody stands where a smaller block lacks one: without that try its pairs would be drawn more often than others.
    const b = across ? random.below(people) : starts[of[a]!]! + random.below(largest)
    if (a === b || b >= people || (of[a] === of[b]) === across || !known.add(a, b)) continue
    ties.add(a, b, connection)
    left--
  }
}

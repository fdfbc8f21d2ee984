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

/** Takes each of `pairs` pairs with the chance that leaves `wanted` of them (Knuth, volume 2, algorithm S). */
function sift(ties: TieList, { of, starts }: Blocks, across: boolean, wanted: number, pairs: number, random: Random) {
  const people = of.length
  let left = wanted
  let ahead = pairs
  for (let a = 0; a < people && left > 0; a++) {
    const end = starts[of[a]! + 1]!
    const until = across ? people : end
    for (let b = across ? end : a + 1; b < until; b++) {
      if (random.next() * ahead-- >= left) continue
      ties.add(a, b, kindNumber.connection)
      left--
    }
  }
}

/**
 * Draws pairs until `wanted` of them differ. All are drawn at once, laid in rows by their lower number, where one that
 * came twice is easily seen, and the few that are missing then are drawn one by one: many times faster than to ask of
 * each pair, all over the memory, whether it is there.
 */
function draw(ties: TieList, { of, starts }: Blocks, across: boolean, wanted: number, largest: number, random: Random) {
  const people = of.length
  const lower = new Uint32Array(wanted)
  const higher = new Uint32Array(wanted)
  const rows = new Uint32Array(people + 2)
  let low = 0
  let high = 0
  const next = () => {
    for (;;) {
      const a = random.below(people)
      // Nobody stands where a smaller block lacks one: without that try its pairs would be drawn more often than
      // others.
      const b = across ? random.below(people) : starts[of[a]!]! + random.below(largest)
      if (a === b || b >= people || (of[a] === of[b]) === across) continue
      low = Math.min(a, b)
      high = Math.max(a, b)
      return
    }
  }
  for (let pair = 0; pair < wanted; pair++) {
    next()
    lower[pair] = low
    higher[pair] = high
    rows[low + 2]!++
  }
  for (let row = 2; row <= people; row++) rows[row]! += rows[row - 1]!
  const inRows = new Uint32Array(wanted)
  for (let pair = 0; pair < wanted; pair++) inRows[rows[lower[pair]! + 1]!++] = higher[pair]!
  const seen = new Uint32Array(people).fill(people)
  let missing = 0
  for (let row = 0; row < people; row++) {
    for (let at = rows[row]!; at < rows[row + 1]!; at++) {
      const other = inRows[at]!
      if (seen[other] === row) missing++
      else ties.add(row, other, kindNumber.connection)
      seen[other] = row
    }
  }
  for (const late = new PairSet(missing); missing > 0; ) {
    next()
    if (inRows.subarray(rows[low]!, rows[low + 1]!).includes(high) || !late.add(low, high)) continue
    ties.add(low, high, kindNumber.connection)
    missing--
  }
}

/**
 * Adds `wanted` different ties (or as many as there are pairs) between people of one block or, with `across`, of
 * different blocks; every such set is equally likely.
 */
export function drawPairs(ties: TieList, blocks: Blocks, across: boolean, wanted: number, random: Random): void {
  const { of, starts } = blocks
  const people = of.length
  let inside = 0
  let largest = 0
  for (let block = 1; block < starts.length; block++) {
    const size = starts[block]! - starts[block - 1]!
    inside += (size * (size - 1)) / 2
    largest = Math.max(largest, size)
  }
  const pairs = across ? (people * (people - 1)) / 2 - inside : inside
  if (wanted > pairs / 3) sift(ties, blocks, across, Math.min(wanted, pairs), pairs, random)
  else draw(ties, blocks, across, wanted, largest, random)
}

export interface TieColumns {
  from: Uint32Array
  to: Uint32Array
  kind: Uint8Array
}

/**
 * Moves the first tie of each pair of two to the front, in their order, and answers how many there are. Linear whatever
 * the ties are: they are sorted by the lower person in buckets, and inside a bucket each other person is marked once
 * met.
 */
export function keepDistinct(people: number, count: number, { from, to, kind }: TieColumns): number {
  const next = new Uint32Array(people + 1)
  for (let tie = 0; tie < count; tie++) next[Math.min(from[tie]!, to[tie]!) + 1]!++
  for (let person = 0; person < people; person++) next[person + 1]! += next[person]!
  const byLower = new Uint32Array(count)
  for (let tie = 0; tie < count; tie++) byLower[next[Math.min(from[tie]!, to[tie]!)]!++] = tie
  const metBy = new Uint32Array(people)
  const isAgain = new Uint8Array(count)
  for (const tie of byLower) {
    const lower = Math.min(from[tie]!, to[tie]!)
    const upper = Math.max(from[tie]!, to[tie]!)
    if (metBy[upper] === lower + 1 || lower === upper) isAgain[tie] = 1
    metBy[upper] = lower + 1
  }
  let kept = 0
  for (let tie = 0; tie < count; tie++) {
    if (isAgain[tie]) continue
    from[kept] = from[tie]!
    to[kept] = to[tie]!
    kind[kept] = kind[tie]!
    kept++
  }
  return kept
}

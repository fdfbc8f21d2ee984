/** What is not known of somebody: larger than every day and every number of people. */
export const unknown = 0xffffffff

/** People by a key, upwards or downwards, alike ones by name; of whom it is not known, those come last either way. */
export function inOrder(
  people: number[],
  key: (person: number) => number,
  isDown: boolean,
  nameRank: Uint32Array,
): number[] {
  const way = isDown ? -1 : 1
  return people.sort((a, b) => {
    const ofA = key(a)
    const ofB = key(b)
    if (ofA === ofB) return nameRank[a]! - nameRank[b]!
    if (ofA === unknown || ofB === unknown) return ofA - ofB
    return way * (ofA - ofB)
  })
}

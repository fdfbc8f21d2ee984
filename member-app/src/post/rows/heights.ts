/** What a post takes until it was drawn once (CSS pixels). */
const guess = 480

const known = new Map<string, number>()
let width = 0

/** Heights of posts as they were drawn last (CSS pixels); of others a guess. */
export function heightsOf(ids: readonly string[]): number[] {
  return ids.map((id) => known.get(id) ?? guess)
}

/** In a list of another width all heights are others. */
export function measureFor(listWidth: number): void {
  if (listWidth !== width) known.clear()
  width = listWidth
}

export function measured(id: string, height: number): void {
  if (height > 0) known.set(id, height)
}

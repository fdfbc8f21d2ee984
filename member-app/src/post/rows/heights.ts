/** What a post takes until it was drawn once (CSS pixels). */
const guess = 480

const known = new Map<string, number>()
let width = 0
let last: { ids: readonly string[]; heights: number[]; places: ReadonlyMap<string, number> } | undefined

/** Heights of posts as they were drawn last (CSS pixels); of others a guess. */
export function heightsOf(ids: readonly string[]): readonly number[] {
  if (last?.ids !== ids) {
    const places = new Map(ids.map((id, at) => [id, at]))
    last = { ids, heights: ids.map((id) => known.get(id) ?? guess), places }
  }
  return last.heights
}

/** In a list of another width all heights are others. */
export function measureFor(listWidth: number): void {
  if (listWidth === width) return
  width = listWidth
  known.clear()
  last = undefined
}

export function measured(id: string, height: number): void {
  if (height <= 0 || known.get(id) === height) return
  known.set(id, height)
  const at = last?.places.get(id)
  if (last && at !== undefined) last.heights[at] = height
}

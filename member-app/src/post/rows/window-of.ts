/** Rows of a list from `first` up to, but without, `end`. */
export interface Range {
  first: number
  end: number
}

/** A stretch of a list, in CSS pixels below its top. */
export interface Stretch {
  top: number
  bottom: number
}

/** A row that is drawn, or the room of those before the next drawn one that are not. */
export type Piece = { row: number } | { room: number; before: number }

/** Rows that reach into a stretch; the nearest one where none does. */
export function rowsIn(heights: readonly number[], { top, bottom }: Stretch): Range {
  let [first, from] = [0, 0]
  while (first < heights.length - 1 && from + heights[first]! <= top) from += heights[first++]!
  let [end, to] = [first, from]
  while (end < heights.length && (end === first || to < bottom)) to += heights[end++]!
  return { first, end }
}

/**
 * What is drawn next, of a window's stretch and what is drawn now: all rows in view at once. What is far goes. `ahead` in
 * CSS pixels.
 */
export function nextRange(now: Range, heights: readonly number[], view: Stretch, ahead: number): Range {
  const seen = rowsIn(heights, view)
  const kept = rowsIn(heights, wider(view, ahead * 1.5))
  const left = { first: Math.max(now.first, kept.first), end: Math.min(now.end, kept.end) }
  if (left.first > seen.end || left.end < seen.first || left.first >= left.end) return seen
  return { first: Math.min(left.first, seen.first), end: Math.max(left.end, seen.end) }
}

/** The same while all rows in view are drawn, so that a list which is scrolled is drawn no more often than it has to. */
export function shown(now: Range, heights: readonly number[], view: Stretch, ahead: number): Range {
  const next = nextRange(now, heights, view, ahead)
  return isWithin(next, now) ? now : next
}

/**
 * Without what is far, and with one more of the rows near the view, on the side where fewer are ahead: one a frame, so
 * that none draws much. The same once all are drawn.
 */
export function grown(before: Range, heights: readonly number[], view: Stretch, ahead: number): Range {
  const now = nextRange(before, heights, view, ahead)
  if (!isWithin(now, before)) return now
  const near = rowsIn(heights, wider(view, ahead))
  const mayRise = now.first > near.first
  const maySink = now.end < near.end
  const above = view.top - sumOf(heights, 0, now.first)
  const below = sumOf(heights, 0, now.end) - view.bottom
  if (maySink && (!mayRise || below <= above)) return { ...now, end: now.end + 1 }
  return mayRise ? { ...now, first: now.first - 1 } : now
}

/** The list from its first row to its last: what is drawn, and room for the rest. `held`: a row that stays besides. */
export function piecesOf(heights: readonly number[], { first, end }: Range, held?: number): Piece[] {
  const rows = Array.from({ length: end - first }, (_, at) => first + at)
  if (held !== undefined && held < first) rows.unshift(held)
  if (held !== undefined && held >= end) rows.push(held)
  const pieces: Piece[] = []
  let at = 0
  for (const row of [...rows, heights.length]) {
    if (row > at) pieces.push({ room: sumOf(heights, at, row), before: row })
    if (row < heights.length) pieces.push({ row })
    at = row + 1
  }
  return pieces
}

function isWithin(one: Range, other: Range): boolean {
  return one.first >= other.first && one.end <= other.end
}

function wider({ top, bottom }: Stretch, by: number): Stretch {
  return { top: top - by, bottom: bottom + by }
}

function sumOf(heights: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += heights[at]!
  return sum
}

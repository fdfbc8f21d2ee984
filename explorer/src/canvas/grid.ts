import type { Bounds } from './camera.ts'

/** People sorted into square cells, so that those near a point are found without asking everybody. */
export interface Grid {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** People of cell c are `people[starts[c]]` to `people[starts[c + 1]]`, exclusive. */
  readonly starts: Uint32Array
  readonly people: Uint32Array
}

/** About two people a cell. One pass to count, one to sort. */
export function gridOf(positions: Float32Array, { left, top, right, bottom }: Bounds): Grid {
  const count = positions.length / 2
  const side = Math.max(right - left, bottom - top) || 1
  const cell = Math.max(Math.sqrt(((right - left) * (bottom - top) * 2) / Math.max(count, 1)), side / 1024)
  const columns = Math.floor((right - left) / cell) + 1
  const rows = Math.floor((bottom - top) / cell) + 1
  const starts = new Uint32Array(columns * rows + 1)
  const cellOf = (person: number) => {
    const at =
      Math.floor((positions[2 * person]! - left) / cell) +
      columns * Math.floor((positions[2 * person + 1]! - top) / cell)
    return at >= 0 && at < columns * rows ? at : 0
  }
  for (let person = 0; person < count; person++) starts[cellOf(person) + 1]!++
  for (let at = 0; at < columns * rows; at++) starts[at + 1]! += starts[at]!
  const next = starts.slice(0, -1)
  const people = new Uint32Array(count)
  for (let person = 0; person < count; person++) people[next[cellOf(person)]!++] = person
  return { left, top, cell, columns, rows, starts, people }
}

/** Calls for everybody in the cells that a box touches: perhaps a few more than are in it. */
export function eachWithin(grid: Grid, box: Bounds, call: (person: number) => void): void {
  const clamp = (value: number, end: number) => Math.max(0, Math.min(Math.floor(value), end - 1))
  const first = clamp((box.left - grid.left) / grid.cell, grid.columns)
  const last = clamp((box.right - grid.left) / grid.cell, grid.columns)
  const low = clamp((box.top - grid.top) / grid.cell, grid.rows)
  const high = clamp((box.bottom - grid.top) / grid.cell, grid.rows)
  for (let row = low; row <= high; row++) {
    const end = grid.starts[row * grid.columns + last + 1]!
    for (let at = grid.starts[row * grid.columns + first]!; at < end; at++) call(grid.people[at]!)
  }
}

/** The nearest person within a distance, in the unit of the positions, of those that `counts` lets count. */
export function nearest(
  grid: Grid,
  positions: Float32Array,
  x: number,
  y: number,
  reach: number,
  counts: (person: number) => boolean,
): number | undefined {
  let found: number | undefined
  let least = reach * reach
  eachWithin(grid, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }, (person) => {
    const across = positions[2 * person]! - x
    const down = positions[2 * person + 1]! - y
    const far = across * across + down * down
    if (far <= least && counts(person)) {
      least = far
      found = person
    }
  })
  return found
}

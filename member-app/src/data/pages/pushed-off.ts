export interface Order<Row> {
  idOf: (row: Row) => string
  /** Milliseconds by which the list is sorted; where two are alike, it goes by their ids, as the store does. */
  momentOf: (row: Row) => number
  direction: 'asc' | 'desc'
}

/**
 * What stands behind the live first page of a list when that has become another: rows that newcomers pushed off it go
 * before the pages that were read behind it, or they would be in none. Whatever else left it does not belong there: it
 * sorts before the last row that is left, since others have moved up.
 */
export function behindNow<Row>(
  before: readonly Row[],
  now: { rows: readonly Row[]; isWhole: boolean },
  behind: readonly Row[],
  order: Order<Row>,
): Row[] {
  const { idOf } = order
  const last = now.rows.at(-1)
  if (!last || now.isWhole) return [...behind]
  const known = new Set([...now.rows, ...behind].map(idOf))
  const pushed = before.filter((row) => !known.has(idOf(row)) && sortsBehind(row, last, order))
  return [...pushed, ...behind]
}

function sortsBehind<Row>(row: Row, last: Row, { idOf, momentOf, direction }: Order<Row>): boolean {
  const later = momentOf(row) - momentOf(last) || (idOf(row) > idOf(last) ? 1 : -1)
  return direction === 'asc' ? later > 0 : later < 0
}

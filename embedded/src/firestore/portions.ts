/** Most readers take a page or less; whoever reads on is given more at a time. */
const usualPortion = 24
const largestPortion = 1000

/**
 * Rows in order, read a portion at a time, each whole at once: a statement that is kept would be begun anew by a second reader,
 * and one of each reader's own costs more than a page of rows. `read` answers up to `portion` rows after a row, null for
 * the beginning. `wanted` is how many will hardly be too few.
 */
export function* inPortions<Row>(
  read: (after: Row | null, portion: number) => Row[],
  wanted = usualPortion,
): Generator<Row> {
  let last: Row | null = null
  for (let portion = Math.min(wanted, largestPortion); ; portion = Math.min(portion * 4, largestPortion)) {
    const rows = read(last, portion)
    yield* rows
    if (rows.length < portion) return
    last = rows.at(-1)!
  }
}

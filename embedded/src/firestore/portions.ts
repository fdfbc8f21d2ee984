/** Most readers take a page or less; whoever reads on is given more at a time, as long as that is not too much to hold. */
const usualPortion = 24
const largestFirst = 100
const largestPortion = 1000
const largestBytes = 4 * 1024 * 1024

interface Portions<Row> {
  /** Answers up to `portion` rows after a row, null for the beginning. */
  read: (after: Row | null, portion: number) => Row[]
  /** In bytes, about. */
  sizeOf: (row: Row) => number
  /** How many will hardly be too few. */
  wanted?: number | undefined
}

/**
 * Rows in order, read a portion at a time, each whole at once: a statement that is kept would be begun anew by a second reader,
 * and one of each reader's own costs more than a page of rows.
 */
export function* inPortions<Row>({ read, sizeOf, wanted = usualPortion }: Portions<Row>): Generator<Row> {
  let last: Row | null = null
  for (let portion = Math.min(wanted, largestFirst); ; ) {
    const rows = read(last, portion)
    yield* rows
    if (rows.length < portion) return
    last = rows.at(-1)!
    const each = rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length
    portion = Math.max(1, Math.min(portion * 4, largestPortion, Math.floor(largestBytes / each)))
  }
}

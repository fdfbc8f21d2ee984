/** Months in a bar: one, a quarter, a year, and so on. */
const widths = [1, 3, 12, 60, 120, 600] as const
const mostBars = 240
/** Milliseconds from one bar to the next, and at most for all of them, at the slowest speed. */
const usualMs = 320
const wholeMs = 40_000

export interface TimeScale {
  /** The first month of the first bar. */
  readonly start: number
  /** Months in a bar. */
  readonly width: number
  readonly bars: number
  /** How long the replay stays at a bar, in milliseconds. */
  readonly barMs: number
}

/**
 * The bars of a time: files may hold days thousands of years apart, and neither the page nor the reader can wait for
 * each month.
 */
export function timeScaleOf({ first, last }: { first: number; last: number }): TimeScale {
  const startOf = (width: number) => Math.floor(first / width) * width
  const barsOf = (width: number) => Math.floor((last - startOf(width)) / width) + 1
  const width = widths.find((width) => barsOf(width) <= mostBars) ?? widths.at(-1)!
  const bars = barsOf(width)
  return { start: startOf(width), width, bars, barMs: Math.min(usualMs, wholeMs / bars) }
}

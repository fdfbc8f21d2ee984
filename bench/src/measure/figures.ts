/** What a benchmark prints: a table for people and, last, one line of JSON. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What all but one in twenty stay below; 0 of nothing. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
}

/** Ours divided by a peer's; lower is better. */
export interface Ratio {
  value: number
  goal: number
}

/** Three digits tell what was measured; what was counted is told whole. */
const short = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(3)))

export function report(bench: string, ratios: Record<string, Ratio>, figures: Record<string, number>): void {
  const width = Math.max(...[...Object.keys(ratios), ...Object.keys(figures)].map((name) => name.length))
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${short(value)}`)
  console.log()
  for (const [name, { value, goal }] of Object.entries(ratios)) {
    console.log(`${name.padEnd(width)}  ${short(value)}  (goal ${goal})${value <= goal ? '' : '  missed'}`)
  }
  const rounded = (table: Record<string, number>) =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, short(value)]))
  const shown = Object.fromEntries(
    Object.entries(ratios).map(([name, { value, goal }]) => [name, { value: short(value), goal }]),
  )
  console.log(JSON.stringify({ bench, ratios: shown, figures: rounded(figures) }))
}

import type { Adjacency } from '../adjacency.ts'

/** How many ties each person has. */
export function degreesOf({ offsets }: Adjacency): Uint32Array {
  const degrees = new Uint32Array(offsets.length - 1)
  for (let person = 0; person < degrees.length; person++) degrees[person] = offsets[person + 1]! - offsets[person]!
  return degrees
}

/** How many people have each value, from 0 to the highest; empty without people. */
export function histogramOf(values: Uint32Array): Uint32Array {
  let highest = -1
  for (const value of values) if (value > highest) highest = value
  const people = new Uint32Array(highest + 1)
  for (const value of values) people[value]!++
  return people
}

/** People whose degree is at least `from` and at most `to`. */
export interface DegreeBin {
  readonly from: number
  readonly to: number
  readonly people: number
}

/**
 * A histogram of degrees for a chart: a bar for each degree while `bars` suffice, or else one for 0 and one for each
 * doubling (1, 2–3, 4–7 and so on), which shows a heavy tail for what it is.
 */
export function degreeBins(degrees: Uint32Array, bars = 30): DegreeBin[] {
  if (degrees.length <= bars) return Array.from(degrees, (people, degree) => ({ from: degree, to: degree, people }))
  const bins: DegreeBin[] = []
  for (let from = 0; from < degrees.length; from = from === 0 ? 1 : 2 * from) {
    const to = from === 0 ? 0 : 2 * from - 1
    bins.push({ from, to, people: degrees.subarray(from, to + 1).reduce((sum, people) => sum + people, 0) })
  }
  return bins
}

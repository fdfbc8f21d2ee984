import type { Network } from '@varanda/graph/network'
import type { View } from '../../view-state.ts'
import type { Measured } from '../classes.ts'

export type Measure = keyof Measured

/** What is worked out of a network, and what could not be. */
export interface Measuring {
  readonly network: Network
  readonly measured: Measured
  readonly lost: readonly Measure[]
}

const nothing: Omit<Measuring, 'network'> = { measured: {}, lost: [] }
export const nothingMeasured = (network: Network): Measuring => ({ network, ...nothing })

/** What a colour or a size has to be worked out for. Pure. */
export const measureOf = (by: View['colour'] | View['size']): Measure | undefined =>
  by === 'community' ? 'communities' : by === 'betweenness' ? by : undefined

/** What to work out next of what is wanted: one that could not be worked out keeps no other from it. Pure. */
export const nextOf = ({ measured, lost }: Measuring, wanted: readonly Measure[]): Measure | undefined =>
  wanted.find((one) => !measured[one] && !lost.includes(one))

/** What is wanted no more is no longer lost: whoever wants it again has it tried again. Pure. */
export function onlyWanted(before: Measuring, wanted: readonly Measure[]): Measuring {
  const lost = before.lost.filter((one) => wanted.includes(one))
  return lost.length === before.lost.length ? before : { ...before, lost }
}

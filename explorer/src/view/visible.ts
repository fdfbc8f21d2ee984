import type { Network } from '@varanda/graph/network'
import { shown } from '../canvas/graph-canvas.ts'
import type { Facts } from './facts/facts.ts'

export interface Filters {
  /** Only people of this class of the legend. */
  readonly only?: number
  /** A bit for each kind of tie that is not drawn. */
  readonly withoutKinds: number
  readonly isLargestOnly: boolean
  /** Only who had joined by this month. */
  readonly until?: number
}

export const noFilters: Filters = { withoutKinds: 0, isLargestOnly: false }

export interface Sight {
  readonly filters: Filters
  readonly classOf?: Uint8Array
  /** Steps from the chosen person, -1 out of reach, while only those around matter. */
  readonly around?: Int32Array
  /** 1 for who is in the largest connected group, while others do not count. */
  readonly largest?: Uint8Array
  /** Shown whatever the filters say. */
  readonly path?: Uint32Array
}

export interface Visible {
  /** One of `shown` for each person: who is not there is hidden, who is not meant is dimmed. */
  readonly people: Uint8Array
  readonly ties: Uint8Array
  /** How many are meant. */
  readonly count: number
}

/** Who is drawn, and which ties: the canvas draws a tie no stronger than its people. */
export function visibleOf({ people, ties }: Network, { month }: Facts, sight: Sight): Visible {
  const { filters, classOf, around, largest, path } = sight
  const { only, withoutKinds, until = Number.POSITIVE_INFINITY } = filters
  const drawn = new Uint8Array(people.count)
  let count = 0
  for (let person = 0; person < people.count; person++) {
    if (month[person]! > until || (largest && !largest[person])) continue
    const isMeant = !(only !== undefined && classOf && classOf[person] !== only) && !(around && around[person]! < 0)
    drawn[person] = isMeant ? shown.full : shown.dimmed
    if (isMeant) count++
  }
  for (const person of path ?? []) drawn[person] = shown.full
  const kinds = Uint8Array.from(ties.kind, (kind) => (withoutKinds & (1 << kind) ? shown.hidden : shown.full))
  return { people: drawn, ties: kinds, count }
}

/**
 * What a generated network is made from: a model, its parameters and a seed. All of it stands in the address, so that
 * whoever opens the same address sees the same network.
 */
import { inviteLimits } from '@varanda/domain/invite/invite'
import { mostPeople } from './network.ts'

/** Bounds of a parameter, and what it is when nobody says. `step` is 1 for whole numbers. */
interface Parameter {
  readonly least: number
  readonly most: number
  readonly step: number
  readonly usual: number
}

const people = { least: 10, most: mostPeople, step: 1, usual: 1_040 } as const satisfies Parameter

/** Each model with its parameters, in the order a form shows them. */
export const models = {
  /** Households, couples, generations, school classes, neighbours and workmates, come in by invites. */
  families: {
    people,
    seats: { least: 1, most: inviteLimits.seats, step: 1, usual: inviteLimits.seats },
    /** Months over which the network grew. */
    months: { least: 6, most: 120, step: 1, usual: 24 },
  },
  /** A tree that grows by invites alone, each member with a few seats. */
  invites: {
    people,
    seats: { least: 1, most: inviteLimits.seats, step: 1, usual: inviteLimits.seats },
    months: { least: 6, most: 120, step: 1, usual: 24 },
  },
  /** Watts and Strogatz, 1998. */
  'small-world': {
    people,
    /** Neighbours on both sides of the ring together: even. */
    neighbours: { least: 2, most: 20, step: 2, usual: 6 },
    rewiring: { least: 0, most: 1, step: 0.01, usual: 0.05 },
  },
  /** Barabási and Albert, 1999. */
  preferential: { people, ties: { least: 1, most: 10, step: 1, usual: 3 } },
  /** Erdős and Rényi, 1959. */
  random: { people, degree: { least: 0, most: 20, step: 0.5, usual: 6 } },
  /** Stochastic blocks: Holland, Laskey and Leinhardt, 1983. */
  blocks: {
    people,
    blocks: { least: 1, most: 100, step: 1, usual: 12 },
    /** Mean number of ties to people of one's own block, and to all others. */
    inside: { least: 0, most: 20, step: 0.5, usual: 6 },
    outside: { least: 0, most: 10, step: 0.5, usual: 0.5 },
  },
} as const satisfies Record<string, { people: Parameter } & Record<string, Parameter>>

export type Model = keyof typeof models

export type Parameters<Of extends Model> = { readonly [Name in keyof (typeof models)[Of]]: number }

/** Languages in which people get their names. */
export const nameLanguages = ['pt', 'en'] as const
export type NameLanguage = (typeof nameLanguages)[number]

export type Recipe = {
  [Of in Model]: {
    readonly model: Of
    /** A whole number from 0 to `mostSeed`. */
    readonly seed: number
    readonly names: NameLanguage
    readonly parameters: Parameters<Of>
  }
}[Model]

export const mostSeed = 0xffffffff

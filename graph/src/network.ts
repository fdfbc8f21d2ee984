/**
 * A network of people in columns: what the generator makes, files hold, the layout arranges and the canvas draws.
 * Columns are typed arrays, so that 100,000 people are a few megabytes and cross to a worker at once.
 */

/** Nobody: a person without inviter, family or household. */
export const nobody = 0xffffffff

/** A day that is not known. Days count from 1970-01-01. */
export const noDay = -0x80000000

export interface People {
  readonly count: number
  readonly names: readonly string[]
  /** Index into `groups`: the family, block or branch a person is of. `nobody` for none. */
  readonly group: Uint32Array
  readonly groups: readonly string[]
  /** Who brought each person; `nobody` for those who began. */
  readonly inviter: Uint32Array
  /** Day of joining, or `noDay`. */
  readonly joined: Int32Array
  /** Day of birth, or `noDay`. */
  readonly born: Int32Array
  /** A number for each household, the same for all who live in it; `nobody` for none. */
  readonly household: Uint32Array
}

/** Why two people know each other. `parent` runs from parent to child; the others have no direction. */
export const tieKinds = [
  'connection',
  'couple',
  'parent',
  'sibling',
  'kin',
  'class',
  'neighbour',
  'work',
  'friend',
] as const
export type TieKind = (typeof tieKinds)[number]

/**
 * Each pair of people at most once, in either order, and nobody tied to themselves. Who was invited is tied to who
 * brought them.
 */
export interface Ties {
  readonly count: number
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** Index into `tieKinds`. */
  readonly kind: Uint8Array
}

export interface Network {
  readonly people: People
  readonly ties: Ties
}

/** The most people one network holds, whether generated or read from a file. */
export const mostPeople = 100_000

/** The most ties one network holds. */
export const mostTies = 1_000_000

import type { Others, ShownGraph } from '@varanda/domain/graph/graph-page'
import { localeTag } from '../ui/locale.ts'
import type { Branch } from './branches.ts'

export const branchColumns = [
  'name',
  'members',
  'others',
  'depth',
  'seats',
  'joined30',
  'joined90',
  'stopped',
  'resting',
] as const
export type BranchColumn = (typeof branchColumns)[number]

export interface Sorting {
  by: BranchColumn
  isDown: boolean
}

const weight = (others: Others) => (others === 'few' ? 1 : others)

const numbers: Record<Exclude<BranchColumn, 'name'>, (branch: Branch) => number> = {
  members: ({ members }) => members,
  others: ({ others }) => weight(others),
  depth: ({ depth }) => depth,
  seats: ({ taken, seats }) => (seats === 0 ? 0 : taken / seats),
  joined30: ({ joined30 }) => joined30,
  joined90: ({ joined90 }) => joined90,
  stopped: ({ suspended, slowed }) => suspended + slowed,
  resting: ({ resting }) => resting,
}

/** Pure: the branches by one column, those alike by name. */
export function sortBranches(branches: readonly Branch[], { members }: ShownGraph, { by, isDown }: Sorting): Branch[] {
  const collator = new Intl.Collator(localeTag)
  const byName = (one: Branch, other: Branch) => collator.compare(members[one.foot]!.name, members[other.foot]!.name)
  const turn = isDown ? -1 : 1
  if (by === 'name') return branches.toSorted((one, other) => turn * byName(one, other))
  const number = numbers[by]
  return branches.toSorted((one, other) => turn * (number(one) - number(other)) || byName(one, other))
}

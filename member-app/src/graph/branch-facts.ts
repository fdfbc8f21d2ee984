import { localeTag } from '../ui/locale.ts'
import type { Branch } from './branches.ts'
import type { Sorting } from './sort-branches.ts'
import { words } from './words.ts'

/** A row's words for each column but the name. */
export function branchFacts({ branch }: BranchRow): Record<Exclude<Sorting['by'], 'name'>, string> {
  const { members, others, depth, seats, taken, joined30, joined90, suspended, slowed, resting } = branch
  const said = (count: number) => count.toLocaleString(localeTag)
  return {
    members: said(members),
    others: others === 'few' ? words.health.few : said(others),
    depth: said(depth),
    seats: words.health.seats(taken, seats),
    joined30: said(joined30),
    joined90: said(joined90),
    stopped: said(suspended + slowed),
    resting: said(resting),
  }
}

export interface BranchRow {
  branch: Branch
  name: string
  href: string
}

export interface BranchRowsProps {
  rows: readonly BranchRow[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

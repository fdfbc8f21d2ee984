import { noInviter, type Others, type ShownGraph, type ShownMember } from '@varanda/domain/graph/graph-page'
import { nobody } from '@varanda/graph/network'

/** A branch of the instance: somebody with everybody who came through them. */
export interface Branch {
  /** Row of the member at its foot. */
  foot: number
  members: number
  /** How many steps lead from its foot to whoever is furthest: a step may pass over people who are not on the map. */
  depth: number
  /** Of members whose seats are told. */
  seats: number
  taken: number
  /** Who came in the last thirty and ninety days. */
  joined30: number
  joined90: number
  suspended: number
  slowed: number
  /** Whose links rest, because a pause was put there or above. */
  resting: number
  others: Others
}

export interface Branches {
  /** Index into `branches` for each member; `nobody` for who is above them all. */
  of: Uint32Array
  branches: Branch[]
}

/**
 * Pure: the branches of the instance. One begins at whoever came through nobody who is shown; where such a one has more
 * than half of the instance, branches begin at their guests instead, and they themselves are in none. `today` counts
 * days as the members' days do.
 */
export function branchesOf({ members }: ShownGraph, today: number): Branches {
  const order = downwards(members)
  const root = new Uint32Array(members.length)
  const size = new Uint32Array(members.length)
  for (const row of order) {
    const above = members[row]!.inviter
    root[row] = above === noInviter ? row : root[above]!
    size[root[row]!]!++
  }
  const isAbove = (row: number) => root[row] === row && size[row]! > 1 && size[row]! > members.length / 2
  const of = new Uint32Array(members.length).fill(nobody)
  const depth = new Uint32Array(members.length)
  const rests = new Uint8Array(members.length)
  const branches: Branch[] = []
  for (const row of order) {
    const member = members[row]!
    const above = member.inviter
    rests[row] = member.isPaused || (above !== noInviter && rests[above] === 1) ? 1 : 0
    if (isAbove(row)) continue
    const begins = above === noInviter || of[above] === nobody
    of[row] = begins ? branches.length : of[above]!
    if (begins) branches.push(emptyBranch(row))
    else depth[row] = depth[above]! + 1
    count(branches[of[row]!]!, member, { depth: depth[row]!, age: today - member.joined, rests: rests[row] === 1 })
  }
  return { of, branches }
}

function emptyBranch(foot: number): Branch {
  return {
    foot,
    members: 0,
    depth: 0,
    seats: 0,
    taken: 0,
    joined30: 0,
    joined90: 0,
    suspended: 0,
    slowed: 0,
    resting: 0,
    others: 0,
  }
}

function count(
  branch: Branch,
  member: ShownMember,
  { depth, age, rests }: { depth: number; age: number; rests: boolean },
) {
  branch.members++
  branch.depth = Math.max(branch.depth, depth)
  if (member.taken !== null) {
    branch.seats += member.seats
    branch.taken += member.taken
  }
  if (age < 30) branch.joined30++
  if (age < 90) branch.joined90++
  if (member.state === 'suspended') branch.suspended++
  if (member.state === 'slowed') branch.slowed++
  if (rests) branch.resting++
  // Two times 'few' stay 'few', and 'few' is left out beside a number: a sum would tell how many the few are.
  const told = member.others
  if (told === 'few') branch.others = branch.others === 0 ? 'few' : branch.others
  else if (told > 0) branch.others = (branch.others === 'few' ? 0 : branch.others) + told
}

/** Every row after the row above it. */
function downwards(members: readonly ShownMember[]): number[] {
  const below = new Map<number, number[]>()
  for (const [row, { inviter }] of members.entries()) {
    const guests = below.get(inviter)
    if (guests) guests.push(row)
    else below.set(inviter, [row])
  }
  const order = [...(below.get(noInviter) ?? [])]
  for (const row of order) for (const guest of below.get(row) ?? []) order.push(guest)
  return order
}

import { type Adjacency, adjacencyOf } from '@varanda/graph/adjacency'
import { degreesOf } from '@varanda/graph/metrics/degrees'
import { inviteDepthsOf, invitesOf } from '@varanda/graph/metrics/invite-tree'
import { type Network, noDay } from '@varanda/graph/network'
import { dayMs, monthOfDay } from './month.ts'

/** What is said of everybody, counted once for a network. */
export interface Facts {
  readonly adjacency: Adjacency
  readonly degree: Uint32Array
  /** How many each person brought. */
  readonly invited: Uint32Array
  /** Invites between each person and whoever began; 0 for those who did. */
  readonly depth: Uint32Array
  /** Month of joining, counted from 1970-01; `noDay` when it is not known. */
  readonly month: Int32Array
  /** First and last month in which somebody joined; undefined when no day is known. */
  readonly months: { readonly first: number; readonly last: number } | undefined
  /** 1 for each tie that an invite made. */
  readonly isInvite: Uint8Array
  /** Whether anybody brought anybody. */
  readonly hasInvites: boolean
  /** Whether anybody's day of birth is known. */
  readonly hasAges: boolean
  /** The month at whose end all this is told; the last there is, unless `facts-at.ts` goes back in time. */
  readonly until: number
  /** The day on which ages are told: that of the last arrival, so that a made-up network never grows older. */
  readonly today: number
}

export function factsOf({ people, ties }: Network): Facts {
  const { count, inviter, joined } = people
  const adjacency = adjacencyOf(count, ties)
  const degree = degreesOf(adjacency)
  const invited = invitesOf(people)
  const month = new Int32Array(count).fill(noDay)
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let lastDay = noDay
  for (let person = 0; person < count; person++) {
    if (joined[person] === noDay) continue
    if (joined[person]! > lastDay) lastDay = joined[person]!
    const at = monthOfDay(joined[person]!)
    month[person] = at
    if (at < first) first = at
    if (at > last) last = at
  }
  const isInvite = new Uint8Array(ties.count)
  for (let tie = 0; tie < ties.count; tie++) {
    const from = ties.from[tie]!
    const to = ties.to[tie]!
    if (inviter[from] === to || inviter[to] === from) isInvite[tie] = 1
  }
  return {
    adjacency,
    degree,
    invited,
    depth: inviteDepthsOf(people),
    month,
    months: first <= last ? { first, last } : undefined,
    isInvite,
    hasInvites: invited.some((count) => count > 0),
    until: Number.POSITIVE_INFINITY,
    hasAges: people.born.some((day) => day !== noDay),
    today: lastDay === noDay ? Math.floor(Date.now() / dayMs) : lastDay,
  }
}

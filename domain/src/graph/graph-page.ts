import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

export const graphLimits = {
  /** Members of one page. */
  members: 500,
  /** Ties of one page: eight bytes each, so that a page stays below half a megabyte whatever its members know. */
  ties: 40_000,
  /** Hidden members are told as a number from this many on; below it, only that there are some. */
  fewest: 3,
  /** Times a day that one member's hiding has the graph made anew at once; beyond them it is the night's. */
  hidingsPerDay: 5,
} as const

/** Nobody: the inviter of a member who came through nobody who is shown. */
export const noInviter = 0xffffffff

/** How many members are not shown: none, a few (one or two, which is not told), or this many. */
export type Others = number | 'few'

/** `graphPages/head`: which edition of the graph is whole, and where its pages are. */
export const graphHeadSchema = v.object({
  edition: v.number(),
  pages: v.number(),
  /** Shown members. */
  members: v.number(),
  ties: v.number(),
  /** Hidden members above whom nobody is shown. */
  others: v.union([v.number(), v.literal('few')]),
  madeAt: momentSchema,
})
export type GraphHead = v.InferOutput<typeof graphHeadSchema>

/**
 * `graphPages/{edition}-{n}`: up to `graphLimits.members` members in columns, and its part of the ties. Members have
 * one row of numbers for the whole edition, in the order of the pages; inviters and ties name them by it.
 */
export interface GraphPage {
  edition: number
  n: number
  /** One a line. */
  uids: string
  names: string
  /** `factBytes` for each member. */
  facts: Uint8Array
  /** Pairs of members, each number four bytes, the low one first. */
  ties: Uint8Array
}

/** `house/graph`: the last edition that was begun, and when, whether or not it came to be. */
export const graphTurnSchema = v.object({
  begun: v.number(),
  begunAt: momentSchema,
})
export type GraphTurn = v.InferOutput<typeof graphTurnSchema>

export const graphStates = ['active', 'slowed', 'suspended'] as const
export type GraphState = (typeof graphStates)[number]

/** A member as the graph shows them. */
export interface ShownMember {
  uid: string
  name: string
  /** The nearest shown member above them, or `noInviter`. */
  inviter: number
  /** Days since 1970-01-01, as it was in Brasília. */
  joined: number
  state: GraphState
  /** Nobody comes in by their link, or by those below, for now. */
  isPaused: boolean
  seats: number
  /** Seats that were taken; null where the number would tell of a hidden guest. */
  taken: number | null
  /** Hidden members of whom this is the nearest shown one above. */
  others: Others
}

/** The graph of one edition. */
export interface ShownGraph {
  members: ShownMember[]
  /** Pairs of members who know each other; that a guest knows their inviter goes without saying. */
  ties: Uint32Array
  others: Others
}

/** Bytes of one member's row in `facts`: inviter, day, seats, seats taken, others, and a byte of state. */
const factBytes = 17
const notTold = 0xffff
const few = 0xffffffff
const pausedBit = 0x80

/** Pure: the pages of a graph, in order; one even where nobody is in it. */
export function pagesOf(graph: ShownGraph, edition: number): GraphPage[] {
  const { members, ties } = graph
  const count = Math.max(
    1,
    Math.ceil(members.length / graphLimits.members),
    Math.ceil(ties.length / 2 / graphLimits.ties),
  )
  return Array.from({ length: count }, (_, n) => {
    const shown = members.slice(n * graphLimits.members, (n + 1) * graphLimits.members)
    return {
      edition,
      n,
      uids: shown.map(({ uid }) => uid).join('\n'),
      names: shown.map(({ name }) => name.replaceAll('\n', ' ')).join('\n'),
      facts: packFacts(shown),
      ties: packTies(ties.subarray(2 * n * graphLimits.ties, 2 * (n + 1) * graphLimits.ties)),
    }
  })
}

/** Pure: the graph that all pages of one edition hold together, whatever order they came in. */
export function graphOf(pages: readonly GraphPage[], others: Others): ShownGraph {
  const sorted = pages.toSorted((one, other) => one.n - other.n)
  const ties = new Uint32Array(sorted.reduce((sum, page) => sum + page.ties.length / 4, 0))
  let at = 0
  for (const page of sorted) {
    const view = viewOf(page.ties)
    for (let byte = 0; byte < page.ties.length; byte += 4) ties[at++] = view.getUint32(byte, true)
  }
  return { members: sorted.flatMap(unpackFacts), ties, others }
}

function packFacts(members: readonly ShownMember[]): Uint8Array {
  const bytes = new Uint8Array(members.length * factBytes)
  const view = viewOf(bytes)
  for (const [index, member] of members.entries()) {
    const at = index * factBytes
    view.setUint32(at, member.inviter, true)
    view.setInt32(at + 4, member.joined, true)
    view.setUint16(at + 8, member.seats, true)
    view.setUint16(at + 10, member.taken ?? notTold, true)
    view.setUint32(at + 12, member.others === 'few' ? few : member.others, true)
    view.setUint8(at + 16, graphStates.indexOf(member.state) | (member.isPaused ? pausedBit : 0))
  }
  return bytes
}

function unpackFacts({ uids, names, facts }: GraphPage): ShownMember[] {
  if (facts.length === 0) return []
  const view = viewOf(facts)
  const name = names.split('\n')
  return uids.split('\n').map((uid, index) => {
    const at = index * factBytes
    const taken = view.getUint16(at + 10, true)
    const others = view.getUint32(at + 12, true)
    const state = view.getUint8(at + 16)
    return {
      uid,
      name: name[index] ?? '',
      inviter: view.getUint32(at, true),
      joined: view.getInt32(at + 4, true),
      state: graphStates[state & ~pausedBit] ?? 'active',
      isPaused: (state & pausedBit) !== 0,
      seats: view.getUint16(at + 8, true),
      taken: taken === notTold ? null : taken,
      others: others === few ? 'few' : others,
    }
  })
}

function packTies(ties: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(ties.length * 4)
  const view = viewOf(bytes)
  for (const [index, member] of ties.entries()) view.setUint32(index * 4, member, true)
  return bytes
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

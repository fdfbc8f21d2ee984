import { noInviter, type ShownGraph } from '@varanda/domain/graph/graph-page'
import { type Network, nobody, noDay, type TieKind, tieKinds } from '@varanda/graph/network'
import type { Branches } from './branches.ts'

const connection = tieKinds.indexOf('connection' satisfies TieKind)

/**
 * Pure: the graph as the explorer takes it. Whoever came through somebody is tied to them; a group is a branch, which
 * `nameBranch` calls by whoever is at its foot.
 */
export function networkOf(
  { members, ties }: ShownGraph,
  { of, branches }: Branches,
  nameBranch: (foot: string) => string,
): Network {
  const guests = members.flatMap(({ inviter }, row) => (inviter === noInviter ? [] : [row]))
  const count = guests.length + ties.length / 2
  const from = new Uint32Array(count)
  const to = new Uint32Array(count)
  for (const [tie, row] of guests.entries()) {
    from[tie] = members[row]!.inviter
    to[tie] = row
  }
  for (let tie = guests.length; tie < count; tie++) {
    from[tie] = ties[2 * (tie - guests.length)]!
    to[tie] = ties[2 * (tie - guests.length) + 1]!
  }
  return {
    people: {
      count: members.length,
      names: members.map(({ name }) => name),
      group: of,
      groups: branches.map(({ foot }) => nameBranch(members[foot]!.name)),
      inviter: Uint32Array.from(members, ({ inviter }) => (inviter === noInviter ? nobody : inviter)),
      joined: Int32Array.from(members, ({ joined }) => joined),
      born: new Int32Array(members.length).fill(noDay),
      household: new Uint32Array(members.length).fill(nobody),
    },
    ties: { count, from, to, kind: new Uint8Array(count).fill(connection) },
  }
}

import { noInviter, type ShownGraph, type ShownMember } from '@varanda/domain/graph/graph-page'
import { nobody } from '@varanda/graph/network'
import { describe, expect, it } from 'vitest'
import { branchesOf } from './branches.ts'
import { networkOf } from './network-of.ts'

function member(name: string, inviter: number, more: Partial<ShownMember> = {}): ShownMember {
  const plain = { joined: 100, state: 'active', isPaused: false, seats: 5, taken: 1, others: 0 } as const
  return { uid: `uid-${name}`, name, inviter, ...plain, ...more }
}
const graph = (...members: ShownMember[]): ShownGraph => ({ members, ties: new Uint32Array(), others: 0 })

describe('the branches of an instance', () => {
  it('begin at the guests of whoever has more than half of it', () => {
    const { of, branches } = branchesOf(
      graph(
        member('deep', 2, { joined: 480, others: 'few', taken: null }),
        member('founder', noInviter),
        member('bia', 1, { isPaused: true, others: 4, taken: null }),
        member('caio', 1, { joined: 420, state: 'suspended' }),
        member('alone', noInviter, { state: 'slowed', others: 'few', taken: null }),
      ),
      500,
    )
    expect([...of]).toEqual([1, nobody, 1, 2, 0])
    const bare = { depth: 0, seats: 0, taken: 0, joined30: 0, joined90: 0, suspended: 0, slowed: 0, resting: 0 }
    expect(branches).toEqual([
      { ...bare, foot: 4, members: 1, slowed: 1, others: 'few' },
      { ...bare, foot: 2, members: 2, depth: 1, joined30: 1, joined90: 1, resting: 2, others: 4 },
      { ...bare, foot: 3, members: 1, seats: 5, taken: 1, joined90: 1, suspended: 1, others: 0 },
    ])
  })

  it('begin at whoever came through nobody where no one has that many', () => {
    const { of } = branchesOf(
      graph(member('a', noInviter), member('b', noInviter), member('c', 1), member('d', 0)),
      500,
    )
    expect([...of]).toEqual([0, 1, 1, 0])
  })

  it('are one for an instance of one, and none for an empty one', () => {
    expect(branchesOf(graph(member('a', noInviter)), 500).branches).toHaveLength(1)
    expect(branchesOf(graph(), 500).branches).toEqual([])
  })
})

describe('the network of an instance', () => {
  it('ties each to whoever they came through, and each pair once', () => {
    const shown = graph(member('a', noInviter), member('b', 0), member('c', 0), member('d', noInviter))
    const whole = { ...shown, ties: Uint32Array.from([1, 2, 2, 3]) }
    const { people, ties } = networkOf(whole, branchesOf(whole, 500), (foot) => `of ${foot}`)
    expect([...people.inviter]).toEqual([nobody, 0, 0, nobody])
    expect(people.groups).toEqual(['of d', 'of b', 'of c'])
    expect(Array.from(ties.from, (from, tie) => [from, ties.to[tie]])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
    ])
  })
})

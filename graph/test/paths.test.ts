import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nobody } from '../src/network.ts'
import { distancesFrom, invitePath, shortestPath } from '../src/paths.ts'
import { adjacent, row, star } from './adjacent.ts'
import { karate, karateMembers } from './published/karate.ts'

describe('distances', () => {
  it('count hops', () => {
    expect([...distancesFrom(adjacent(5, row(4)), 0)]).toEqual([0, 1, 2, 3, -1])
  })

  it('end at the most hops asked for', () => {
    expect([...distancesFrom(adjacent(5, row(5)), 2, 1)]).toEqual([-1, 1, 0, 1, -1])
    expect([...distancesFrom(adjacent(3, star(3)), 1, 0)]).toEqual([-1, 0, -1])
  })

  it('of the karate club: its president is at most three hops from each member', () => {
    const hops = distancesFrom(adjacent(karateMembers, karate), 0)
    expect(Math.max(...hops)).toBe(3)
    expect(hops.filter((hop) => hop === 1)).toHaveLength(16)
  })
})

describe('a shortest path', () => {
  it('of one person is that person', () => {
    expect([...shortestPath(adjacent(1, []), 0, 0)!]).toEqual([0])
  })

  it('does not exist between people of different components', () => {
    expect(shortestPath(adjacent(4, row(3)), 0, 3)).toBeUndefined()
  })

  it('has both ends, follows ties, and is as long as breadth-first search says', () => {
    const network = fc.integer({ min: 2, max: 25 }).chain((people) =>
      fc.record({
        people: fc.constant(people),
        pairs: fc.uniqueArray(
          fc.tuple(fc.nat(people - 1), fc.nat(people - 1)).filter(([a, b]) => a < b),
          { maxLength: 50, selector: ([a, b]) => `${a} ${b}` },
        ),
        from: fc.nat(people - 1),
        to: fc.nat(people - 1),
      }),
    )
    fc.assert(
      fc.property(network, ({ people, pairs, from, to }) => {
        const adjacency = adjacent(people, pairs)
        const path = shortestPath(adjacency, from, to)
        const hops = distancesFrom(adjacency, from)[to]!
        if (path === undefined) return hops === -1
        const tied = (a: number, b: number) =>
          pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a))
        return (
          path.length === hops + 1 &&
          path[0] === from &&
          path.at(-1) === to &&
          path.slice(1).every((person, at) => tied(path[at]!, person))
        )
      }),
    )
  })
})

describe('the way along invites', () => {
  //        0
  //      1   2      5 began by themselves
  //     3     4
  const inviter = Uint32Array.of(nobody, 0, 0, 1, 2, nobody)

  it('leads up to the nearest common inviter and down', () => {
    expect([...invitePath(inviter, 3, 4)!]).toEqual([3, 1, 0, 2, 4])
    expect([...invitePath(inviter, 4, 0)!]).toEqual([4, 2, 0])
    expect([...invitePath(inviter, 0, 3)!]).toEqual([0, 1, 3])
    expect([...invitePath(inviter, 2, 2)!]).toEqual([2])
  })

  it('does not exist between different beginnings', () => {
    expect(invitePath(inviter, 3, 5)).toBeUndefined()
  })

  it('ends when inviters run in a circle', () => {
    const circle = Uint32Array.of(1, 2, 0, 4, 3)
    expect([...invitePath(circle, 0, 2)!]).toEqual([0, 1, 2])
    expect(invitePath(circle, 0, 3)).toBeUndefined()
  })
})

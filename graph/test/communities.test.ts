import { describe, expect, it } from 'vitest'
import { communitiesOf, modularityOf } from '../src/communities.ts'
import { adjacent, complete, row, star } from './adjacent.ts'
import { florentineFamilies } from './published/florentine-families.ts'
import { karate, karateMembers } from './published/karate.ts'
import { lesMiserables } from './published/les-miserables.ts'

const club = adjacent(karateMembers, karate)

describe('communities', () => {
  it('of the karate club reach the best known modularity, whatever the seed', () => {
    expect(karate).toHaveLength(78)
    for (let seed = 0; seed < 10; seed++) {
      const { of, count, modularity } = communitiesOf(club, seed)
      expect(count).toBe(4)
      expect(modularity).toBeCloseTo(0.4198, 4)
      expect(modularityOf(club, of)).toBe(modularity)
    }
  })

  it('of Les Misérables and of the Florentine families reach the best known modularity', () => {
    const novel = adjacent(lesMiserables.people, lesMiserables.pairs)
    const marriages = adjacent(florentineFamilies.people, florentineFamilies.pairs)
    for (let seed = 0; seed < 5; seed++) {
      expect(communitiesOf(novel, seed).modularity).toBeGreaterThan(0.5599)
      expect(communitiesOf(marriages, seed).modularity).toBeCloseTo(0.39875, 5)
    }
  })

  it('are the same for the same seed, and numbered from the largest', () => {
    const first = communitiesOf(club, 7)
    expect(communitiesOf(club, 7)).toEqual(first)
    const sizes = Array.from({ length: first.count }, (_, at) => first.of.filter((of) => of === at).length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes.every((size) => size > 0)).toBe(true)
  })

  it('are the cliques of a ring of cliques', () => {
    const cliques = 12
    const pairs = Array.from({ length: cliques }, (_, clique) => [
      ...complete(6).map(([a, b]) => [6 * clique + a, 6 * clique + b] as const),
      [6 * clique, 6 * ((clique + 1) % cliques) + 1] as const,
    ]).flat()
    const { of, count } = communitiesOf(adjacent(6 * cliques, pairs), 1)
    expect(count).toBe(cliques)
    for (let person = 0; person < of.length; person++) expect(of[person]).toBe(of[6 * Math.floor(person / 6)])
  })

  it('are each alone without ties, and one when all know all', () => {
    expect(communitiesOf(adjacent(0, []), 1)).toEqual({ of: new Uint32Array(0), count: 0, modularity: 0 })
    expect(communitiesOf(adjacent(3, []), 1)).toEqual({ of: Uint32Array.of(0, 1, 2), count: 3, modularity: 0 })
    expect(communitiesOf(adjacent(30, complete(30)), 1).count).toBe(1)
    expect(communitiesOf(adjacent(30, star(30)), 1).count).toBe(1)
  })
})

describe('modularity', () => {
  it('of two pairs, each a community, is a half; of one community, nothing', () => {
    const pairs = adjacent(4, [
      [0, 1],
      [2, 3],
    ])
    expect(modularityOf(pairs, Uint32Array.of(0, 0, 1, 1))).toBe(0.5)
    expect(modularityOf(pairs, Uint32Array.of(0, 0, 0, 0))).toBe(0)
    expect(modularityOf(adjacent(4, row(4)), Uint32Array.of(0, 1, 0, 1))).toBeCloseTo(-0.5)
  })

  it('of the two sides into which the karate club fell is 0.3582, and 0.3715 with member 9 on the other', () => {
    const instructor = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 16, 17, 19, 21])
    const sides = Uint32Array.from({ length: karateMembers }, (_, member) => (instructor.has(member) ? 0 : 1))
    expect(modularityOf(club, sides)).toBeCloseTo(0.3582, 4)
    sides[8] = 1
    expect(modularityOf(club, sides)).toBeCloseTo(0.3715, 4)
  })
})

import { describe, expect, it } from 'vitest'
import { betweennessOf } from '../src/centrality.ts'
import { adjacent, complete, row, star } from './adjacent.ts'
import { florentineFamilies } from './published/florentine-families.ts'
import { karate, karateMembers } from './published/karate.ts'
import { lesMiserables } from './published/les-miserables.ts'

const club = adjacent(karateMembers, karate)

describe('betweenness', () => {
  it('of the karate club: instructor 0.4376, president 0.3041', () => {
    const { of, sources } = betweennessOf(club)
    expect(sources).toBe(karateMembers)
    expect(of[0]).toBeCloseTo(0.4376, 4)
    expect(of[33]).toBeCloseTo(0.3041, 4)
    expect(of[32]).toBeCloseTo(0.1452, 4)
    expect(of[11]).toBe(0)
  })

  it('of the Florentine families: Medici 0.522, then Guadagni; of Les Misérables: Valjean 0.570, then Myriel', () => {
    const ranked = ({ people, pairs }: typeof lesMiserables) =>
      betweennessOf(adjacent(people, pairs)).of.toSorted().reverse()
    const [medici, guadagni] = ranked(florentineFamilies)
    expect(medici).toBeCloseTo(0.52198, 5)
    expect(guadagni).toBeCloseTo(0.25458, 5)
    const [valjean, myriel] = ranked(lesMiserables)
    expect(valjean).toBeCloseTo(0.56999, 5)
    expect(myriel).toBeCloseTo(0.17684, 5)
  })

  it('of a row: the one in the middle stands between 4 of 6 pairs', () => {
    const { of } = betweennessOf(adjacent(5, row(5)))
    expect([...of]).toEqual([0, 3 / 6, 4 / 6, 3 / 6, 0].map((share) => expect.closeTo(share, 12)))
  })

  it('is a number also where one way is one of more than can be counted', () => {
    const pairs: [number, number][] = []
    let people = 1
    const next = () => people++
    let end = 0
    for (let n = 0; n < 3_600; n++) {
      const [one, other, after] = [next(), next(), next()]
      pairs.push([end, one], [end, other], [one, after], [other, after])
      end = after
    }
    let alone = 0
    for (let n = 0; n < 7_200; n++) {
      const after = next()
      pairs.push([alone, after])
      alone = after
    }
    expect(betweennessOf(adjacent(people, pairs), undefined, 2e6).of.every(Number.isFinite)).toBe(true)
  })

  it('of a star: all of it at the centre; of a complete network, nowhere', () => {
    expect([...betweennessOf(adjacent(5, star(5))).of]).toEqual([1, 0, 0, 0, 0])
    expect([...betweennessOf(adjacent(5, complete(5))).of]).toEqual([0, 0, 0, 0, 0])
  })

  it('stays a number where there are more shortest paths than numbers can count', () => {
    const links = 1_100
    const pairs = Array.from({ length: links }, (_, link) => {
      const [joint, next] = [3 * link, 3 * link + 3]
      return [
        [joint, joint + 1],
        [joint, joint + 2],
        [joint + 1, next],
        [joint + 2, next],
      ] as const
    }).flat()
    const people = 3 * links + 1
    const { of } = betweennessOf(adjacent(people, pairs))
    const half = (people - 1) / 2
    // Of the two who stand side by side left and right of the middle, half of the ways lead through it.
    expect(of[half]).toBeCloseTo((half * half + 1) / (half * (people - 2)), 9)
    expect(of[1]).toBeCloseTo(of[people - 2]!, 9)
  })

  it('of nobody, one and two', () => {
    expect([...betweennessOf(adjacent(0, [])).of]).toEqual([])
    expect([...betweennessOf(adjacent(1, [])).of]).toEqual([0])
    expect([...betweennessOf(adjacent(2, row(2))).of]).toEqual([0, 0])
  })

  it('is near the truth from a sample, the same each time, and tells how far it is', () => {
    const people = 400
    const pairs = [
      ...row(people),
      ...Array.from({ length: people - 20 }, (_, at) => [at, at + 2 + ((at * 7) % 17)] as const),
    ]
    const network = adjacent(people, pairs)
    const exact = betweennessOf(network)
    const told: number[] = []
    const sampled = betweennessOf(network, (share) => told.push(share), 200_000)
    expect(sampled.sources).toBeGreaterThan(50)
    expect(sampled.sources).toBeLessThan(200)
    expect(betweennessOf(network, undefined, 200_000)).toEqual(sampled)
    const top = (of: Float64Array) => new Set([...of.keys()].toSorted((a, b) => of[b]! - of[a]! || a - b).slice(0, 40))
    expect(top(exact.of).intersection(top(sampled.of)).size).toBeGreaterThan(25)
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})

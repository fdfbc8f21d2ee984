import { describe, expect, it } from 'vitest'
import { adjacencyOf } from '../src/adjacency.ts'
import { generate } from '../src/generate.ts'
import { measure } from '../src/measure.ts'
import { clusteringOf } from '../src/metrics/clustering.ts'
import { largestComponentOf } from '../src/metrics/components.ts'
import { degreeBins } from '../src/metrics/degrees.ts'
import { inviteDepthsOf, invitesOf, inviteTreeOf } from '../src/metrics/invite-tree.ts'
import { type Network, nobody } from '../src/network.ts'
import { distancesFrom } from '../src/paths.ts'
import { readRecipe } from '../src/recipe-address.ts'
import { complete, row, star } from './adjacent.ts'
import { florentineFamilies } from './published/florentine-families.ts'
import { karate, karateMembers } from './published/karate.ts'
import { lesMiserables } from './published/les-miserables.ts'
import { strangers } from './strangers.ts'

const made = (search: string) => generate(readRecipe(new URLSearchParams(search))!)

/** The mean over everybody, not over a sample. */
function meanPath({ people, ties }: Network): number {
  const adjacency = adjacencyOf(people.count, ties)
  let sum = 0
  let reached = 0
  for (let person = 0; person < people.count; person++) {
    for (const hops of distancesFrom(adjacency, person)) {
      if (hops < 1) continue
      sum += hops
      reached++
    }
  }
  return sum / reached
}

// Figures as published with the data or by their many readers; the best modularities of the first and the last are
// those of Brandes and others, "On modularity clustering", 2008.
const known = [
  {
    name: 'karate club',
    people: karateMembers,
    pairs: karate,
    ties: 78,
    highest: 17,
    clustering: 0.5706,
    transitivity: 0.2557,
    path: 2.4082,
    modularity: 0.4198,
  },
  {
    name: 'Florentine families',
    ...florentineFamilies,
    ties: 20,
    highest: 6,
    clustering: 0.16,
    transitivity: 0.1915,
    path: 2.4857,
    modularity: 0.3988,
  },
  {
    name: 'Les Misérables',
    ...lesMiserables,
    ties: 254,
    highest: 36,
    clustering: 0.5731,
    transitivity: 0.4989,
    path: 2.6411,
    modularity: 0.56,
  },
]
const sizes: Record<string, number> = { 'karate club': 34, 'Florentine families': 15, 'Les Misérables': 77 }

describe('figures', () => {
  it.each(known)('of the $name are those known', (graph) => {
    const { people, ties } = graph
    expect(people).toBe(sizes[graph.name])
    const metrics = measure(strangers(people, graph.pairs))
    expect(metrics).toMatchObject({ people, ties, components: { count: 1, largest: people } })
    expect(metrics.density).toBeCloseTo(ties / ((people * (people - 1)) / 2), 10)
    expect(metrics.meanDegree).toBeCloseTo((2 * ties) / people, 10)
    expect(metrics.degrees.length - 1).toBe(graph.highest)
    expect(metrics.degrees.reduce((sum, count, degree) => sum + count * degree, 0)).toBe(2 * ties)
    expect(metrics.clustering.mean).toBeCloseTo(graph.clustering, 4)
    expect(metrics.clustering.transitivity).toBeCloseTo(graph.transitivity, 4)
    expect(metrics.paths).toMatchObject({ longest: 5, exact: true, sources: people })
    expect(metrics.paths.mean).toBeCloseTo(graph.path, 4)
    expect(metrics.communities.modularity).toBeCloseTo(graph.modularity, 3)
    expect(metrics.groupModularity).toBeUndefined()
    expect(metrics.invites).toBeUndefined()
  })

  it('of groups: the sides into which the karate club fell', () => {
    const officer = [10, 15, 16, 19, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34]
    const { people, ties } = strangers(karateMembers, karate)
    const group = Uint32Array.from({ length: karateMembers }, (_, member) => (officer.includes(member + 1) ? 1 : 0))
    const sides = { ties, people: { ...people, group, groups: ['Mr. Hi', 'Officer'] } }
    expect(measure(sides).groupModularity).toBeCloseTo(0.3582, 4)
    // As the generator's page has it measured.
    const nameless = { ties, people: { ...sides.people, names: [], groups: [] } }
    expect(measure(nameless)).toEqual(measure(sides))
  })

  it('count parts, and people without ties', () => {
    const metrics = measure(
      strangers(5, [
        [0, 1],
        [2, 3],
      ]),
    )
    expect(metrics.components).toEqual({ count: 3, largest: 2 })
    expect([...metrics.degrees]).toEqual([1, 4])
    expect(metrics.paths).toMatchObject({ mean: 1, longest: 1 })
    expect(metrics.clustering).toEqual({ mean: 0, transitivity: 0 })
  })

  it('of nobody and of one are nought, not a division by it', () => {
    for (const people of [0, 1]) {
      const metrics = measure(strangers(people, []))
      expect(metrics).toMatchObject({ density: 0, meanDegree: 0, components: { count: people, largest: people } })
      expect(metrics.paths.mean).toBe(0)
    }
  })

  it('of paths in a row, a star and where everybody knows everybody', () => {
    expect(measure(strangers(11, row(11))).paths).toMatchObject({ mean: 4, longest: 10 })
    // Distances 1 to 10 between 10, 9, … 1 of 55 pairs: nine of ten are 49.5, and 49 lie within 7.
    expect(measure(strangers(11, row(11))).paths.effectiveDiameter).toBeCloseTo(7 + 0.5 / 3, 10)
    expect(measure(strangers(11, star(11))).paths.mean).toBeCloseTo(2 - 2 / 11, 10)
    expect(measure(strangers(11, complete(11)))).toMatchObject({
      paths: { mean: 1 },
      clustering: { mean: 1, transitivity: 1 },
    })
  })

  it('of paths from a sample are within two of a hundred', () => {
    const network = made('model=families&people=2100&seed=4')
    const { paths } = measure(network)
    expect(paths.exact).toBe(false)
    expect(Math.abs(paths.mean / meanPath(network) - 1)).toBeLessThan(0.02)
  })

  it('are told on the way at most fifty times and once at the end', () => {
    const shares: number[] = []
    measure(strangers(77, lesMiserables.pairs), (share) => shares.push(share))
    expect(shares.length).toBeLessThanOrEqual(51)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

describe('figures of one person', () => {
  it('tell how many of their acquaintances know each other', () => {
    // 0 knows 1, 2 and 3, of whom 1 and 2 know each other.
    const { people, ties } = strangers(4, [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
    ])
    const { of } = clusteringOf(adjacencyOf(people.count, ties))
    expect([...of].map((share) => Number(share.toFixed(4)))).toEqual([0.3333, 1, 1, 0])
  })

  it('tell their place in the tree of invites', () => {
    const inviter = Uint32Array.of(2, 0, nobody, 2, nobody, 1)
    const people = { count: 6, inviter }
    expect([...inviteDepthsOf(people)]).toEqual([1, 2, 0, 1, 0, 3])
    expect([...invitesOf(people)]).toEqual([1, 1, 2, 0, 0, 0])
    expect(inviteTreeOf(people, 2)).toEqual({
      beginners: 2,
      meanDepth: 7 / 6,
      deepest: 3,
      seatsUsed: 4 / 12,
      brought: Uint32Array.of(3, 2, 1),
    })
  })

  it('end where a file says that people brought each other in a circle', () => {
    const depths = inviteDepthsOf({ count: 4, inviter: Uint32Array.of(1, 2, 0, 0) })
    expect(Math.max(...depths)).toBeLessThan(4)
  })
})

describe('bars of a histogram', () => {
  it('are one for each degree while there are few', () => {
    expect(degreeBins(Uint32Array.of(3, 0, 2))).toEqual([
      { from: 0, to: 0, people: 3 },
      { from: 1, to: 1, people: 0 },
      { from: 2, to: 2, people: 2 },
    ])
  })

  it('double in width for a heavy tail, and lose nobody', () => {
    const { degrees } = measure(made('model=preferential&people=5000'))
    const bins = degreeBins(degrees)
    expect(bins.slice(0, 4).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [4, 7],
    ])
    expect(bins.reduce((sum, { people }) => sum + people, 0)).toBe(5_000)
    expect(bins.length).toBeLessThan(14)
  })
})

it('names who is in the largest part, one and the same of those alike in size', () => {
  const ties = { count: 3, from: Uint32Array.of(0, 2, 4), to: Uint32Array.of(1, 3, 3), kind: new Uint8Array(3) }
  expect([...largestComponentOf(6, ties)]).toEqual([0, 0, 1, 1, 1, 0])
  expect([...largestComponentOf(4, { ...ties, count: 2 })]).toEqual([1, 1, 0, 0])
  expect([...largestComponentOf(0, { ...ties, count: 0 })]).toEqual([])
})

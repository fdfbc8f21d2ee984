import { createHash } from 'node:crypto'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjacencyOf } from '../src/adjacency.ts'
import { generate } from '../src/generate.ts'
import { measure } from '../src/measure.ts'
import { clusteringOf } from '../src/metrics/clustering.ts'
import { componentsOf } from '../src/metrics/components.ts'
import { degreesOf, histogramOf } from '../src/metrics/degrees.ts'
import { lastDay } from '../src/models/growth.ts'
import { PairSet } from '../src/models/pair-set.ts'
import { mostTies, type Network, nobody, noDay } from '../src/network.ts'
import type { Recipe } from '../src/recipe.ts'
import { readRecipe } from '../src/recipe-address.ts'
import { recipesUpTo } from './recipes.ts'

const made = (search: string) => generate(readRecipe(new URLSearchParams(search))!)

const degreesIn = ({ people, ties }: Network) => histogramOf(degreesOf(adjacencyOf(people.count, ties)))

function hashOf({ people, ties }: Network): string {
  const { names, group, groups, inviter, joined, born, household } = people
  const hash = createHash('sha256').update(JSON.stringify([names, groups]))
  for (const column of [group, inviter, joined, born, household, ties.from, ties.to, ties.kind]) hash.update(column)
  return hash.digest('hex').slice(0, 16)
}

/** What every network promises, of whatever model. */
function expectSound({ people, ties }: Network, { parameters }: Recipe) {
  const { count } = people
  expect(count).toBe(parameters.people)
  expect(ties.count).toBeLessThanOrEqual(mostTies)
  for (const column of [people.names, people.group, people.inviter, people.joined, people.born, people.household]) {
    expect(column).toHaveLength(count)
  }
  for (const column of [ties.from, ties.to, ties.kind]) expect(column).toHaveLength(ties.count)
  const pairs = new PairSet(ties.count)
  for (let tie = 0; tie < ties.count; tie++) {
    const a = ties.from[tie]!
    const b = ties.to[tie]!
    if (a >= count || b >= count || a === b || !pairs.add(a, b)) expect.fail(`tie ${tie} of ${a} and ${b}`)
  }
  for (let person = 0; person < count; person++) {
    const by = people.inviter[person]!
    const joined = people.joined[person]!
    if (by !== nobody) {
      if (by >= count || !pairs.has(person, by)) expect.fail(`${person} does not know their inviter ${by}`)
      if (people.joined[by]! > joined) expect.fail(`${person} joined before their inviter ${by}`)
    }
    if (joined !== noDay && joined > lastDay) expect.fail(`${person} joined after the last day`)
    const group = people.group[person]!
    if (group !== nobody && group >= people.groups.length) expect.fail(`${person} is of group ${group}`)
    if (people.names[person]!.length < 3) expect.fail(`${person} is called ${people.names[person]}`)
  }
  expect(new Set(people.groups).size).toBe(people.groups.length)
}

describe('a network', () => {
  it('keeps its promises whatever the recipe', () => {
    assert(
      property(recipesUpTo(600), (recipe) => expectSound(generate(recipe), recipe)),
      { numRuns: 200, seed: 8 },
    )
  })

  it.each(['families', 'invites', 'small-world', 'preferential', 'random', 'blocks'])(
    'of the model %s keeps them with many people and the highest values',
    (model) => {
      const recipe = readRecipe(
        new URLSearchParams(
          `model=${model}&people=20000&neighbours=20&rewiring=1&ties=10&degree=20&inside=20&outside=10`,
        ),
      )!
      expectSound(generate(recipe), recipe)
    },
  )

  it('has no more ties than a network holds', () => {
    expect(made('model=blocks&people=100000&inside=20&outside=10').ties.count).toBeLessThanOrEqual(mostTies)
  })

  // A change of these is a change of what everybody sees who opens an address they once kept.
  it.each([
    ['model=families', '576f0d2e9910fc86'],
    ['model=families&names=en&people=300&seats=2&seed=4294967295', '07e41e608069a183'],
    ['model=invites', '3910f522590aeaca'],
    ['model=small-world', 'a851785c5774e6f4'],
    ['model=preferential', 'f013bb6e88ccaaf2'],
    ['model=random', 'ab00035acffc5ae8'],
    ['model=blocks', 'e926b0a74e2c83d3'],
  ])('of %s is the same on every machine and every time', (search, hash) => {
    expect(hashOf(made(search))).toBe(hash)
    expect(hashOf(made(search))).toBe(hash)
  })

  it('is another for another seed', () => {
    expect(hashOf(made('model=families&seed=2'))).not.toBe(hashOf(made('model=families&seed=3')))
  })

  it('tells how far it is at most fifty times and once at the end', () => {
    const shares: number[] = []
    generate(readRecipe(new URLSearchParams('model=families&people=20000'))!, (share) => shares.push(share))
    expect(shares.length).toBeGreaterThan(20)
    expect(shares.length).toBeLessThanOrEqual(51)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

/**
 * Pearson's statistic of counts against what a law expects of each value; values that are expected less than five times
 * are one.
 */
function chiSquare(counts: Uint32Array, people: number, law: (value: number) => number) {
  let sum = 0
  let cells = 0
  let seen = 0
  let expected = 0
  let allSeen = 0
  let allExpected = 0
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value]!
    expected += people * law(value)
    if (expected < 5) continue
    sum += (seen - expected) ** 2 / expected
    cells++
    allSeen += seen
    allExpected += expected
    seen = 0
    expected = 0
  }
  // What is left is the tail.
  const tail = people - allExpected
  if (tail > 0) sum += (people - allSeen - tail) ** 2 / tail
  return { sum, freedom: cells }
}

const poisson = (mean: number) => {
  const terms = [Math.exp(-mean)]
  return (value: number) => {
    for (let next = terms.length; next <= value; next++) terms[next] = (terms[next - 1]! * mean) / next
    return terms[value]!
  }
}

describe('random ties', () => {
  it('give degrees that follow Poisson', () => {
    for (const degree of [2, 6, 12]) {
      const network = made(`model=random&people=20000&degree=${degree}&seed=5`)
      expect((2 * network.ties.count) / 20_000).toBe(degree)
      const { sum, freedom } = chiSquare(degreesIn(network), 20_000, poisson(degree))
      // Three standard deviations above what chance gives.
      expect(sum).toBeLessThan(freedom + 3 * Math.sqrt(2 * freedom))
    }
  })

  it('cluster as little as they are dense', () => {
    const { people, ties } = made('model=random&people=5000&degree=20&seed=2')
    const clustering = clusteringOf(adjacencyOf(people.count, ties))
    const density = 20 / 4_999
    expect(clustering.transitivity).toBeGreaterThan(0.7 * density)
    expect(clustering.transitivity).toBeLessThan(1.3 * density)
  })

  it('tie all to all when so many are asked for', () => {
    expect(made('model=random&people=10&degree=20').ties.count).toBe(45)
    expect(made('model=random&people=10&degree=0').ties.count).toBe(0)
  })
})

describe('a small world', () => {
  it.each([0, 0.05, 0.1, 0.3, 1])('with rewiring %d clusters as theory says, with no fewer ties', (rewiring) => {
    const k = 10
    const { clustering, ties, paths } = measure(
      made(`model=small-world&people=4000&neighbours=${k}&rewiring=${rewiring}`),
    )
    expect(ties).toBe((4_000 * k) / 2)
    // Barrat and Weigt, 2000.
    const theory = ((3 * (k - 2)) / (4 * (k - 1))) * (1 - rewiring) ** 3
    expect(Math.abs(clustering.transitivity - theory)).toBeLessThan(0.015)
    if (rewiring === 0) expect(Math.abs(paths.mean / (4_000 / (2 * k)) - 1)).toBeLessThan(0.01)
    else expect(paths.mean).toBeLessThan(20)
  })

  it('has ever shorter paths the more is rewired', () => {
    const paths = [0, 0.01, 0.1, 1].map(
      (rewiring) => measure(made(`model=small-world&rewiring=${rewiring}`)).paths.mean,
    )
    expect(paths).toEqual(paths.toSorted((a, b) => b - a))
    expect(paths[1]! / paths[0]!).toBeLessThan(0.5)
  })
})

describe('preferential ties', () => {
  it('give the exact law of degrees, and a heavy tail', () => {
    const people = 50_000
    for (const ties of [1, 3]) {
      const network = made(`model=preferential&people=${people}&ties=${ties}&seed=3`)
      const degrees = degreesIn(network)
      expect(componentsOf(people, network.ties).count).toBe(1)
      // Bollobás and others, 2001: 2m(m+1) / k(k+1)(k+2).
      const law = (degree: number) =>
        degree < ties ? 0 : (2 * ties * (ties + 1)) / (degree * (degree + 1) * (degree + 2))
      const low = degrees.slice(0, 12)
      const { sum, freedom } = chiSquare(low, people, law)
      expect(sum).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom))
      // The largest degree grows with the root of the people: m √n, give or take.
      const highest = degrees.length - 1
      expect(highest).toBeGreaterThan(0.4 * ties * Math.sqrt(people))
      expect(highest).toBeLessThan(5 * ties * Math.sqrt(people))
    }
  })

  it('fall off with the third power', () => {
    const degrees = degreesIn(made('model=preferential&people=100000&ties=3&seed=6'))
    // Hill's estimate over degrees of 20 and more (Clauset, Shalizi and Newman, 2009).
    const from = 20
    let people = 0
    let logs = 0
    for (let degree = from; degree < degrees.length; degree++) {
      people += degrees[degree]!
      logs += degrees[degree]! * Math.log(degree / (from - 0.5))
    }
    expect(1 + people / logs).toBeGreaterThan(2.8)
    expect(1 + people / logs).toBeLessThan(3.2)
  })

  it('let the first who is tied to bring each newcomer', () => {
    const { people } = made('model=preferential&people=500&ties=2')
    expect(people.inviter[0]).toBe(nobody)
    expect(people.inviter.filter((by) => by === nobody)).toHaveLength(1)
    for (let person = 1; person < 500; person++) expect(people.inviter[person]).toBeLessThan(person)
  })
})

describe('blocks', () => {
  it('are tied inside and across as asked, and nobody is treated otherwise', () => {
    const network = made('model=blocks&people=6000&blocks=7&inside=8&outside=2&seed=2')
    const { people, ties } = network
    let across = 0
    const inside = new Uint32Array(7)
    for (let tie = 0; tie < ties.count; tie++) {
      const block = people.group[ties.from[tie]!]!
      if (block === people.group[ties.to[tie]!]) inside[block]!++
      else across++
    }
    expect(across).toBe(6_000)
    expect(inside.reduce((sum, count) => sum + count)).toBe(24_000)
    // 24,000 ties fall into seven blocks at random.
    for (const count of inside) expect(Math.abs(count - 24_000 / 7)).toBeLessThan(4 * Math.sqrt(24_000 / 7))
    const { sum, freedom } = chiSquare(degreesIn(network), 6_000, poisson(10))
    expect(sum).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom))
  })

  it('are found again as communities', () => {
    const { communities, groupModularity } = measure(made('model=blocks&people=1200&blocks=6&inside=10&outside=1'))
    expect(communities.count).toBe(6)
    expect(communities.modularity).toBeCloseTo(groupModularity!, 1)
    // In theory 10/11 of ties lie inside, less a sixth.
    expect(groupModularity).toBeCloseTo(10 / 11 - 1 / 6, 2)
  })

  it('differ in size by one at most', () => {
    const sizes = new Uint32Array(12)
    for (const block of made('model=blocks').people.group) sizes[block]!++
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })
})

describe('a tree of invites', () => {
  it('hangs on one beginner, nobody bringing more than their seats', () => {
    for (const seats of [1, 2, 5]) {
      const { people, ties } = made(`model=invites&people=3000&seats=${seats}`)
      expect(ties.count).toBe(2_999)
      const brought = new Uint32Array(3_000)
      for (const by of people.inviter) if (by !== nobody) brought[by]!++
      expect(Math.max(...brought)).toBeLessThanOrEqual(seats)
      expect(people.inviter.filter((by) => by === nobody)).toHaveLength(1)
      const { offsets } = adjacencyOf(3_000, ties)
      expect(offsets.at(-1)).toBe(2 * 2_999)
    }
  })

  it('has the branches of the beginner for groups', () => {
    const { people } = made('model=invites')
    expect(people.groups.length).toBeGreaterThan(1)
    expect(people.groups.length).toBeLessThanOrEqual(5)
    for (let person = 1; person < people.count; person++) {
      const by = people.inviter[person]!
      if (by === 0) expect(people.groups[people.group[person]!]).toBe(people.names[person])
      else expect(people.group[person]).toBe(people.group[by])
    }
  })
})

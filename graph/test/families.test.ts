import { describe, expect, it } from 'vitest'
import { adjacencyOf } from '../src/adjacency.ts'
import { generate } from '../src/generate.ts'
import { clusteringOf } from '../src/metrics/clustering.ts'
import { componentsOf } from '../src/metrics/components.ts'
import { groupModularityOf } from '../src/metrics/group-modularity.ts'
import { invitesOf } from '../src/metrics/invite-tree.ts'
import { lastDay } from '../src/models/growth.ts'
import { nobody, type TieKind, tieKinds } from '../src/network.ts'
import { readRecipe } from '../src/recipe-address.ts'

const year = 365.2425
const made = (search = '') => generate(readRecipe(new URLSearchParams(`model=families&${search}`))!)
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function sizesOf({ group, groups }: { group: Uint32Array; groups: readonly string[] }): number[] {
  const sizes = new Array<number>(groups.length).fill(0)
  for (const family of group) sizes[family]!++
  return sizes
}

function tiesOfKind({ ties }: ReturnType<typeof made>, kind: TieKind): [number, number][] {
  const pairs: [number, number][] = []
  for (let tie = 0; tie < ties.count; tie++) {
    if (tieKinds[ties.kind[tie]!] === kind) pairs.push([ties.from[tie]!, ties.to[tie]!])
  }
  return pairs
}

describe('families', () => {
  it('are twelve to twenty of about twenty to two hundred people, few large and many small', () => {
    for (const seed of seeds) {
      const sizes = sizesOf(made(`seed=${seed}`).people)
      expect(sizes.length).toBeGreaterThanOrEqual(12)
      expect(sizes.length).toBeLessThanOrEqual(20)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      expect(sizes[0]).toBeGreaterThan(120)
      expect(sizes[0]).toBeLessThan(220)
      expect(sizes.at(-1)).toBeGreaterThan(15)
      expect(sizes.at(-1)).toBeLessThan(30)
      expect(sizes[sizes.length >> 1]).toBeLessThan(1_040 / sizes.length)
    }
  })

  it('hold together inside, with few ties across', () => {
    for (const seed of seeds.slice(0, 4)) {
      const { people, ties } = made(`seed=${seed}`)
      const adjacency = adjacencyOf(people.count, ties)
      expect(groupModularityOf(adjacency, people)).toBeGreaterThan(0.8)
      expect(clusteringOf(adjacency).mean).toBeGreaterThan(0.4)
      expect(componentsOf(people.count, ties).count).toBe(1)
      const across = ties.from.filter((from, tie) => people.group[from] !== people.group[ties.to[tie]!]).length
      expect(across / ties.count).toBeGreaterThan(0.02)
      expect(across / ties.count).toBeLessThan(0.1)
      expect(ties.count / people.count).toBeGreaterThan(3)
      expect(ties.count / people.count).toBeLessThan(5)
    }
  })

  it('tell of every kind of tie but the nameless one', () => {
    const network = made('people=3000')
    for (const kind of tieKinds) expect(tiesOfKind(network, kind).length > 0, kind).toBe(kind !== 'connection')
  })

  it('have parents at least sixteen years older than their children, and no more than two of them', () => {
    for (const seed of seeds.slice(0, 6)) {
      const network = made(`seed=${seed}&people=3000`)
      const { born, count } = network.people
      const parents = new Uint8Array(count)
      const ages: number[] = []
      for (const [parent, child] of tiesOfKind(network, 'parent')) {
        ages.push((born[child]! - born[parent]!) / year)
        parents[child]!++
      }
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(16)
      expect(Math.max(...ages)).toBeLessThan(65)
      expect(Math.max(...parents)).toBe(2)
      const gaps = tiesOfKind(network, 'sibling').map(([one, other]) => Math.abs(born[one]! - born[other]!) / year)
      expect(Math.max(...gaps)).toBeLessThan(25)
    }
  })

  it('have each one partner at most, of the same household', () => {
    const network = made('people=5000')
    const couples = tiesOfKind(network, 'couple').flat()
    expect(new Set(couples).size).toBe(couples.length)
    for (const [one, other] of tiesOfKind(network, 'couple')) {
      expect(network.people.household[one]).toBe(network.people.household[other])
    }
  })

  it('have nobody under six and nobody over ninety, and children live with a parent', () => {
    const network = made('people=5000')
    const { born, household } = network.people
    expect((lastDay - Math.max(...born)) / year).toBeGreaterThanOrEqual(6)
    expect((lastDay - Math.min(...born)) / year).toBeLessThan(90)
    const withParent = new Set<number>()
    const children = new Set<number>()
    for (const [parent, child] of tiesOfKind(network, 'parent')) {
      if (lastDay - born[child]! > 18 * year) continue
      children.add(child)
      if (household[parent] === household[child]) withParent.add(child)
    }
    expect(children.size).toBeGreaterThan(500)
    expect(withParent.size).toBe(children.size)
  })

  it('go to school with children of the same age, and are friends of about the same', () => {
    const network = made('people=20000')
    const age = (person: number) => Math.floor((lastDay - network.people.born[person]!) / year)
    for (const [one, other] of tiesOfKind(network, 'class')) expect(age(one)).toBe(age(other))
    for (const [one, other] of tiesOfKind(network, 'work')) {
      expect(Math.min(age(one), age(other))).toBeGreaterThanOrEqual(18)
      expect(Math.max(age(one), age(other))).toBeLessThan(67)
    }
  })

  it('come in by invites: one beginner, as many as seats and no more, and nobody under sixteen brings anybody', () => {
    for (const seats of [2, 3, 5]) {
      for (const months of [6, 24, 120]) {
        const { people } = made(`seats=${seats}&months=${months}&people=2000`)
        const { inviter, joined, born } = people
        expect(inviter.filter((by) => by === nobody)).toHaveLength(1)
        expect(Math.max(...invitesOf(people))).toBe(seats)
        for (const [person, by] of inviter.entries()) {
          const earliest = by === nobody ? -Infinity : Math.max(joined[by]!, born[by]! + 16 * year)
          if (joined[person]! < earliest || joined[person]! < born[person]! + 5.9 * year)
            expect.fail(`${person} by ${by}`)
        }
        expect(lastDay - Math.min(...joined)).toBeLessThanOrEqual((months * year) / 12)
        expect(lastDay - Math.min(...joined)).toBeGreaterThan(((months - 1) * year) / 12)
      }
    }
  })

  it('hang on one beginner even with one seat each', () => {
    const { people } = made('seats=1')
    expect(people.inviter.filter((by) => by === nobody)).toHaveLength(1)
  })

  it('grow faster and faster', () => {
    const { joined } = made('people=5000&months=24').people
    const early = joined.filter((day) => day < lastDay - year).length
    expect(early).toBeGreaterThan(500)
    expect(early).toBeLessThan(2_000)
  })

  it('are called by names that tell people apart, in both languages', () => {
    for (const names of ['pt', 'en']) {
      const { people } = made(`names=${names}`)
      expect(new Set(people.names).size).toBeGreaterThan(1_035)
      const many = made(`names=${names}&people=30000`).people
      expect(new Set(many.names).size).toBeGreaterThan(0.98 * 30_000)
      expect(new Set(many.groups).size).toBe(many.groups.length)
      const ofFamily = people.names.filter((name, person) => name.endsWith(people.groups[people.group[person]!]!))
      expect(ofFamily.length).toBeGreaterThan(0.85 * 1_040)
    }
  })

  it('give names of their time', () => {
    const { names, born } = made('people=5000&names=pt').people
    const years = (first: string) =>
      names.flatMap((name, person) => (name.startsWith(`${first} `) ? [1970 + born[person]! / year] : []))
    expect(Math.max(...years('Benedito'))).toBeLessThan(1956)
    expect(Math.min(...years('Iara'))).toBeGreaterThan(1987)
  })
})

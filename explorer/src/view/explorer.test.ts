import { networkGraph } from '@varanda/domain/graph/messages/en/network-graph'
import { generate } from '@varanda/graph/generate'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { describe, expect, it } from 'vitest'
import { plainColour, rampColour, windowColours } from '../paint.ts'
import { pullingTies } from '../pulling-ties.ts'
import { firstView, readView, type View, writeView } from '../view-state.ts'
import { isOutOfSight } from './bring-into-sight.ts'
import { ageOn, classesOf } from './classes.ts'
import { factsOf } from './facts/facts.ts'
import { factsAt } from './facts/facts-at.ts'
import { gathered } from './gathered.ts'
import { inOrder, unknown } from './in-order.ts'
import { litBy } from './lit.ts'
import { findPeople, indexNames } from './panels/find-people.ts'
import { timeScaleOf } from './panels/time-scale.ts'
import { linesOf } from './say.ts'
import { sizesOf } from './sizes.ts'
import { noFilters, visibleOf } from './visible.ts'
import { walk } from './walk.ts'
import { wayOf } from './way.ts'

const words = networkGraph.explorer
const sample = generate({ model: 'families', seed: 1, names: 'pt', parameters: { people: 300, seats: 5, months: 24 } })

/** Ana brought Beto, Beto brought Caio; Duda came in by nobody and knows nobody. */
const four: Network = {
  people: {
    count: 4,
    names: ['Ana Luísa', 'Beto', 'Caio', 'Duda'],
    group: Uint32Array.of(0, 0, 1, nobody),
    groups: ['Sol', 'Lua'],
    inviter: Uint32Array.of(nobody, 0, 1, nobody),
    joined: Int32Array.of(0, 31, 60, noDay),
    born: Int32Array.of(noDay, noDay, noDay, noDay),
    household: new Uint32Array(4).fill(nobody),
  },
  ties: { count: 2, from: Uint32Array.of(0, 2), to: Uint32Array.of(1, 1), kind: Uint8Array.of(0, 8) },
}

describe('what is counted of a network', () => {
  it('knows who brought whom, how far from the start, and in which months', () => {
    const facts = factsOf(four)
    expect([...facts.depth]).toEqual([0, 1, 2, 0])
    expect([...facts.invited]).toEqual([1, 1, 0, 0])
    expect([...facts.isInvite]).toEqual([1, 1])
    expect(facts.months).toEqual({ first: 0, last: 2 })
  })

  it('ends where a file has invites in a circle', () => {
    const circle = { ...four, people: { ...four.people, inviter: Uint32Array.of(2, 0, 1, 3) } }
    expect(factsOf(circle).depth.every((depth) => depth <= 4)).toBe(true)
  })

  it('tells of a person only what is known', () => {
    const facts = factsOf(four)
    expect(linesOf(1, four, facts, words, 'en')).toEqual([
      'Sol',
      'Invited by Ana Luísa',
      'Knows 2 people',
      'Brought 1 person',
      'Joined in February 1970',
    ])
    expect(linesOf(3, four, facts, words, 'en')).toEqual(['No invite on record', 'Knows 0 people', 'Brought 0 people'])
  })
})

describe('classes', () => {
  it.each(['group', 'age', 'degree', 'invited', 'depth'] as const)('put everybody in one of the legend: %s', (by) => {
    const facts = factsOf(sample)
    const { of, list } = classesOf(by, sample, facts, facts, {}, words, 'en')!
    const counts = new Uint32Array(list.length)
    for (const at of of) counts[at]!++
    expect([...counts]).toEqual(list.map(({ count }) => count))
    expect(counts.reduce((sum, count) => sum + count)).toBe(sample.people.count)
  })

  it('give no colour to two families', () => {
    const group = Uint32Array.from({ length: 4000 }, (_, person) => person % 40)
    const many = { ...four, people: { ...four.people, count: 4000, group, groups: Array.from(group, String) } }
    const facts = factsOf(four)
    const { list } = classesOf('group', many, facts, facts, {}, words, 'en')!
    expect(list).toHaveLength(windowColours.length + 1)
    expect(new Set(list.map(({ colour }) => colour)).size).toBe(list.length)
    expect(list.at(-1)).toMatchObject({ name: '28 others', count: 2800 })
  })

  it('leave the colours of ages to those whose age is known', () => {
    const born = Int32Array.of(noDay, -90 * 365, noDay, -20 * 365)
    const some = { ...four, people: { ...four.people, born } }
    const facts = factsOf(some)
    const { of, list } = classesOf('age', some, facts, facts, {}, words, 'en')!
    expect(list[of[0]!]).toEqual({ name: words.legend.unknown, colour: plainColour, count: 2 })
    expect(list[of[1]!]).toMatchObject({ colour: rampColour(6, 7), count: 1 })
    expect(list.filter(({ colour }) => colour === plainColour)).toHaveLength(1)
  })
})

it('somebody is a year older on their birthday, and not the day before', () => {
  const dayOf = (date: string) => Date.parse(date) / 86_400_000
  const ages = (born: string, ...days: string[]) => days.map((one) => ageOn(dayOf(born), dayOf(one)))
  expect(ages('2008-08-31', '2026-08-30', '2026-08-31')).toEqual([17, 18])
  expect(ages('2001-03-01', '2002-02-28', '2002-03-01')).toEqual([0, 1])
  expect(ages('2004-02-29', '2022-02-28', '2022-03-01')).toEqual([17, 18])
})

describe('search', () => {
  const index = indexNames(['José Álvares', 'Maria José', 'Jo', 'Ana\nBanana'])

  it('minds neither accents nor case, and puts beginnings of words first', () => {
    expect(findPeople(index, 'jose', 8)).toEqual({ people: [0, 1], count: 2 })
    expect(findPeople(index, 'ALVA', 8)).toEqual({ people: [0], count: 1 })
    expect(findPeople(index, 'ana', 8)).toEqual({ people: [3], count: 1 })
    expect(findPeople(index, 'anan', 8)).toEqual({ people: [3], count: 1 })
    expect(findPeople(index, ' ', 8)).toEqual({ people: [], count: 0 })
  })

  it('says how many there are beyond those it names', () => {
    expect(findPeople(index, 'jo', 2)).toEqual({ people: [0, 1], count: 3 })
  })
})

describe('what is shown', () => {
  it('leaves out who had not joined, and keeps whose day is not known', () => {
    const { people, count } = visibleOf(four, factsOf(four), { filters: { ...noFilters, until: 0 } })
    expect([...people]).toEqual([2, 0, 0, 2])
    expect(count).toBe(2)
  })

  it('dims who is not meant, but never the path', () => {
    const around = Int32Array.of(0, 1, -1, -1)
    const { people } = visibleOf(four, factsOf(four), { filters: noFilters, around, path: Uint32Array.of(2) })
    expect([...people]).toEqual([2, 2, 2, 1])
  })
})

describe('a month that is gone', () => {
  const whole = factsOf(four)
  const january = factsAt(four, whole, 0)

  it('knows only who had joined', () => {
    expect([...january.degree]).toEqual([0, 0, 0, 0])
    expect([...january.invited]).toEqual([0, 0, 0, 0])
    const february = factsAt(four, whole, 1)
    expect([...february.degree]).toEqual([1, 1, 0, 0])
    expect([...february.invited]).toEqual([1, 0, 0, 0])
    expect(factsAt(four, whole, undefined)).toBe(whole)
    expect(linesOf(1, four, february, words, 'en')).toContain('Knows 1 person')
    expect(linesOf(2, four, february, words, 'en')).toEqual(['Lua', 'Not in the network yet in February 1970'])
  })

  it('is told month by month as what it was, and at the last as what it is', () => {
    const facts = factsOf(sample)
    for (let month = facts.months!.first; month <= facts.months!.last; month++) {
      const then = factsAt(sample, facts, month)
      const isThere = (person: number) => facts.month[person]! <= month
      const there = facts.month.filter((joined) => joined <= month).length
      for (let person = 0; person < sample.people.count; person++) {
        const { offsets, neighbours } = then.adjacency
        const knows = neighbours.subarray(offsets[person], offsets[person + 1])
        expect(isThere(person) ? knows.every(isThere) : knows.length === 0).toBe(true)
      }
      for (const by of ['group', 'age', 'degree', 'invited', 'depth'] as const) {
        const { list } = classesOf(by, sample, facts, then, {}, words, 'en')!
        expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(there)
      }
      const sizes = sizesOf('invited', facts, then, {})!
      expect(sizes.every((size, person) => isThere(person) || size === 0)).toBe(true)
    }
    const last = factsAt(sample, facts, facts.months!.last)
    expect(last.degree).toEqual(facts.degree)
    expect(last.invited).toEqual(facts.invited)
  })

  it('has of a way only those who were there, side by side', () => {
    const facts = factsOf(sample)
    const { inviter } = sample.people
    const to = facts.depth.indexOf(facts.depth.reduce((most, depth) => Math.max(most, depth), 0))
    let from = to
    while (inviter[from] !== nobody) from = inviter[from]!
    const whole = wayOf({ from: to, to: from, sense: 'invites' }, sample.people, facts)!
    expect(whole).toMatchObject({ isWhole: true })
    expect(whole.people).toHaveLength(facts.depth[to]! + 1)
    for (let month = facts.months!.first; month <= facts.months!.last; month++) {
      const way = wayOf({ from: to, to: from, sense: 'invites' }, sample.people, factsAt(sample, facts, month))!
      const there = whole.people.filter((person) => facts.month[person]! <= month)
      expect(way).toEqual({ people: there, isWhole: there.length === whole.people.length })
    }
    const early = factsAt(sample, facts, facts.months!.first)
    expect(wayOf({ from, to, sense: 'ties' }, sample.people, early)).toMatchObject({ isWhole: false })
    expect(wayOf({ from: 0, to: 3, sense: 'invites' }, four.people, factsOf(four))).toBeUndefined()
  })
})

describe('what stands for many people', () => {
  const many = (group: (person: number) => number, groups: string[]): Network => ({
    people: {
      ...four.people,
      count: 6_000,
      names: Array.from({ length: 6_000 }, (_, person) => `P${person}`),
      group: Uint32Array.from({ length: 6_000 }, (_, person) => group(person)),
      groups,
      inviter: new Uint32Array(6_000).fill(nobody),
      joined: new Int32Array(6_000).fill(noDay),
    },
    ties: four.ties,
  })

  it('are their families, where most people are in one', () => {
    const network = many((person) => person % 3, ['Sol', 'Lua', 'Mar'])
    expect(gathered(network, factsOf(network), words)).toMatchObject({ names: ['Sol', 'Lua', 'Mar'] })
  })

  it('are parts of the picture elsewhere, called after whom most know', () => {
    const network = many((person) => (person < 100 ? 0 : nobody), ['Sol'])
    const regions = gathered(network, factsOf(network), words)!
    expect('nameOf' in regions && regions.nameOf(7)).toBe('Around P7')
  })

  const families = (count: number) => Array.from({ length: count }, (_, family) => `F${family}`)

  it.each([1, 7])('are parts of the picture where a family has few people: %s each', (each) => {
    const network = many((person) => Math.floor(person / each), families(Math.ceil(6_000 / each)))
    expect(gathered(network, factsOf(network), words)).toHaveProperty('nameOf')
  })

  it('are families also where some have one person each', () => {
    const network = many((person) => (person < 300 ? person : 300 + (person % 3)), families(303))
    expect(gathered(network, factsOf(network), words)).toHaveProperty('of')
  })

  it('is nothing where few people can be told apart', () => {
    expect(gathered(sample, factsOf(sample), words)).toBeUndefined()
  })
})

describe('who shines', () => {
  const facts = factsOf(four)
  const all = visibleOf(four, facts, { filters: noFilters })

  it('is who is looked at with those they know', () => {
    expect(litBy(1, facts.adjacency, all)).toEqual([1, 0, 2])
    expect(litBy(3, facts.adjacency, all)).toEqual([3])
    expect(litBy(undefined, facts.adjacency, all)).toEqual([])
  })

  it('is nobody who is not there, nor whose tie is not', () => {
    const then = factsAt(four, facts, 1)
    const visible = visibleOf(four, then, { filters: { ...noFilters, until: 1 } })
    expect(litBy(1, then.adjacency, visible)).toEqual([1, 0])
    expect(litBy(2, then.adjacency, visible)).toEqual([])
    const withoutInvites = visibleOf(four, facts, { filters: { ...noFilters, withoutKinds: 1 } })
    expect(litBy(1, facts.adjacency, withoutInvites)).toEqual([1, 2])
  })
})

describe('the bars of time', () => {
  it('are months where a page has room for them', () => {
    expect(timeScaleOf({ first: -5, last: 234 })).toMatchObject({ start: -5, width: 1, bars: 240, barMs: 40_000 / 240 })
    expect(timeScaleOf({ first: 7, last: 7 })).toMatchObject({ bars: 1, barMs: 320 })
  })

  it.each([
    ['quarters', 600, 3],
    ['years', 1_500, 12],
    ['one mistyped year', 21_240, 120],
    ['all the years a date can tell', 119_988, 600],
  ])('are few, and gone through in less than a minute: %s', (_, months, wanted) => {
    const { start, width, bars, barMs } = timeScaleOf({ first: -months, last: 1 })
    expect(width).toBe(wanted)
    expect(bars).toBeLessThanOrEqual(240)
    expect(bars * barMs).toBeLessThanOrEqual(60_000)
    expect(start).toBeLessThanOrEqual(-months)
    expect(start + bars * width).toBeGreaterThan(1)
  })
})

it('sorts a table with those of whom nothing is known last, upwards and downwards', () => {
  const day = [unknown, -400, unknown, 20]
  const order = (isDown: boolean) => inOrder([0, 1, 2, 3], (person) => day[person]!, isDown, Uint32Array.of(1, 2, 0, 3))
  expect(order(false)).toEqual([1, 3, 2, 0])
  expect(order(true)).toEqual([3, 1, 2, 0])
})

describe('an address', () => {
  it('gives the same view back', () => {
    const view: View = { ...firstView, person: 5, from: 1, to: 2, sense: 'ties', hops: 2, colour: 'age', size: 'same' }
    const search = new URLSearchParams('model=families&person=99')
    writeView(view, search)
    expect(readView(search, 10)).toEqual(view)
    expect(search.get('model')).toBe('families')
  })

  it('is repaired where it names nobody or nothing', () => {
    const search = new URLSearchParams('person=10&from-person=-1&hops=9&colour=pink&size=&by=luck')
    expect(readView(search, 10)).toEqual({ ...firstView, person: undefined, from: undefined, to: undefined })
  })
})

it('scrolls to a picture of which little is in sight, and to no other', () => {
  expect(isOutOfSight({ top: -900, bottom: -260 }, 844)).toBe(true)
  expect(isOutOfSight({ top: -400, bottom: 240 }, 844)).toBe(true)
  expect(isOutOfSight({ top: 100, bottom: 740 }, 844)).toBe(false)
  // Taller than the view, all of which it fills.
  expect(isOutOfSight({ top: -200, bottom: 1200 }, 844)).toBe(false)
})

it('walks to an acquaintance that way, then to anybody, and stays where the picture ends', () => {
  const positions = Float32Array.of(0, 0, 10, 0, 20, 0, 4, 1)
  const { adjacency } = factsOf(four)
  const everybody = () => true
  expect(walk(positions, adjacency, everybody, 0, [1, 0])).toBe(1)
  expect(walk(positions, adjacency, everybody, 3, [1, 0])).toBe(1)
  expect(walk(positions, adjacency, everybody, 2, [1, 0])).toBe(2)
  expect(walk(positions, adjacency, (person) => person !== 1, 0, [1, 0])).toBe(3)
})

it('lets kinship alone pull where most ties are kinship, and all ties elsewhere', () => {
  expect(pullingTies(sample.ties).count).toBeLessThan(sample.ties.count)
  expect(pullingTies(four.ties)).toBe(four.ties)
})

import { describe, expect, it } from 'vitest'
import { generate } from '../src/generate.ts'
import { type Layout, openLayout } from '../src/layout/open-layout.ts'
import { complete, row, star, tiesOf } from './adjacent.ts'
import { karate, karateMembers } from './published/karate.ts'

type Pairs = readonly (readonly [number, number])[]
const open = (people: number, pairs: Pairs, seed = 1, start?: Float32Array) =>
  openLayout({ people: { count: people }, ties: tiesOf(pairs) }, seed, start)

/** The most steps any network may take; far more than needed. */
const mostSteps = 2_000

function settle(layout: Layout): Layout {
  for (let steps = 0; !layout.settled; steps++) {
    if (steps > mostSteps) throw new Error('does not settle')
    if (!Number.isFinite(layout.step())) throw new Error('moves nowhere')
  }
  return layout
}

const distance = ({ positions }: Layout, a: number, b: number) =>
  Math.hypot(positions[2 * a]! - positions[2 * b]!, positions[2 * a + 1]! - positions[2 * b + 1]!)

function farthest({ positions }: Layout): number {
  let most = 0
  for (let at = 0; at < positions.length; at += 2) most = Math.max(most, Math.hypot(positions[at]!, positions[at + 1]!))
  return most
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Families of `size` in which each knows six others, and a tie from each family to the next. */
function families(count: number, size: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, family) => [
    ...Array.from({ length: size }, (_, person) =>
      [1, 2, 5].map((further) => [family * size + person, family * size + ((person + further) % size)] as const),
    ).flat(),
    [family * size, ((family + 1) % count) * size + 1] as const,
  ]).flat()
}

describe('a layout', () => {
  it('has everybody somewhere before the first step, no two at one place', () => {
    const { positions } = open(500, row(500))
    const places = new Set(
      Array.from({ length: 500 }, (_, person) => `${positions[2 * person]} ${positions[2 * person + 1]}`),
    )
    expect(places.size).toBe(500)
  })

  it('is the same for the same seed and another for another', () => {
    const first = settle(open(karateMembers, karate, 3)).positions
    expect(settle(open(karateMembers, karate, 3)).positions).toEqual(first)
    expect(settle(open(karateMembers, karate, 4)).positions).not.toEqual(first)
  })

  it('settles: the last steps are short', () => {
    const layout = open(300, families(10, 30))
    const moved: number[] = []
    while (!layout.settled) moved.push(layout.step())
    expect(moved.at(-1)).toBeLessThan(0.05)
    expect(Math.max(...moved)).toBeGreaterThan(1)
  })

  it('has two who know each other near, and not on each other', () => {
    const apart = distance(settle(open(2, row(2))), 0, 1)
    expect(apart).toBeGreaterThan(0.2)
    expect(apart).toBeLessThan(1)
  })

  it('makes an island of each family', () => {
    const count = 20
    const size = 40
    const layout = settle(open(count * size, families(count, size)))
    const middles = Array.from({ length: count }, (_, family) => {
      const xs = Array.from({ length: size }, (_, person) => layout.positions[2 * (family * size + person)]!)
      const ys = Array.from({ length: size }, (_, person) => layout.positions[2 * (family * size + person) + 1]!)
      return [mean(xs), mean(ys)] as const
    })
    const nearest = Array.from({ length: count * size }, (_, person) => {
      const gaps = middles.map(([x, y]) =>
        Math.hypot(layout.positions[2 * person]! - x, layout.positions[2 * person + 1]! - y),
      )
      return gaps.indexOf(Math.min(...gaps)) === Math.floor(person / size)
    })
    expect(nearest.filter(Boolean).length / nearest.length).toBeGreaterThan(0.98)
  })

  it('opens a family into a web: hardly anybody stands close to another', () => {
    const network = generate({
      model: 'families',
      seed: 1,
      names: 'pt',
      parameters: { people: 1040, seats: 5, months: 24 },
    })
    const { positions } = settle(openLayout(network, 1))
    const nearest = Array.from({ length: 1040 }, (_, person) => {
      let least = Infinity
      for (let other = 0; other < 1040; other++) {
        const x = positions[2 * person]! - positions[2 * other]!
        const y = positions[2 * person + 1]! - positions[2 * other + 1]!
        if (other !== person) least = Math.min(least, Math.hypot(x, y))
      }
      return least
    }).sort((a, b) => a - b)
    // Evenly spread over the whole picture they would stand about one unit apart.
    expect(nearest[104]).toBeGreaterThan(0.42)
    expect(nearest[520]).toBeGreaterThan(0.58)
  })

  it('keeps what is not connected in one picture', () => {
    const pairs = [...families(5, 20), ...row(30).map(([a, b]) => [a + 100, b + 100] as const)]
    const layout = settle(open(400, pairs))
    // 400 people at one to each square unit fill a disc of radius 11.3.
    expect(farthest(layout)).toBeLessThan(25)
  })
})

describe('somebody pinned', () => {
  it('stays, and those they know come along', () => {
    const layout = settle(open(karateMembers, karate))
    const before = distance(layout, 0, 16)
    layout.pin(16, 40, 0)
    expect(layout.settled).toBe(false)
    expect([...layout.positions.subarray(32, 34)]).toEqual([40, 0])
    const apart = distance(layout, 16, 5)
    settle(layout)
    expect([...layout.positions.subarray(32, 34)]).toEqual([40, 0])
    expect(distance(layout, 16, 5)).toBeLessThan(apart)
    layout.release(16)
    expect(layout.settled).toBe(false)
    settle(layout)
    for (let again = 0; again < 5; again++) {
      layout.release(16)
      settle(layout)
    }
    expect(distance(layout, 0, 16)).toBeLessThan(3 * before + 3)
  })

  it('stays from the first step on', () => {
    const layout = open(200, families(5, 40))
    layout.pin(7, 30, -30)
    while (!layout.settled) {
      layout.step()
      expect([...layout.positions.subarray(14, 16)]).toEqual([30, -30])
    }
  })
})

describe('a layout that goes on from a start', () => {
  it('changes little where everything is the same', () => {
    const pairs = families(10, 30)
    const before = settle(open(300, pairs)).positions.slice()
    const after = settle(open(300, pairs, 9, before)).positions
    const moved = Array.from({ length: 300 }, (_, person) =>
      Math.hypot(after[2 * person]! - before[2 * person]!, after[2 * person + 1]! - before[2 * person + 1]!),
    )
    expect(mean(moved)).toBeLessThan(1)
  })

  it('puts newcomers beside those they know', () => {
    const before = settle(open(100, row(100))).positions
    const start = new Float32Array(204).fill(Number.NaN)
    start.set(before)
    const layout = open(102, [...row(100), [50, 100], [100, 101]], 1, start)
    expect(distance(layout, 50, 100)).toBeLessThan(1)
    expect(distance(layout, 100, 101)).toBeLessThan(1)
    settle(layout)
  })

  it('takes people of one place apart', () => {
    const layout = settle(open(60, row(60), 1, new Float32Array(120)))
    const gaps = Array.from({ length: 59 }, (_, person) => distance(layout, person, person + 1))
    expect(Math.min(...gaps)).toBeGreaterThan(0.05)
  })

  it('takes a start that is too short, or holds what is no place', () => {
    settle(open(20, row(20), 1, Float32Array.of(1, 2)))
    settle(open(20, row(20), 1, new Float32Array(40).fill(Infinity)))
  })
})

describe('networks at the edge', () => {
  const edges: Record<string, readonly [people: number, pairs: Pairs]> = {
    'of nobody': [0, []],
    'of one': [1, []],
    'of two who do not know each other': [2, []],
    'without ties': [5_000, []],
    'in which all know all': [200, complete(200)],
    'in a row': [3_000, row(3_000)],
    'with one whom all know': [100_000, star(100_000)],
  }
  for (const [name, [people, pairs]] of Object.entries(edges)) {
    // 100,000 people take 3 s, on a busy machine many times as long.
    it(`${name} settle, each at a place of their own`, { timeout: 60_000 }, () => {
      const layout = settle(open(people, pairs))
      expect(layout.positions).toHaveLength(2 * people)
      expect(layout.positions.every(Number.isFinite)).toBe(true)
      expect(farthest(layout)).toBeLessThan(4 * Math.sqrt(people) + 4)
      const places = new Set(
        Array.from(
          { length: people },
          (_, person) => `${layout.positions[2 * person]} ${layout.positions[2 * person + 1]}`,
        ),
      )
      // Of 100,000 around one, two may meet in the 24 bits of a coordinate.
      expect(places.size).toBeGreaterThan(0.9999 * people - 1)
    })
  }

  it('with everybody in one heap but one, far away, take no longer', () => {
    const start = new Float32Array(2 * 20_000)
    start[0] = 1e6
    // Were each to push each, the 12 steps would look at five billion pairs, and this test would end by its timeout.
    expect(settle(open(20_000, row(20_000), 1, start)).positions.every(Number.isFinite)).toBe(true)
  })
})

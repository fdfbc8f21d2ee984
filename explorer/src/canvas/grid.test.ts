import { randomFrom } from '@varanda/graph/random'
import { describe, expect, it } from 'vitest'
import { boundsOf } from './camera.ts'
import { eachWithin, gridOf, nearest } from './grid.ts'

function scattered(count: number, seed: number): Float32Array {
  const random = randomFrom(seed)
  // Squared, so that some cells are crowded and most are not.
  return Float32Array.from({ length: 2 * count }, () => 500 * random.next() ** 2 - 100)
}

const everybody = () => true

describe('grid', () => {
  it('finds whom a look at everybody finds', () => {
    const positions = scattered(3000, 1)
    const grid = gridOf(positions, boundsOf(positions))
    const random = randomFrom(2)
    let met = 0
    for (let look = 0; look < 500; look++) {
      const x = 700 * random.next() - 200
      const y = 700 * random.next() - 200
      const reach = 30 * random.next()
      let least = reach
      for (let person = 0; person < 3000; person++)
        least = Math.min(least, Math.hypot(positions[2 * person]! - x, positions[2 * person + 1]! - y))
      const found = nearest(grid, positions, x, y, reach, everybody)
      if (found === undefined) expect(least).toBe(reach)
      else {
        met++
        expect(Math.hypot(positions[2 * found]! - x, positions[2 * found + 1]! - y)).toBeCloseTo(least, 9)
      }
    }
    expect(met).toBeGreaterThan(100)
  })

  it('passes over those who do not count', () => {
    const positions = new Float32Array([0, 0, 1, 0, 10, 10])
    const grid = gridOf(positions, boundsOf(positions))
    expect(nearest(grid, positions, 0.2, 0, 5, everybody)).toBe(0)
    expect(nearest(grid, positions, 0.2, 0, 5, (person) => person !== 0)).toBe(1)
    expect(nearest(grid, positions, 0.2, 0, 5, (person) => person === 2)).toBeUndefined()
  })

  it('goes through everybody in a box, each once', () => {
    const positions = scattered(1000, 3)
    const grid = gridOf(positions, boundsOf(positions))
    const box = { left: -50, top: 0, right: 120, bottom: 90 }
    const found = new Set<number>()
    let calls = 0
    eachWithin(grid, box, (person) => {
      calls++
      found.add(person)
    })
    expect(calls).toBe(found.size)
    for (let person = 0; person < 1000; person++) {
      const x = positions[2 * person]!
      const y = positions[2 * person + 1]!
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) expect(found.has(person)).toBe(true)
    }
  })

  it('holds people in one place, in a line, nowhere, and none', () => {
    for (const positions of [
      new Float32Array([4, 4, 4, 4, 4, 4]),
      Float32Array.from({ length: 200 }, (_, at) => (at % 2 ? 0 : at * 1e6)),
      new Float32Array([1, 1, Number.NaN, 2, 9, 9]),
    ]) {
      const grid = gridOf(positions, boundsOf(positions))
      expect(grid.people).toHaveLength(positions.length / 2)
      expect(nearest(grid, positions, positions[0]!, positions[1]!, 1, (person) => person === 0)).toBe(0)
    }
    const none = new Float32Array()
    expect(nearest(gridOf(none, boundsOf(none)), none, 0, 0, 10, everybody)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { spacingOf } from './spacing.ts'

const none = { count: 0, from: [], to: [] }

describe('spacing', () => {
  it('is the distance between neighbours of people who are evenly spread', () => {
    const grid = Float32Array.from({ length: 200 }, (_, at) => 3 * (at % 2 ? Math.floor(at / 20) : (at / 2) % 10))
    expect(spacingOf(grid, none).unit).toBeCloseTo(2.7)
    expect(spacingOf(grid, none)).toMatchObject({ bounds: { left: 0, right: 27, top: 0, bottom: 27 } })
  })

  it('is more than nothing for nobody, one, and people in one place or line', () => {
    for (const positions of [[], [4, 4], [4, 4, 4, 4], [0, 0, 5, 0, 10, 0]]) {
      const { unit, usualTie } = spacingOf(new Float32Array(positions), none)
      expect(unit).toBeGreaterThan(0)
      expect(usualTie).toBe(unit)
    }
  })

  it('takes no few long ties for the usual one', () => {
    const positions = new Float32Array([0, 0, 1, 0, 2, 0, 3, 0, 1000, 0])
    const { usualTie } = spacingOf(positions, { count: 4, from: [0, 1, 2, 3], to: [1, 2, 3, 4] })
    expect(usualTie).toBeGreaterThan(1)
    expect(usualTie).toBeLessThan(10)
  })
})

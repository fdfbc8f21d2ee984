import { randomFrom } from '@varanda/graph/random'
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const everybody = () => true

describe('nearest', () => {
  const positions = new Float32Array([0, 0, 1, 0, 10, 10, Number.NaN, 4])

  it('is whoever is closest within reach', () => {
    expect(nearest(positions, 0.4, 0, 5, everybody)).toBe(0)
    expect(nearest(positions, 0.6, 0, 5, everybody)).toBe(1)
    expect(nearest(positions, 9, 9, 2, everybody)).toBe(2)
    expect(nearest(positions, 5, 5, 2, everybody)).toBeUndefined()
    expect(nearest(new Float32Array(), 0, 0, 10, everybody)).toBeUndefined()
  })

  it('passes over those who do not count', () => {
    expect(nearest(positions, 0.2, 0, 5, (person) => person !== 0)).toBe(1)
    expect(nearest(positions, 0.2, 0, 5, (person) => person === 2)).toBeUndefined()
  })

  it('is found among 100,000 within a frame many times over', () => {
    const random = randomFrom(1)
    const many = Float32Array.from({ length: 200_000 }, () => random.next() * 1000)
    const began = performance.now()
    let found = 0
    for (let look = 0; look < 100; look++) found += Number(nearest(many, look * 10, 500, 12, everybody) !== undefined)
    expect(found).toBe(100)
    // 16 ms each on a machine ten times slower than this test needs.
    expect(performance.now() - began).toBeLessThan(1600)
  })
})

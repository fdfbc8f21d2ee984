import { expect, it } from 'vitest'
import { inPortions } from '../../src/firestore/portions.ts'

const asked = (count: number, bytes: number, wanted?: number) => {
  const portions: number[] = []
  const rows = inPortions<number>({
    wanted,
    sizeOf: () => bytes,
    read(after, portion) {
      portions.push(portion)
      const begin = after === null ? 0 : after + 1
      return Array.from({ length: Math.min(portion, count - begin) }, (_, n) => begin + n)
    },
  })
  expect([...rows]).toEqual(Array.from({ length: count }, (_, n) => n))
  return portions
}

it('gives every row once, in more at a time, and never more than can be held', () => {
  expect(asked(0, 100)).toEqual([24])
  expect(asked(20, 100, 20)).toEqual([20, 80])
  expect(asked(3000, 100)).toEqual([24, 96, 384, 1000, 1000, 1000])
  expect(asked(60, 1_000_000, 500)).toEqual([100])
  expect(Math.max(...asked(60, 1_000_000).slice(1))).toBe(4)
  expect(Math.max(...asked(30, 100_000_000).slice(1))).toBe(1)
})

import { expect, it } from 'vitest'
import { isLetGo, speedOf } from './pull.ts'

const path = (...points: [y: number, at: number][]) => points.map(([y, at]) => ({ y, at }))

it('a sheet goes when it was pulled by a quarter, or less and fast', () => {
  expect(isLetGo(130, 0, 500)).toBe(true)
  expect(isLetGo(120, 0.1, 500)).toBe(false)
  expect(isLetGo(30, 0.5, 500)).toBe(true)
})

it('a sheet that is pushed up again stays, however far down it was', () => {
  expect(isLetGo(300, speedOf(path([600, 0], [560, 30]), 40), 500)).toBe(false)
  expect(isLetGo(-5, 0, 500)).toBe(false)
})

it('a finger that rested before it was lifted throws nothing', () => {
  expect(speedOf(path([0, 0], [60, 60]), 70)).toBe(1)
  expect(speedOf(path([0, 0], [60, 60]), 400)).toBe(0)
  expect(speedOf(path([0, 0]), 10)).toBe(0)
})

import { expect, it } from 'vitest'
import { middle, movedBy, touched } from './focus-point.ts'

it('moves by arrow keys and stays in the picture', () => {
  expect(movedBy('ArrowRight', middle)).toEqual({ x: 0.55, y: 0.5 })
  expect(movedBy('ArrowUp', { x: 0.5, y: 0.02 })).toEqual({ x: 0.5, y: 0 })
  expect(movedBy('Enter', middle)).toBeUndefined()
})

it('is where the picture was touched', () => {
  const box = { left: 100, top: 50, width: 200, height: 400 }
  expect(touched({ x: 150, y: 350 }, box)).toEqual({ x: 0.25, y: 0.75 })
  expect(touched({ x: 400, y: 0 }, box)).toEqual({ x: 1, y: 0 })
})

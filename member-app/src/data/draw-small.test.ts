import { expect, it } from 'vitest'
import { fitted } from './draw-small.ts'

it('brings the longer side down and keeps the proportions', () => {
  expect(fitted({ width: 4096, height: 3072 })).toEqual({ width: 2048, height: 1536 })
  expect(fitted({ width: 3000, height: 6000 })).toEqual({ width: 1024, height: 2048 })
})

it('never makes a picture larger', () => {
  expect(fitted({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})

it('leaves at least a pixel of the thinnest line', () => {
  expect(fitted({ width: 10_000, height: 1 })).toEqual({ width: 2048, height: 1 })
})

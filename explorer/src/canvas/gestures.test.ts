import { expect, it } from 'vitest'
import { moverOf } from './gestures.ts'

it.each([
  ['the mouse on the ground', { finger: false, grabs: false }, false, 'picture'],
  ['the mouse on somebody', { finger: false, grabs: true }, false, 'person'],
  ['a finger on the ground', { finger: true, grabs: false }, false, 'page'],
  ['a finger on who is chosen', { finger: true, grabs: true }, false, 'person'],
  ['a finger on the ground of a whole screen', { finger: true, grabs: false }, true, 'picture'],
] as const)('%s moves what it should', (_, press, isAlone, mover) => {
  expect(moverOf(press, isAlone)).toBe(mover)
})

import { expect, it } from 'vitest'
import { type Hand, listen, moverOf } from './gestures.ts'

it.each([
  ['the mouse on the ground', { finger: false, grabs: false }, false, 'picture'],
  ['the mouse on somebody', { finger: false, grabs: true }, false, 'person'],
  ['a finger on the ground', { finger: true, grabs: false }, false, 'page'],
  ['a finger on who is chosen', { finger: true, grabs: true }, false, 'person'],
  ['a finger on the ground of a whole screen', { finger: true, grabs: false }, true, 'picture'],
] as const)('%s moves what it should', (_, press, isAlone, mover) => {
  expect(moverOf(press, isAlone)).toBe(mover)
})

it('a second finger leaves whoever is dragged where the first one has them', () => {
  const canvas = Object.assign(new EventTarget(), { style: {}, setPointerCapture() {} })
  const drags: unknown[][] = []
  const hand = { hold() {}, leave() {}, grab: () => true, drag: (...how: unknown[]) => void drags.push(how) }
  listen(canvas as unknown as HTMLCanvasElement, hand as unknown as Hand)
  const touch = (type: string, pointerId: number, offsetX: number, offsetY: number) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), { button: 0, pointerType: 'touch', pointerId, offsetX, offsetY }),
    )
  touch('pointerdown', 1, 100, 100)
  touch('pointermove', 1, 130, 100)
  touch('pointerdown', 2, 300, 400)
  expect(drags.at(-1)).toEqual([130, 100, 'end'])
})

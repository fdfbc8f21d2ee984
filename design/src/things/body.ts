import { type Features, figure, skinOf } from './figure.ts'

type Point = readonly [x: number, y: number]

/**
 * Somebody from head to foot, in the units of a portrait (64 wide). Standing feet are on y = 190; a sitter's seat is
 * at y = 126 and the feet on y = 172. Hands are points: an arm goes from its shoulder to wherever the hand is.
 */
export const body = (
  f: Features,
  {
    pose = 'stand',
    trousers,
    hands = [
      [4, 122],
      [60, 122],
    ],
    front = '',
  }: {
    pose?: 'stand' | 'dress' | 'sit-right' | 'sit-left'
    trousers: string
    hands?: readonly [Point, Point]
    /** What is held in front of the body and behind the hands. */
    front?: string
  },
): string => {
  const limb = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const shoe = (x: number, y: number, way: number) =>
    `<path d="M${x - 6 * way} ${y - 7}h${8 * way}c${6 * way} 0 ${9 * way} 3 ${9 * way} 7h${-17 * way}Z" fill="#33283c"/>`
  const skin = skinOf(f)
  const legs = {
    stand: limb('M22 116V180M42 116V180', trousers, 15) + shoe(22, 190, -1) + shoe(42, 190, 1),
    dress: limb('M24 140V182M40 140V182', skin, 8) + shoe(24, 190, -1) + shoe(40, 190, 1),
    'sit-right': limb('M26 122H64V160', trousers, 15) + shoe(64, 172, 1),
    'sit-left': limb('M38 122H0V160', trousers, 15) + shoe(0, 172, -1),
  }[pose]
  const torso =
    pose === 'dress'
      ? 'M6 66C8 64 56 64 58 66L62 150H2Z'
      : 'M6 66C8 64 56 64 58 66L53 120A6 6 0 0 1 47 126H17A6 6 0 0 1 11 120Z'
  const arm = (from: Point, [x, y]: Point) => {
    const out = from[0] < 32 ? -1 : 1
    const bend = Math.max(0, 52 - Math.hypot(x - from[0], y - from[1])) * 0.7
    const middle = [(from[0] + x) / 2 + out * bend, (from[1] + y) / 2]
    return (
      limb(`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${x} ${y}`, f.shirt, 12) + limb(`M${x} ${y}h.1`, skin, 12)
    )
  }
  return [
    legs,
    `<path d="${torso}" fill="${f.shirt}"/>`,
    figure(f),
    front,
    arm([11, 70], hands[0]),
    arm([53, 70], hands[1]),
  ].join('')
}

/** Puts a body into a scene: `x` is its middle, `foot` the ground it stands on. */
export const bodyAt = (shapes: string, x: number, foot: number, scale: number, ground = 190): string =>
  `<g transform="translate(${(x - 32 * scale).toFixed(1)} ${(foot - ground * scale).toFixed(1)}) scale(${scale})">${shapes}</g>`

import { fill, line, many, outline, type Point, smooth } from './brush.ts'
import type { Dice } from './dice.ts'
import { darker, lighter, mix } from './paint.ts'
import { face, type Vec, type View } from './solid.ts'

/** The level y = 0 as a table top that fills the picture; all of these are 36 units wide. */
const reach = 18

/** Boards along x with their grain. */
export function boards(view: View, dice: Dice, colour: string): string {
  const wide = 1.15
  const planks = many(31, (i) => {
    const z = -reach + i * wide
    const tone = dice.pick([colour, darker(colour, 0.1), lighter(colour, 0.1), mix(colour, '#7a3a1c', 0.18)])
    const grain = many(7, (k) => {
      const at = z + 0.12 + (k / 7) * (wide - 0.2)
      const from = dice.between(-8, 4)
      const wave = dice.between(-0.05, 0.05)
      const long = dice.between(3, 9)
      const points = [0, 0.33, 0.66, 1].map((t, n): Point => view.at([from + long * t, 0, at + (n % 2 ? wave : -wave)]))
      return smooth(points, false)
    })
    return (
      fill(
        face(view, [
          [-reach, 0, z],
          [reach, 0, z],
          [reach, 0, z + wide],
          [-reach, 0, z + wide],
        ]),
        tone,
      ) +
      line(grain, darker(tone, 0.24), 3, 0.6) +
      line(outline([view.at([-reach, 0, z]), view.at([reach, 0, z])], false), darker(colour, 0.55), 4)
    )
  })
  return planks
}

/** A cloth of checks: two passes of stripes, darker where they cross. */
export function gingham(view: View, colour: string, ground = '#fbf3e2', size = 0.42, turn = 0): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (x: number, z: number): Vec => [x * cos - z * sin, 0, x * sin + z * cos]
  const count = Math.floor((reach * 1.5) / size)
  const one: string[] = []
  const other: string[] = []
  for (let i = -count; i < count; i += 2) {
    const [a, b, far] = [i * size, (i + 1) * size, reach * 1.5]
    one.push(face(view, [at(a, -far), at(b, -far), at(b, far), at(a, far)]))
    other.push(face(view, [at(-far, a), at(far, a), at(far, b), at(-far, b)]))
  }
  const pale = mix(colour, ground, 0.42)
  const cloth = fill(
    face(view, [
      [-reach, 0, -reach],
      [reach, 0, -reach],
      [reach, 0, reach],
      [-reach, 0, reach],
    ]),
    ground,
  )
  return cloth + fill(one.join(''), pale, 0.78) + fill(other.join(''), colour, 0.62)
}

/** Light of a window with its bars, as it lies on the table: everything outside is shade. */
export function windowLight(view: View, panes: readonly (readonly Vec[])[], shade: string, strength = 0.42): string {
  const all = face(view, [
    [-reach, 0, -reach],
    [reach, 0, -reach],
    [reach, 0, reach],
    [-reach, 0, reach],
  ])
  const cut = panes.map((pane) => face(view, pane)).join('')
  return `<path d="${all}${cut}" fill="${shade}" fill-opacity="${strength}" fill-rule="evenodd"/>`
}

/** Four panes of a slanting window: its corner, and the two edges on the table. */
export function panes(
  [x, z]: readonly [number, number],
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
): Vec[][] {
  const bar = 0.045
  return [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const at = (a: number, b: number): Vec => [x + ax * a + bx * b, 0, z + az * a + bz * b]
      const [a0, a1, b0, b1] = [i * 0.5 + bar, i * 0.5 + 0.5 - bar, j * 0.5 + bar, j * 0.5 + 0.5 - bar]
      return [at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)]
    }),
  )
}

/** A striped napkin, folded. */
export function napkin(
  view: View,
  [x, z]: readonly [number, number],
  size: number,
  stripe: string,
  turn = 0.2,
): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (a: number, b: number): Vec => [x + (a * cos - b * sin) * size, 0.03, z + (a * sin + b * cos) * size]
  const quad = (a0: number, a1: number, b0: number, b1: number) =>
    face(view, [at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)])
  return [
    fill(quad(0.03, 1.06, 0.05, 0.78), '#3a2144', 0.4),
    fill(quad(0, 1, 0, 0.7), '#fbf3e2'),
    fill(
      many(5, (i) => quad(0, 1, 0.06 + i * 0.14, 0.11 + i * 0.14)),
      stripe,
    ),
    fill(quad(0, 0.5, 0.35, 0.7), '#fffaf0', 0.35),
    line(outline([view.at(at(0.5, 0)), view.at(at(0.5, 0.7))], false), '#b9a9a6', 3),
  ].join('')
}

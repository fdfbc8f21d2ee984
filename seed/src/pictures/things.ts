import { fill, leaf, line, many, outline, oval, type Point, smooth, within } from './brush.ts'
import type { Dice } from './dice.ts'
import { darker, lighter, paint, tones } from './paint.ts'
import { face, moulded, profile, shadowOf, turned, type Vec, type View } from './solid.ts'

/** Where things stand: how the room is seen, where its sun is, and what a shadow does to the floor. */
export interface Room {
  view: View
  /** Towards the sun. */
  sun: Vec
  shade: string
}

const round = Array.from({ length: 40 }, (_, i) => (i / 40) * Math.PI * 2)

/** The points of a level ring. */
export const ring = ([x, y, z]: Vec, radius: number): Vec[] =>
  round.map((angle) => [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius])

export const disc = (room: Room, centre: Vec, radius: number, colour: string, opacity = 1) =>
  fill(outline(ring(centre, radius).map(room.view.at)), colour, opacity)

/** The shadow of an upright round thing that is as wide at the top as at the foot, or wider. */
export const roundShadow = (room: Room, [x, y, z]: Vec, foot: number, top: number, height: number) =>
  fill(shadowOf(room.view, room.sun, [...ring([x, y, z], foot), ...ring([x, y + height, z], top)], y), room.shade, 0.5)

/** A wooden block from one corner to the other, its grain along x. */
export function block(room: Room, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, colour: string): string {
  const top: Vec[] = [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ]
  const front: Vec[] = [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ]
  const side = room.view.eye[0] > (x0 + x1) / 2 ? x1 : x0
  const flank: Vec[] = [
    [side, y0, z0],
    [side, y1, z0],
    [side, y1, z1],
    [side, y0, z1],
  ]
  return [
    fill(face(room.view, flank), darker(colour, side === x1 ? 0.45 : 0.2)),
    fill(face(room.view, front), darker(colour, 0.28)),
    fill(face(room.view, top), lighter(colour, 0.22)),
  ].join('')
}

export const blockShadow = (room: Room, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, floor = 0) => {
  const corners: Vec[] = [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Vec => [x, y, z])))
  return fill(shadowOf(room.view, room.sun, corners, floor), room.shade, 0.45)
}

/** Enamel: white with a coloured rim; `centre` is where it stands. */
export function mug(room: Room, centre: Vec, size: number, rim: string, drink: string = paint.coffee): string {
  const { view, sun } = room
  const height = size * 1.05
  const [x, y, z] = centre
  const body = turned(centre, profile([size * 0.44, 0], [size * 0.5, size * 0.12], [size * 0.5, height]))
  const inner = turned(centre, profile([size * 0.46, height], [size * 0.45, height * 0.72]))
  const ear = smooth(
    [
      view.at([x + size * 0.46, y + height * 0.84, z]),
      view.at([x + size * 0.86, y + height * 0.82, z]),
      view.at([x + size * 0.86, y + height * 0.32, z]),
      view.at([x + size * 0.46, y + height * 0.24, z]),
    ],
    false,
  )
  const white = ['#8d8ca8', '#bdb9c6', '#e6dfdc', '#fbf5e8', '#fffdf6']
  const wide = Math.abs(view.at([x + size, y, z])[0] - view.at([x, y, z])[0])
  return [
    line(ear, '#a7a3b8', wide * 0.15),
    line(ear, '#efe8e2', wide * 0.09),
    disc(room, [x, y + height * 0.98, z], size * 0.49, '#a5a0b5'),
    moulded(view, sun, inner, [24, 2], ['#8d8ca8', '#cdc8cf', '#efe9e2']),
    disc(room, [x, y + height * 0.76, z], size * 0.44, drink),
    within(
      outline(ring([x, y + height * 0.76, z], size * 0.44).map(view.at)),
      disc(room, [x - size * 0.16, y + height * 0.76, z + size * 0.14], size * 0.36, lighter(drink, 0.16)) +
        disc(room, [x - size * 0.24, y + height * 0.76, z + size * 0.2], size * 0.2, lighter(drink, 0.34)),
    ),
    moulded(view, sun, body, [32, 3], white),
    line(outline(ring([x, y + height, z], size * 0.49).map(view.at)), rim, wide * 0.055),
  ].join('')
}

/** Steam as two drawn threads. */
export function steam(view: View, [x, y, z]: Vec, size: number): string {
  return many(2, (i) => {
    const foot = x + (i - 0.5) * size * 0.34
    const points = [0, 0.35, 0.7, 1.05, 1.4].map(
      (up, k): Point => view.at([foot + (k % 2 ? 0.09 : -0.07) * size, y + up * size, z]),
    )
    return line(smooth(points, false), '#fff6e4', 9 - i * 3, 0.55)
  })
}

/** A shallow dish; what lies in it is painted afterwards. */
export function plate(room: Room, centre: Vec, radius: number, rim: string, colour = '#f6efe6'): string {
  const { view, sun } = room
  const [x, y, z] = centre
  const dish = turned(centre, profile([0.01, 0.04], [radius * 0.62, 0.04], [radius * 0.7, 0.07], [radius, 0.16]))
  const cool = ['#a9a5ba', '#cfc9d0', colour, '#fffaf0']
  return [
    roundShadow(room, centre, radius * 0.7, radius, 0.16),
    disc(room, [x, y + 0.02, z], radius * 0.98, '#9d98b0'),
    moulded(view, sun, (u, v) => dish(1 - u, v), [40, 4], cool),
    line(outline(ring([x, y + 0.16, z], radius * 0.975).map(view.at)), rim, 9),
    line(outline(ring([x, y + 0.05, z], radius * 0.64).map(view.at)), '#bdb6c2', 3, 0.8),
  ].join('')
}

/** A round thing: fruit, bread. Its light side is towards the sun as seen in the picture. */
export function ball(x: number, y: number, r: number, colour: string, squash = 1): string {
  const [shade, dim, base, light, glint] = tones(colour)
  const whole = oval(x, y, r, r * squash)
  return within(
    whole,
    [
      fill(whole, shade!),
      fill(oval(x - r * 0.14, y - r * 0.16 * squash, r * 0.96, r * 0.94 * squash), dim!),
      fill(oval(x - r * 0.2, y - r * 0.24 * squash, r * 0.86, r * 0.82 * squash), base!),
      fill(oval(x - r * 0.3, y - r * 0.36 * squash, r * 0.54, r * 0.48 * squash), light!),
      fill(oval(x - r * 0.38, y - r * 0.46 * squash, r * 0.2, r * 0.15 * squash), glint!),
    ].join(''),
  )
}

/** A clay pot with long striped blades. */
export function pottedPlant(room: Room, dice: Dice, [x, y, z]: Vec, size: number, blades = 13): string {
  const { view, sun } = room
  const pot = turned(
    [x, y, z],
    profile([size * 0.3, 0], [size * 0.42, size * 0.62], [size * 0.48, size * 0.63], [size * 0.5, size * 0.8]),
  )
  const root = view.at([x, y + size * 0.78, z])
  const unitPx = Math.abs(view.at([x + size, y, z])[0] - view.at([x, y, z])[0])
  const leaves = Array.from({ length: blades }, (_, i) => {
    const lean = ((i * 5) % blades) / (blades - 1) - 0.5
    const long = unitPx * dice.between(1.05, 1.5) * (1 - Math.abs(lean) * 0.42)
    const tip: Point = [root[0] + lean * unitPx * 2.3, root[1] - long * (1 - Math.abs(lean) * 0.75)]
    const foot: Point = [root[0] + lean * unitPx * 0.5, root[1] + 4]
    const green = dice.pick([paint.leaf, paint.forest, '#2c7d4b', '#17563a'])
    const half: Point = [tip[0] - unitPx * 0.02, tip[1]]
    return (
      fill(leaf(foot, tip, unitPx * 0.17), green) +
      fill(leaf([foot[0] - unitPx * 0.03, foot[1]], half, unitPx * 0.08), lighter(green, lean < 0.1 ? 0.3 : 0.1)) +
      line(outline([foot, tip], false), darker(green, 0.4), 2.5, 0.7)
    )
  })
  return [
    roundShadow(room, [x, y, z], size * 0.32, size * 0.5, size * 0.8),
    fill(
      shadowOf(
        view,
        sun,
        [
          [x - size * 0.5, y + size * 1.9, z],
          [x + size * 0.6, y + size * 1.8, z],
          [x, y, z],
        ],
        y,
      ),
      room.shade,
      0.35,
    ),
    moulded(view, sun, pot, [32, 6], tones(paint.terracotta, 0.9)),
    disc(room, [x, y + size * 0.79, z], size * 0.46, '#3d2117'),
    leaves.join(''),
  ].join('')
}

import { fill, line, many, outline, type Point, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { face, thrown, unit, type Vec, type View, viewOf } from '../solid.ts'
import { block, blockShadow, mug, pottedPlant, type Room } from '../things.ts'

/** The corner of a porch whose left wall is pierced: where its light falls is computed, hole by hole. */
interface Corner {
  eye: Vec
  target: Vec
  zoom: number
  sun: Vec
  wall: string
  skirting: string
  floor: string
  /** What is seen through the wall. */
  beyond: string
  light: string
  hole: (along: number, up: number) => Vec[]
  furniture(room: Room, dice: Dice): string
}

const block42 = 0.44
const high = 3.3
const deep = 7

const petal = (along: number, up: number): Vec[] => {
  const reach = block42 * 0.44
  const bow = (way: number, hand: number): Vec => {
    const belly = Math.sin(way * Math.PI) * 0.24 * hand
    return [0, up * reach * (way + belly), along * reach * (way - belly)]
  }
  const there = [0, 0.12, 0.3, 0.5, 0.7, 0.88]
  return [...there.map((way) => bow(way, 1)), ...there.map((way) => bow(1 - way, -1))]
}

const porthole = (along: number, up: number): Vec[] =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2
    return [0, up * block42 * 0.22 + Math.sin(angle) * 0.075, along * block42 * 0.22 + Math.cos(angle) * 0.075]
  })

const kite = (along: number, up: number): Vec[] =>
  (
    [
      [0.04, 0.04],
      [0.4, 0.1],
      [0.4, 0.4],
      [0.1, 0.4],
    ] as const
  ).map(([a, b]) => [0, up * block42 * b, along * block42 * a])

function holes(shape: Corner['hole']): Vec[][] {
  const all: Vec[][] = []
  for (let z = block42 / 2 + 0.08; z < deep - 0.6; z += block42)
    for (let y = 0.95; y < high - 0.2; y += block42)
      for (const [along, up] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const)
        all.push(shape(along, up).map(([x, dy, dz]) => [x, y + dy, z + dz]))
  return all
}

/** The floor's tiles, some fired longer than others. */
function tiles(view: View, dice: Dice, colour: string): string {
  const side = 0.5
  const tones: Record<string, string> = {}
  let joints = ''
  for (let x = 0; x < 8; x += side) joints += outline([view.at([x, 0, 0]), view.at([x, 0, deep])], false)
  for (let z = 0; z < deep; z += side) joints += outline([view.at([0, 0, z]), view.at([8, 0, z])], false)
  for (let x = 0; x < 8; x += side)
    for (let z = 0; z < deep; z += side) {
      const tone = dice.pick([darker(colour, 0.12), lighter(colour, 0.1), mix(colour, paint.brick, 0.35), ''])
      if (tone)
        tones[tone] =
          (tones[tone] ?? '') +
          face(view, [
            [x, 0, z],
            [x + side, 0, z],
            [x + side, 0, z + side],
            [x, 0, z + side],
          ])
    }
  return (
    Object.entries(tones)
      .map(([tone, d]) => fill(d, tone))
      .join('') + line(joints, darker(colour, 0.42), 3.5, 0.75)
  )
}

/** Short strokes of whitewash, each a hand's length. */
function whitewash(dice: Dice, at: (a: number, b: number) => Point, colour: string, count: number): string {
  const strokes = many(count, () => {
    const [a, b] = [dice.next(), dice.next()]
    return outline([at(a, b), at(a + dice.between(0.012, 0.035), b + dice.between(0.008, 0.03))], false)
  })
  return line(strokes, colour, 9, 0.2)
}

/** Boards and two beams: what the roof looks like from a chair. */
function ceiling(view: View, wall: string): string {
  const wood = mix(darker(paint.wood, 0.35), darker(wall, 0.5), 0.35)
  const boards = many(18, (i) =>
    face(view, [
      [0, high, i * 0.4],
      [8, high, i * 0.4],
      [8, high, i * 0.4 + 0.2],
      [0, high, i * 0.4 + 0.2],
    ]),
  )
  const beam = (x: number) =>
    fill(
      face(view, [
        [x, high - 0.02, 0],
        [x + 0.2, high - 0.02, 0],
        [x + 0.2, high - 0.02, deep],
        [x, high - 0.02, deep],
      ]),
      darker(wood, 0.35),
    ) +
    fill(
      face(view, [
        [x, high - 0.02, 0],
        [x, high - 0.2, 0],
        [x, high - 0.2, deep],
        [x, high - 0.02, deep],
      ]),
      lighter(wood, 0.12),
    )
  return (
    fill(
      face(view, [
        [0, high, 0],
        [8, high, 0],
        [8, high, deep],
        [0, high, deep],
      ]),
      wood,
    ) +
    fill(boards, darker(wood, 0.14)) +
    many(4, (i) => beam(1 + i * 1.9))
  )
}

function corner({ width, height, dice }: Canvas, plan: Corner): string {
  const view = viewOf(plan.eye, plan.target, plan.zoom, width, height)
  const sun = unit(plan.sun)
  const room: Room = { view, sun, shade: darker(plan.floor, 0.75) }
  const back: Vec[] = [
    [0, 0, 0],
    [8, 0, 0],
    [8, high, 0],
    [0, high, 0],
  ]
  const left: Vec[] = [
    [0, 0, 0],
    [0, 0, deep],
    [0, high, deep],
    [0, high, 0],
  ]
  const ground: Vec[] = [
    [0, 0, 0],
    [8, 0, 0],
    [8, 0, deep],
    [0, 0, deep],
  ]
  const pierced = holes(plan.hole)
  const onFloor = pierced
    .map((hole) =>
      face(
        view,
        hole.map((p) => thrown(p, sun)).filter(([, , z]) => z > -2.5),
      ),
    )
    .join('')
  const onBack = pierced
    .filter((hole) => sun[2] > 0 && hole.every(([, y, z]) => y - (sun[1] * z) / sun[2] > -0.4))
    .map((hole) =>
      face(
        view,
        hole.map(([, y, z]): Vec => [(-sun[0] * z) / sun[2], y - (sun[1] * z) / sun[2], 0]),
      ),
    )
    .join('')
  const dado = 0.92
  const inside = darker(plan.wall, 0.4)
  return [
    fill(`M0 0H${width}V${height}H0Z`, darker(plan.wall, 0.6)),
    ceiling(view, plan.wall),
    fill(face(view, ground), plan.floor),
    tiles(view, dice, plan.floor),
    within(face(view, ground), fill(onFloor, plan.light, 0.8)),
    fill(face(view, back), plan.wall),
    within(
      face(view, back),
      whitewash(dice, (a, b) => view.at([a * 7, dado + b * 2.2, 0]), lighter(plan.wall, 0.4), 170) +
        whitewash(dice, (a, b) => view.at([a * 7, dado + b * 2.2, 0]), darker(plan.wall, 0.22), 150),
    ),
    fill(
      face(view, [
        [0, 0, 0],
        [8, 0, 0],
        [8, dado, 0],
        [0, dado, 0],
      ]),
      plan.skirting,
    ),
    line(outline([view.at([0, dado, 0]), view.at([8, dado, 0])], false), lighter(plan.skirting, 0.4), 5),
    within(face(view, back), fill(onBack, plan.light, 0.72)),
    fill(face(view, left), inside),
    fill(
      face(view, [
        [0, 0, 0],
        [0, 0, deep],
        [0, 0.72, deep],
        [0, 0.72, 0],
      ]),
      darker(plan.skirting, 0.3),
    ),
    fill(
      pierced
        .map((hole) =>
          face(
            view,
            hole.map(([, y, z]): Vec => [0.06, y, z]),
          ),
        )
        .join(''),
      lighter(inside, 0.28),
    ),
    fill(pierced.map((hole) => face(view, hole)).join(''), plan.beyond),
    line(
      many(16, (i) =>
        outline([view.at([0, 0.73, i * block42 + 0.08]), view.at([0, high, i * block42 + 0.08])], false),
      ) + many(6, (i) => outline([view.at([0, 0.73 + i * block42, 0]), view.at([0, 0.73 + i * block42, deep])], false)),
      darker(inside, 0.35),
      3,
      0.8,
    ),
    fill(
      face(view, [
        [0, high - 0.14, 0],
        [8, high - 0.14, 0],
        [8, high, 0],
        [0, high, 0],
      ]),
      darker(paint.wood, 0.4),
    ),
    line(outline([view.at([0, 0, 0]), view.at([0, high, 0])], false), darker(plan.wall, 0.55), 4),
    plan.furniture(room, dice),
  ].join('')
}

function bench(room: Room, x: number, wide: number, colour: string = paint.wood): string {
  const [z0, z1] = [0.3, 0.85]
  const legs = [x + 0.12, x + wide - 0.24]
  return [
    blockShadow(room, [x, 0.46, z0], [x + wide, 0.54, z1]),
    ...legs.map((leg) => block(room, [leg, 0, z0 + 0.04], [leg + 0.13, 0.46, z1 - 0.04], darker(colour, 0.25))),
    block(room, [x, 0.46, z0], [x + wide, 0.56, z1], colour),
    line(
      many(4, (i) =>
        outline(
          [
            room.view.at([x + 0.04, 0.561, z0 + 0.1 + i * 0.12]),
            room.view.at([x + wide - 0.05, 0.561, z0 + 0.11 + i * 0.12]),
          ],
          false,
        ),
      ),
      darker(colour, 0.3),
      3,
      0.7,
    ),
  ].join('')
}

function cushion(room: Room, [x, y, z]: Vec, size: number, stripe: string): string {
  const at = (a: number, b: number) => room.view.at([x + a * size, y + b * size * 0.8, z - b * 0.12])
  const shape = `M${outline([at(0.03, 0.02), at(0.5, -0.03), at(0.98, 0.02), at(1.02, 0.5), at(0.97, 0.98), at(0.5, 0.95), at(0.04, 1), at(-0.02, 0.5)]).slice(1)}`
  return (
    fill(shape, '#fbf0d8') +
    within(
      shape,
      fill(
        many(5, (i) =>
          outline([
            at(i * 0.22 - 0.02, -0.1),
            at(i * 0.22 + 0.09, -0.1),
            at(i * 0.22 + 0.09, 1.1),
            at(i * 0.22 - 0.02, 1.1),
          ]),
        ),
        stripe,
      ) +
        fill(outline([at(0.8, -0.1), at(1.1, -0.1), at(1.1, 1.1), at(0.9, 1.1)]), paint.dusk, 0.3) +
        fill(outline([at(-0.1, -0.1), at(1.1, -0.1), at(1.1, 0.14), at(-0.1, 0.1)]), paint.dusk, 0.25),
    )
  )
}

/** The straw hat that somebody left. */
function hat(room: Room, centre: Vec): string {
  const [x, y, z] = centre
  const at = room.view.at
  const oval = (radius: number, up: number) =>
    outline(
      Array.from({ length: 24 }, (_, i) =>
        at([x + Math.cos((i / 24) * 6.283) * radius, y + up, z + Math.sin((i / 24) * 6.283) * radius]),
      ),
    )
  return [
    fill(oval(0.27, 0.01), darker(paint.caramel, 0.35)),
    fill(oval(0.25, 0.03), '#e3bd72'),
    line(oval(0.2, 0.035), '#b98c48', 2),
    fill(
      outline([
        at([x - 0.14, y + 0.04, z]),
        at([x - 0.11, y + 0.2, z]),
        at([x + 0.11, y + 0.2, z]),
        at([x + 0.14, y + 0.04, z]),
      ]),
      '#d3a75c',
    ),
    fill(oval(0.115, 0.2), '#f0d18c'),
    line(outline([at([x - 0.135, y + 0.07, z + 0.05]), at([x + 0.135, y + 0.07, z + 0.05])], false), paint.hibiscus, 9),
  ].join('')
}

const afternoon: Omit<Corner, 'furniture'> = {
  eye: [4.7, 1.7, 6.6],
  target: [2.2, 1.22, 0],
  zoom: 0.86,
  sun: [-1, 0.62, 0.3],
  wall: '#d9a866',
  skirting: '#2d6f70',
  floor: '#a9492b',
  beyond: '#fff0c2',
  light: '#ffd27a',
  hole: petal,
}

export const porch: Scene = {
  tarde: {
    shape: '4:3',
    alt: {
      pt: 'Varanda no fim da tarde: a luz passa pelo cobogó e desenha folhas no piso vermelho; banco e vaso.',
      en: 'Porch in late afternoon: light through the pierced wall draws leaves on the red floor; bench and plant.',
    },
    paint: (canvas) =>
      corner(canvas, {
        ...afternoon,
        furniture: (room, dice) =>
          bench(room, 3.1, 2.1) +
          cushion(room, [3.45, 0.58, 0.55], 0.52, paint.mango) +
          mug(room, [4.55, 0.56, 0.62], 0.24, paint.blue) +
          pottedPlant(room, dice, [1.35, 0, 0.95], 0.85),
      }),
  },
  manha: {
    shape: '3:4',
    alt: {
      pt: 'Manhã na varanda: parede caiada, sol pelos furos redondos do cobogó e um chapéu esquecido no banco.',
      en: 'Morning on the porch: whitewashed wall, sun through round holes, a straw hat left on the bench.',
    },
    paint: (canvas) =>
      corner(canvas, {
        ...afternoon,
        eye: [4.1, 1.7, 6.2],
        target: [1.95, 1.3, 0],
        zoom: 1.3,
        sun: [-1, 0.75, 0.55],
        wall: '#b9c4dc',
        skirting: '#b3472f',
        floor: '#8f4a3a',
        beyond: '#fff8dc',
        light: '#fff0b8',
        hole: porthole,
        furniture: (room, dice) =>
          bench(room, 2.2, 1.9, '#3f7a5a') +
          hat(room, [2.85, 0.57, 0.58]) +
          pottedPlant(room, dice, [0.95, 0, 1.6], 0.7),
      }),
  },
  sombra: {
    shape: '16:9',
    alt: {
      pt: 'O cobogó pinta de losangos de sol a parede rosa da varanda; duas canecas esperam no banco.',
      en: 'The pierced wall paints sun diamonds on the pink porch wall; two mugs wait on the bench.',
    },
    paint: (canvas) =>
      corner(canvas, {
        ...afternoon,
        eye: [4.9, 1.5, 6.2],
        target: [2.9, 1.2, 0],
        zoom: 0.84,
        sun: [-1, 0.42, 0.75],
        wall: '#d88d78',
        skirting: '#7a2f3a',
        floor: '#6f4650',
        beyond: '#ffe9b0',
        light: '#ffd58c',
        hole: kite,
        furniture: (room, dice) =>
          bench(room, 3.4, 1.9) +
          mug(room, [3.9, 0.56, 0.6], 0.24, paint.hibiscus) +
          mug(room, [4.4, 0.56, 0.66], 0.24, paint.leaf) +
          pottedPlant(room, dice, [1.2, 0, 0.9], 0.7) +
          pottedPlant(room, dice, [6.1, 0, 0.8], 0.8),
      }),
  },
  azul: {
    shape: '1:1',
    alt: {
      pt: 'Canto da varanda com a luz do cobogó espalhada em folhinhas pelo chão até o vaso de samambaia.',
      en: 'A corner of the porch, the light scattered in little leaves across the floor up to the plant.',
    },
    paint: (canvas) =>
      corner(canvas, {
        ...afternoon,
        eye: [3.9, 2.2, 6],
        target: [1.8, 0.85, 0.4],
        zoom: 1.05,
        sun: [-1, 0.8, -0.08],
        wall: '#e2cf9f',
        skirting: '#2f66a6',
        floor: '#b0502e',
        furniture: (room, dice) =>
          pottedPlant(room, dice, [1.5, 0, 0.8], 0.95, 17) +
          bench(room, 2.7, 1.4, '#7a4526') +
          cushion(room, [3.2, 0.58, 0.55], 0.5, paint.hibiscus),
      }),
  },
}

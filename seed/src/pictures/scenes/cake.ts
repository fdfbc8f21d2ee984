import { fill, line, many, outline, oval, type Point, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, mix, paint, tones } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { face, moulded, profile, shadowOf, turned, unit, type Vec, viewOf } from '../solid.ts'
import { boards, gingham, napkin, panes, windowLight } from '../table.ts'
import { ball, mug, plate, type Room, ring, roundShadow, steam } from '../things.ts'

/** The ring of a bundt tin: outer flutes, and where on the plate it stands. */
function ringCake(
  room: Room,
  dice: Dice,
  centre: Vec,
  size: number,
  crust: string,
  crumb: string,
  icing?: string,
): string {
  const { view, sun } = room
  const [from, to] = [-0.13, 0.74]
  const flute = (u: number) => 1 + 0.035 * Math.cos(u * Math.PI * 2 * 14)
  const section = (v: number): [number, number] => {
    const angle = -Math.PI / 2 + v * Math.PI * 2
    return [0.64 + 0.36 * Math.cos(angle), 0.36 + 0.36 * Math.sin(angle) * (Math.sin(angle) < 0 ? 0.9 : 1)]
  }
  const at = (u: number, v: number): Vec => {
    const turn = from + (to - from) * u
    const [radius, height] = section(v)
    const wide = radius > 0.64 ? 0.64 + (radius - 0.64) * flute(turn) * 1.05 : radius
    const angle = turn * Math.PI * 2
    return [
      centre[0] + Math.cos(angle) * wide * size,
      centre[1] + height * size,
      centre[2] - Math.sin(angle) * wide * size,
    ]
  }
  const cut = (u: number) => outline(Array.from({ length: 20 }, (_, i) => view.at(at(u, i / 20))))
  const slice = (u: number) => {
    const shape = cut(u)
    const holes = many(34, () => {
      const v = dice.next()
      const [a, b] = [view.at(at(u, v)), view.at(at(u, v + 0.45))]
      const t = dice.between(0.15, 0.85)
      return oval(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, dice.between(2, 6), dice.between(2, 4))
    })
    return (
      fill(shape, u > 0.5 ? crumb : darker(crumb, 0.22)) + fill(holes, darker(crumb, 0.3), 0.7) + line(shape, crust, 7)
    )
  }
  const drip = Array.from({ length: 56 }, () => dice.between(0.28, 0.44))
  const iced = (u: number, v: number): Vec => {
    const along = Math.min(0.999, Math.max(0, u)) * 55
    const ease = (1 - Math.cos((along % 1) * Math.PI)) / 2
    const [one, next] = [drip[Math.floor(along)]!, drip[Math.floor(along) + 1]!]
    const edge = one + (next - one) * ease
    const low = Math.max(0.22, edge - 0.09)
    const place = at(u, low + (0.66 - low) * v)
    return [place[0], place[1] + size * 0.012, place[2]]
  }
  const whole = tones(crust, 0.85)
  const solid = moulded(view, sun, (u, v) => at(u, v), [70, 16], whole)
  return [
    fill(
      shadowOf(
        view,
        sun,
        [
          ...ring([centre[0], centre[1], centre[2]], size),
          ...ring([centre[0], centre[1] + size * 0.62, centre[2]], size * 0.8),
        ],
        centre[1],
      ),
      room.shade,
      0.5,
    ),
    solid,
    icing
      ? moulded(view, sun, iced, [110, 5], [darker(icing, 0.3), darker(icing, 0.14), icing, lighter(icing, 0.13)])
      : '',
    icing
      ? ''
      : fill(
          many(90, () => {
            const [x, y] = view.at(at(dice.next(), dice.between(0.34, 0.6)))
            return oval(x, y, dice.between(2, 5), dice.between(1.5, 3))
          }),
          lighter(crust, 0.6),
          0.8,
        ),
    slice(1),
    slice(0),
  ].join('')
}

/** A wedge lying on its own plate. */
function wedge(room: Room, [x, y, z]: Vec, size: number, crust: string, crumb: string, turn: number): string {
  const { view } = room
  const arc = [0, 0.25, 0.5, 0.75, 1].map((t): [number, number] => {
    const angle = turn + t * 0.75
    return [Math.cos(angle) * size, Math.sin(angle) * size]
  })
  const level = (up: number): Vec[] => [[x, y + up, z], ...arc.map(([a, b]): Vec => [x + a, y + up, z + b])]
  const [low, top] = [level(0), level(size * 0.62)]
  const wall = (i: number, j: number) => face(view, [low[i]!, low[j]!, top[j]!, top[i]!])
  const crumbs = many(16, (i) => {
    const [a, b] = [view.at(low[0]!), view.at(top[1]!)]
    return oval(
      a[0] + (b[0] - a[0]) * (0.1 + ((i * 7) % 16) / 20),
      a[1] + (b[1] - a[1]) * (0.15 + ((i * 5) % 16) / 22),
      4,
      3,
    )
  })
  return [
    fill(shadowOf(view, room.sun, [...low, ...top], y), room.shade, 0.45),
    fill(
      many(4, (i) => wall(i + 1, i + 2)),
      darker(crust, 0.25),
    ),
    fill(wall(0, 5), darker(crumb, 0.2)),
    fill(wall(0, 1), crumb),
    within(wall(0, 1), fill(crumbs, darker(crumb, 0.25), 0.7)),
    fill(face(view, top), crust),
    line(face(view, top), lighter(crust, 0.4), 3, 0.7),
  ].join('')
}

/** The coffee pot of the house: enamel, with its lid and its spout. */
function coffeePot(room: Room, [x, y, z]: Vec, size: number, colour: string): string {
  const { view, sun } = room
  const body = turned(
    [x, y, z],
    profile([size * 0.5, 0], [size * 0.52, size * 0.1], [size * 0.36, size * 1.05], [size * 0.38, size * 1.1]),
  )
  const lid = turned(
    [x, y, z],
    profile(
      [size * 0.37, size * 1.1],
      [size * 0.24, size * 1.25],
      [size * 0.05, size * 1.3],
      [size * 0.07, size * 1.4],
      [0.01, size * 1.44],
    ),
  )
  const at = (a: number, b: number) => view.at([x + a * size, y + b * size, z])
  const px = Math.abs(at(1, 0)[0] - at(0, 0)[0])
  return [
    roundShadow(room, [x, y, z], size * 0.5, size * 0.36, size * 1.3),
    line(`M${at(0.4, 0.9)}C${at(0.95, 0.95)} ${at(0.95, 0.3)} ${at(0.48, 0.25)}`, darker(colour, 0.5), px * 0.11),
    line(`M${at(0.4, 0.9)}C${at(0.93, 0.95)} ${at(0.93, 0.3)} ${at(0.48, 0.25)}`, colour, px * 0.07),
    fill(
      outline([at(-0.4, 0.3), at(-0.48, 0.6), at(-0.9, 1.02), at(-0.76, 1.04), at(-0.38, 0.82)]),
      darker(colour, 0.1),
    ),
    moulded(view, sun, body, [32, 4], tones(colour, 0.9)),
    moulded(view, sun, lid, [32, 5], tones(colour, 0.9)),
  ].join('')
}

interface Table {
  cloth: (canvas: Canvas, room: Room) => string
  eye: Vec
  target: Vec
  zoom: number
  sun: Vec
  shade: string
  things: (room: Room, dice: Dice) => string
}

function tableTop(canvas: Canvas, plan: Table): string {
  const view = viewOf(plan.eye, plan.target, plan.zoom, canvas.width, canvas.height)
  const room: Room = { view, sun: unit(plan.sun), shade: plan.shade }
  return plan.cloth(canvas, room) + plan.things(room, canvas.dice)
}

/** Cheese breads or rolls in a heap, the far ones first. */
function heap(room: Room, dice: Dice, [x, y, z]: Vec, radius: number, size: number, colour: string): string {
  const places: Vec[] = []
  for (let i = 0; i < 7; i++)
    places.push([x + Math.cos((i / 7) * 6.283) * radius, y + size * 0.7, z + Math.sin((i / 7) * 6.283) * radius])
  places.sort((a, b) => a[2] - b[2])
  places.push(
    [x - radius * 0.4, y + size * 1.9, z - radius * 0.2],
    [x + radius * 0.45, y + size * 1.85, z + radius * 0.1],
    [x, y + size * 2.6, z + radius * 0.2],
  )
  return places
    .map((place) => {
      const [px, py] = room.view.at(place)
      const r = Math.abs(room.view.at([place[0] + size, place[1], place[2]])[0] - px) * dice.between(0.94, 1.1)
      const tone = mix(colour, '#b9752a', dice.between(0, 0.22))
      const cracks = many(5, () => {
        const [a, b] = [px + dice.between(-0.5, 0.4) * r, py + dice.between(-0.5, 0.4) * r]
        const bend: Point[] = [
          [a, b],
          [a + r * dice.between(0.08, 0.2), b + r * dice.between(-0.1, 0.1)],
          [a + r * 0.3, b + r * dice.between(-0.02, 0.15)],
        ]
        return outline(bend, false)
      })
      return (
        fill(oval(px + r * 0.14, py + r * 0.3, r, r * 0.86), '#4a2418', 0.4) +
        ball(px, py, r, tone, 0.9) +
        line(cracks, darker(tone, 0.35), 4, 0.6)
      )
    })
    .join('')
}

const shade = '#4a1d3c'
const light = panes([-4.4, -3.7], [8, 0.9], [2, 7.2])

export const cake: Scene = {
  fuba: {
    shape: '4:3',
    alt: {
      pt: 'Bolo de fubá com um pedaço cortado sobre toalha xadrez vermelha, com café na caneca esmaltada.',
      en: 'Cornmeal ring cake with a slice cut, on a red checkered cloth, with coffee in an enamel mug.',
    },
    paint: (canvas) =>
      tableTop(canvas, {
        eye: [0.4, 5.6, 6.6],
        target: [0.1, 0.25, 0.1],
        zoom: 1.2,
        sun: [-0.75, 0.7, 0.3],
        shade,
        cloth: (_, { view }) => gingham(view, '#c4362f', '#fbf0dc', 0.36, 0.25) + windowLight(view, light, shade, 0.36),
        things: (room, dice) =>
          plate(room, [0.1, 0, -0.3], 1.75, paint.leaf) +
          ringCake(room, dice, [0.1, 0.06, -0.3], 1.25, '#d2882f', '#f8d36b') +
          mug(room, [-2.25, 0, 0.9], 0.8, paint.blue) +
          steam(room.view, [-2.25, 0.9, 0.9], 0.8) +
          plate(room, [1.75, 0, 1.65], 0.85, paint.leaf) +
          wedge(room, [1.4, 0.06, 1.6], 0.85, '#d2882f', '#f8d36b', 0.1),
      }),
  },
  janela: {
    shape: '1:1',
    alt: {
      pt: 'Bolo com cobertura de açúcar na luz da janela, bule azul e duas canecas sobre a mesa de madeira.',
      en: 'Sugar-glazed cake in the light from a window, a blue coffee pot and two mugs on a wooden table.',
    },
    paint: (canvas) =>
      tableTop(canvas, {
        eye: [-0.3, 5.2, 7.4],
        target: [0, 0.35, 0.1],
        zoom: 1.28,
        sun: [0.75, 0.7, 0.25],
        shade,
        cloth: ({ dice }, { view }) =>
          boards(view, dice, '#b5713c') + windowLight(view, panes([-3, -4], [7.2, 0.6], [-2, 7.6]), shade, 0.42),
        things: (room, dice) =>
          coffeePot(room, [-1.5, 0, -1.9], 1.05, paint.blue) +
          mug(room, [1.75, 0, -1.55], 0.72, paint.hibiscus) +
          steam(room.view, [1.75, 0.8, -1.55], 0.7) +
          plate(room, [0.1, 0, 0.25], 1.75, paint.blue) +
          ringCake(room, dice, [0.1, 0.06, 0.25], 1.25, '#b8702c', '#f6d488', '#f6ead8') +
          napkin(room.view, [-2.7, 1.5], 1.5, paint.hibiscus, 0.3),
      }),
  },
  chocolate: {
    shape: '3:4',
    alt: {
      pt: 'Bolo de cenoura com calda de chocolate, já faltando um pedaço, e um prato com a fatia na frente.',
      en: 'Carrot cake with chocolate frosting, one piece already gone, a plate with the slice in front.',
    },
    paint: (canvas) =>
      tableTop(canvas, {
        eye: [0.6, 6.2, 6.4],
        target: [0.1, 0.2, 0.25],
        zoom: 1.5,
        sun: [-0.7, 0.7, 0.3],
        shade: '#172347',
        cloth: (_, { view }) =>
          gingham(view, '#2f66a6', '#f2f0ea', 0.4, -0.5) +
          windowLight(view, panes([-3, -4], [5.6, 1], [1, 7.4]), '#172347', 0.38),
        things: (room, dice) =>
          mug(room, [-1.35, 0, -2.3], 0.78, paint.mango) +
          plate(room, [0.2, 0, -0.5], 1.7, paint.mango) +
          ringCake(room, dice, [0.2, 0.06, -0.5], 1.22, '#cf6f24', '#f2963c', '#5a2c1a') +
          plate(room, [-0.7, 0, 2.15], 0.95, paint.mango) +
          wedge(room, [-1.1, 0.06, 2.1], 0.95, '#5a2c1a', '#f2963c', 0.1) +
          napkin(room.view, [0.9, 1.9], 1.2, paint.leaf, -0.3),
      }),
  },
  pao: {
    shape: '4:3',
    alt: {
      pt: 'Prato de pães de queijo quentes e duas canecas de café sobre a mesa de madeira.',
      en: 'A plate of warm cheese rolls and two mugs of coffee on a wooden table.',
    },
    paint: (canvas) =>
      tableTop(canvas, {
        eye: [0, 4.7, 6.4],
        target: [0, 0.4, 0],
        zoom: 1.15,
        sun: [-0.8, 0.65, 0.3],
        shade,
        cloth: ({ dice }, { view }) => boards(view, dice, '#c07c42') + windowLight(view, light, shade, 0.4),
        things: (room, dice) =>
          mug(room, [-1.9, 0, -1.7], 0.72, paint.blue) +
          mug(room, [2.2, 0, -0.6], 0.82, paint.hibiscus) +
          steam(room.view, [2.2, 0.9, -0.6], 0.8) +
          plate(room, [0, 0, 0.2], 1.75, paint.blue) +
          heap(room, dice, [0, 0.08, 0.2], 0.84, 0.44, '#e7b95e') +
          napkin(room.view, [1.3, 1.7], 1.7, paint.hibiscus, 0.15),
      }),
  },
}

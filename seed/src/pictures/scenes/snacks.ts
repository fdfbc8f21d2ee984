import { fill, group, leaf, line, many, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { type Vec, type View, viewOf } from '../solid.ts'
import { boards, gingham, napkin, panes, windowLight } from '../table.ts'
import { mug, plate, type Room, steam } from '../things.ts'

const sun: Vec = [-0.72, 0.62, 0.3]
const shade = '#4a1d3c'

/** Where a thing lies and how large a unit is there. */
function placed(view: View, [x, z]: readonly [number, number], up: number, turn: number, inside: string): string {
  const [px, py] = view.at([x, up, z])
  const scale = Math.abs(view.at([x + 1, up, z])[0] - px) / 200
  return group(
    `translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${scale.toFixed(3)} ${(scale * 0.84).toFixed(3)}) rotate(${turn})`,
    inside,
  )
}

/** A fried pastel, 400 wide: blistered, its edge pressed with a fork. */
function pastel(dice: Dice, tone: string): string {
  const shape = smooth([
    [-200, -100],
    [0, -112],
    [200, -100],
    [212, 0],
    [200, 104],
    [0, 114],
    [-200, 104],
    [-212, 0],
  ])
  const blisters = Array.from(
    { length: 16 },
    () => [dice.between(-150, 150), dice.between(-66, 66), dice.between(12, 34)] as const,
  )
  const crimps =
    many(22, (i) => `M${-190 + i * 18} 82v24M${-190 + i * 18} -104v22`) +
    many(9, (i) => `M-208 ${-80 + i * 20}h26M182 ${-80 + i * 20}h26`)
  return [
    group('translate(22 30)', fill(shape, shade, 0.5)),
    fill(shape, darker(tone, 0.22)),
    within(
      shape,
      [
        fill(
          smooth([
            [-220, -120],
            [200, -120],
            [150, 20],
            [60, 80],
            [-220, 110],
          ]),
          tone,
        ),
        fill(
          smooth([
            [-180, -84],
            [0, -92],
            [150, -84],
            [100, -20],
            [-60, 40],
            [-170, 40],
          ]),
          lighter(tone, 0.22),
        ),
        fill(blisters.map(([x, y, r]) => oval(x + 4, y + 6, r, r * 0.8)).join(''), darker(tone, 0.26), 0.7),
        fill(blisters.map(([x, y, r]) => oval(x, y, r, r * 0.78)).join(''), mix(tone, '#ffd98a', 0.35)),
        fill(blisters.map(([x, y, r]) => oval(x - r * 0.3, y - r * 0.3, r * 0.36, r * 0.24)).join(''), '#fff0c0'),
        line(crimps, darker(tone, 0.42), 5),
      ].join(''),
    ),
  ].join('')
}

/** A pamonha in its husk, tied at the waist, 420 long. */
function pamonha(dice: Dice, ribbon: string): string {
  const body = smooth([
    [-190, -54],
    [-60, -84],
    [0, -66],
    [60, -86],
    [190, -62],
    [214, 0],
    [190, 66],
    [60, 88],
    [0, 68],
    [-60, 86],
    [-190, 58],
    [-210, 0],
  ])
  const ribs = many(11, (i) => {
    const y = -74 + i * 15
    return `M-206 ${y * 0.7}Q0 ${y * 1.12} 208 ${y * 0.74}`
  })
  return [
    group('translate(20 30)', fill(body, shade, 0.5)),
    many(5, (i) =>
      fill(leaf([180, -10 + i * 5], [300 + dice.between(-20, 30), -90 + i * 46], 26), i % 2 ? '#c9c877' : '#a9b45a'),
    ),
    fill(body, '#b9bd62'),
    within(
      body,
      fill(
        smooth([
          [-220, -90],
          [220, -90],
          [200, -10],
          [-210, 10],
        ]),
        '#d9d98a',
      ) +
        fill(
          smooth([
            [-180, -70],
            [160, -70],
            [120, -44],
            [-170, -36],
          ]),
          '#f0edb4',
        ) +
        fill(
          smooth([
            [-220, 40],
            [220, 30],
            [220, 110],
            [-220, 110],
          ]),
          '#8a944a',
        ) +
        line(ribs, '#8f9a4c', 4, 0.7),
    ),
    line('M-2 -74Q-22 0 2 76', darker(ribbon, 0.25), 26) + line('M-6 -74Q-26 0 -2 76', ribbon, 18),
    line('M-14 -20Q-80 -80 -60 -120M-14 -20Q40 -90 76 -104', ribbon, 14) +
      fill(oval(-14, -18, 18), darker(ribbon, 0.15)),
  ].join('')
}

/** An ear of corn, roasted or boiled, 460 long. */
function corn(dice: Dice, roasted: boolean): string {
  const body = smooth([
    [-220, 0],
    [-170, -58],
    [0, -76],
    [150, -60],
    [226, 0],
    [150, 62],
    [0, 76],
    [-170, 60],
  ])
  const tones: Record<string, string> = {}
  for (let k = 0; k < 8; k++)
    for (let i = 0; i < 20; i++) {
      const tone = dice.pick(
        roasted ? ['#e8a22c', '#d98a24', '#7a3f1c', '#f2bd4a'] : ['#f7c83c', '#ffd95e', '#efb52c', '#ffd24a'],
      )
      tones[tone] = (tones[tone] ?? '') + oval(-206 + i * 22 + (k % 2 ? 8 : 0), -64 + k * 18.4, 11.4, 9.6)
    }
  return [
    group('translate(18 28)', fill(body, shade, 0.5)),
    [-70, -24, 24, 70]
      .map(
        (y, i) =>
          fill(leaf([130, y * 0.5], [370 - Math.abs(y), y * 1.7], 46), i % 2 ? '#7fa648' : '#a9c466') +
          line(`M150 ${y * 0.5}L${340 - Math.abs(y)} ${y * 1.55}`, '#5f8a3c', 4),
      )
      .join(''),
    fill(body, roasted ? '#8a4f1c' : '#c98a1f'),
    within(
      body,
      Object.entries(tones)
        .map(([tone, d]) => fill(d, tone))
        .join('') +
        fill(
          many(50, (i) => oval(-190 + (i % 17) * 23, -50 + Math.floor(i / 17) * 26, 4, 3)),
          '#fff3c4',
          0.8,
        ) +
        fill(
          smooth([
            [-230, 30],
            [230, 26],
            [200, 90],
            [-200, 90],
          ]),
          paint.dusk,
          0.26,
        ),
    ),
  ].join('')
}

function glassOfJuice(room: Room, [x, z]: readonly [number, number], juice: string): string {
  const [px, py] = room.view.at([x, 0, z])
  const u = Math.abs(room.view.at([x + 1, 0, z])[0] - px)
  const at = (a: number, b: number): Point => [px + a * u, py - b * u]
  const d = (points: Point[]) => `M${points.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`
  return [
    fill(smooth([at(-0.2, 0), at(0.9, -0.1), at(1.5, 0.12), at(0.9, 0.3), at(0.2, 0.2)]), shade, 0.42),
    fill(
      d([at(-0.36, 1.3), at(0.36, 1.3), at(0.29, 0), at(-0.29, 0)]) + oval(...at(0, 0), 0.29 * u, 0.13 * u),
      '#dfe9ee',
      0.75,
    ),
    fill(
      d([at(-0.33, 1.06), at(0.33, 1.06), at(0.27, 0.05), at(-0.27, 0.05)]) + oval(...at(0, 0.05), 0.27 * u, 0.12 * u),
      juice,
    ),
    fill(d([at(0.1, 1.06), at(0.33, 1.06), at(0.27, 0.05), at(0.1, 0)]), darker(juice, 0.25)),
    fill(oval(...at(0, 1.06), 0.33 * u, 0.13 * u), lighter(juice, 0.4)),
    fill(d([at(-0.28, 1.2), at(-0.2, 1.2), at(-0.18, 0.1), at(-0.23, 0.1)]), '#fffdf6', 0.8),
    line(oval(...at(0, 1.3), 0.36 * u, 0.14 * u), '#fbffff', 6),
  ].join('')
}

function table(canvas: Canvas, zoom: number, cloth: (view: View) => string, things: (room: Room) => string): string {
  const view = viewOf([0, 6, 5.6], [0, 0.1, 0.2], zoom, canvas.width, canvas.height)
  return (
    cloth(view) + windowLight(view, panes([-4.6, -4], [8.4, 0.9], [2, 7.6]), shade, 0.34) + things({ view, sun, shade })
  )
}

export const snacks: Scene = {
  pastel: {
    shape: '4:3',
    alt: {
      pt: 'Pastéis de feira dourados e cheios de bolhas, com copo de caldo de cana na mesa xadrez.',
      en: 'Golden, blistered market pastries with a glass of sugarcane juice on a checkered tablecloth.',
    },
    paint: (canvas) =>
      table(
        canvas,
        1.15,
        (view) => gingham(view, '#e0a21f', '#fbf3e0', 0.44, 0.15),
        (room) =>
          plate(room, [-0.4, 0, 0.3], 2.15, paint.hibiscus) +
          placed(room.view, [-0.9, -0.55], 0.25, -12, pastel(canvas.dice, '#d9922e')) +
          placed(room.view, [0.35, 0.1], 0.4, 16, pastel(canvas.dice, '#e2a03a')) +
          placed(room.view, [-0.7, 0.95], 0.5, -4, pastel(canvas.dice, '#d08a2a')) +
          glassOfJuice(room, [2.6, -0.4], '#a9b84a') +
          napkin(room.view, [1.8, 1.5], 1.3, paint.leaf, 0.3),
      ),
  },
  pamonha: {
    shape: '1:1',
    alt: {
      pt: 'Pamonhas quentes embrulhadas na palha, umas de fita vermelha e outras de fita azul.',
      en: 'Hot pamonhas wrapped in corn husks, some tied with red ribbon and some with blue.',
    },
    paint: (canvas) =>
      table(
        canvas,
        1.5,
        (view) => boards(view, canvas.dice, '#b8743f'),
        (room) =>
          placed(room.view, [-1.2, -1.5], 0.2, -16, pamonha(canvas.dice, paint.hibiscus)) +
          placed(room.view, [1.1, -1.2], 0.2, 10, pamonha(canvas.dice, paint.blue)) +
          placed(room.view, [-0.9, -0.1], 0.2, 6, pamonha(canvas.dice, paint.hibiscus)) +
          placed(room.view, [1.2, 0.3], 0.2, -10, pamonha(canvas.dice, paint.hibiscus)) +
          placed(room.view, [-0.3, 1.2], 0.3, 14, pamonha(canvas.dice, paint.blue)) +
          steam(room.view, [0, 0.5, 0.2], 1.1) +
          mug(room, [-1.9, 0, 1.75], 0.7, paint.leaf),
      ),
  },
  milho: {
    shape: '3:4',
    alt: {
      pt: 'Espigas de milho assadas, ainda na palha, num prato esmaltado sobre toalha verde.',
      en: 'Roasted ears of corn, still in their husks, on an enamel plate over a green cloth.',
    },
    paint: (canvas) =>
      table(
        canvas,
        1.4,
        (view) => gingham(view, '#1f6a43', '#f6f0dc', 0.42, -0.2),
        (room) =>
          plate(room, [0, 0, 0.1], 1.95, paint.blue) +
          placed(room.view, [-0.1, -0.75], 0.3, -8, corn(canvas.dice, true)) +
          placed(room.view, [0, 0.1], 0.35, 6, corn(canvas.dice, false)) +
          placed(room.view, [-0.15, 0.95], 0.4, -14, corn(canvas.dice, true)) +
          glassOfJuice(room, [-1.5, -2.3], '#e8922a') +
          napkin(room.view, [0.3, 2.3], 1.2, paint.hibiscus, -0.2),
      ),
  },
}

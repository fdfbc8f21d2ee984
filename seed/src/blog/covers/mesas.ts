import { box, fill, group, leaf, line, many, outline, oval, type Point, within } from '../../pictures/brush.ts'
import { darker, lighter, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

const shade = '#3b1420'

/** Where on a circle the chair `index` of five stands, in degrees; the first one looks up. */
const turnOf = (index: number) => index * 72

/** A woven chair from above, its seat towards the table, which lies in the direction of negative y. */
const chair = (colour: string): string => {
  const seat = 'M-58 -44Q-60 -58 -44 -58H44Q60 -58 58 -44L52 40Q50 54 36 54H-36Q-50 54 -52 40Z'
  return [
    fill(seat, darker(colour, 0.2)),
    within(
      seat,
      line(
        many(11, (i) => `M${-50 + i * 10} -60V60`),
        colour,
        6,
      ),
    ),
    line(seat, '#2b2654', 7),
    line('M-60 10Q-64 74 0 76Q64 74 60 10', '#2b2654', 10),
    line('M-44 66L-34 50M-22 73L-18 54M0 76V54M22 73L18 54M44 66L34 50', colour, 6),
  ].join('')
}

/** A straw hat from above: somebody sits here and will be back. */
const hat = (band: string): string =>
  [
    fill(oval(12, 14, 52, 50), shade, 0.3),
    fill(oval(0, 0, 52), '#e3bd72'),
    line(
      many(
        14,
        (i) =>
          `M${Math.round(Math.cos(i * 0.449) * 31)} ${Math.round(Math.sin(i * 0.449) * 31)}L${Math.round(Math.cos(i * 0.449) * 49)} ${Math.round(Math.sin(i * 0.449) * 49)}`,
      ),
      '#c79a4e',
      2.5,
    ),
    fill(oval(0, 0, 31), band),
    fill(oval(0, 0, 25), '#f0d18c'),
    fill(oval(-6, -7, 12, 9), '#fbe7b4'),
  ].join('')

interface Table {
  at: Point
  size: number
  turn: number
  cloth: string
  check: string
  chairs: string
  hats: readonly string[]
  laid?: string
}

function table({ at: [x, y], size, turn, cloth, check, chairs, hats, laid = '' }: Table): string {
  const around = (radius: number, drawn: (index: number) => string) =>
    many(5, (i) => group(`rotate(${turnOf(i)}) translate(0 ${radius})`, drawn(i)))
  const round = oval(0, 0, 176)
  const edge = many(24, (i) => {
    const angle = (i / 24) * Math.PI * 2
    return oval(Math.cos(angle) * 176, Math.sin(angle) * 176, 24)
  })
  const checks = many(12, (i) => box(-200 + i * 36, -200, 18, 400)) + many(12, (i) => box(-200, -200 + i * 36, 400, 18))
  return group(
    `translate(${x} ${y}) scale(${size})`,
    [
      group(
        `translate(34 40) rotate(${turn})`,
        fill(oval(0, 0, 196), shade, 0.45) + around(262, () => fill('M-64 -60H64L60 80H-60Z', shade, 0.45)),
      ),
      group(
        `rotate(${turn})`,
        around(262, (i) => chair(chairs) + (hats[i] ? group('translate(0 -6)', hat(hats[i])) : '')),
      ),
      fill(edge + round, lighter(cloth, 0.35)),
      fill(round, cloth),
      within(round, fill(checks, check, 0.32)),
      laid,
    ].join(''),
  )
}

const cup = (x: number, y: number, colour: string) =>
  fill(oval(x + 8, y + 9, 38, 36), shade, 0.25) +
  fill(oval(x, y, 38), '#fdf8ea') +
  line(oval(x, y, 37), colour, 4) +
  line(`M${x + 20} ${y - 12}q26 -8 22 12q-4 14 -20 8`, '#fdf8ea', 8) +
  fill(oval(x, y, 23), '#fdf8ea') +
  line(oval(x, y, 22), '#c9c3d2', 3) +
  fill(oval(x, y, 18), paint.coffee) +
  fill(oval(x - 5, y - 5, 7, 5), '#7a4a34')

const ringCake =
  fill(oval(12, 14, 72, 70), shade, 0.28) +
  fill(oval(0, 0, 78), '#fdf8ea') +
  line(oval(0, 0, 75), paint.tile, 5) +
  fill(oval(0, 0, 58), '#c98a32') +
  fill(oval(-4, -5, 52), '#f2c04f') +
  line(
    many(
      10,
      (i) =>
        `M${Math.round(Math.cos(i * 0.628) * 26)} ${Math.round(Math.sin(i * 0.628) * 26)}L${Math.round(Math.cos(i * 0.628) * 49)} ${Math.round(Math.sin(i * 0.628) * 49)}`,
    ),
    '#dda23a',
    4,
  ) +
  fill(oval(0, 0, 21), '#a86a2c') +
  fill(oval(3, 3, 16), '#fdf8ea') +
  fill('M0 0L66 18L52 52Z', '#fdf8ea') +
  line('M4 2L64 19M2 4L50 53', '#a86a2c', 5)

/** Hexagonal floor tiles, some fired longer than others. */
function hexagons({ width, height, dice }: Canvas): string {
  const side = 56
  const tones = ['#b5502f', '#a9462a', '#bd5934', '#9f4029']
  const joined: Record<string, string> = {}
  for (let row = -1; row * side * 1.5 < height + side; row++)
    for (let column = -1; column * side * 1.732 < width + side; column++) {
      const [cx, cy] = [(column + (row % 2 ? 0.5 : 0)) * side * 1.732, row * side * 1.5]
      const tone = dice.pick(tones)
      const corners = [30, 90, 150, 210, 270, 330].map(
        (d): Point => [
          cx + Math.cos((d * Math.PI) / 180) * (side - 3),
          cy + Math.sin((d * Math.PI) / 180) * (side - 3),
        ],
      )
      joined[tone] = (joined[tone] ?? '') + outline(corners)
    }
  const painted = Object.entries(joined).map(([tone, d]) => fill(d, tone))
  return fill(box(0, 0, width, height), '#74301f') + painted.join('')
}

/** Leaves of sun that a pierced wall lets through, in a slanting band. */
const sunLeaves = many(9, (i) =>
  many(3, (k) => {
    const [x, y] = [-40 + i * 130 + k * 84, 1010 - i * 118 - k * 16 + k * 96]
    return [
      [46, -40],
      [46, 40],
      [-46, 40],
      [-46, -40],
    ]
      .map(([a, b]) => leaf([x, y], [x + a!, y + b!], 14))
      .join('')
  }),
)

/** Tables seen from above, five chairs at each: who has sat down has a table of their own further on. */
export function mesas(canvas: Canvas): string {
  const others: Table[] = [
    { at: [150, 90], size: 0.74, turn: 12, cloth: '#8fb9dd', check: '#2f66a6', chairs: '#fdf8ea', hats: ['#1f6a43'] },
    {
      at: [1490, 170],
      size: 0.74,
      turn: 40,
      cloth: '#f0a2a4',
      check: '#c92c50',
      chairs: '#ffb53d',
      hats: ['', '#2f66a6', '', '#c92c50'],
    },
    { at: [1330, 880], size: 0.74, turn: -14, cloth: '#dfe9b8', check: '#1f6a43', chairs: '#f0a2a4', hats: [] },
    {
      at: [120, 830],
      size: 0.74,
      turn: 30,
      cloth: '#fdf8ea',
      check: '#b94a2a',
      chairs: '#9cb84a',
      hats: ['', '', '#2f66a6'],
    },
  ]
  return [
    hexagons(canvas),
    fill(sunLeaves, '#ffc66e', 0.55),
    ...others.map((other) => table({ ...other, laid: cup(-50, 20, '#2f66a6') + cup(60, -30, '#c92c50') })),
    table({
      at: [760, 452],
      size: 1.08,
      turn: 18,
      cloth: '#ffcb5c',
      check: '#e8922a',
      chairs: '#c92c50',
      hats: ['#c92c50', '', '#1f6a43', '#2f66a6', ''],
      laid: ringCake + cup(-104, -70, '#2f66a6') + cup(108, -46, '#1f6a43') + cup(6, 118, '#c92c50'),
    }),
  ].join('')
}

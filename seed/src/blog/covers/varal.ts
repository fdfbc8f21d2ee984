import { box, fill, line, many, outline, oval, type Point, smooth, within } from '../../pictures/brush.ts'
import { darker, lighter, mix, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

/** The hours of a day, from before dawn to night. */
const hours = [
  '#3a3468',
  '#8a6291',
  '#f0a2a4',
  '#ffd7a0',
  '#cfe6f2',
  '#a9d0ea',
  '#8fc0e4',
  '#a9cbe0',
  '#ffcf7d',
  '#f59a4a',
  '#c9573f',
  '#74386a',
  '#2b2654',
] as const

/** Where the line hangs, at `x`. */
const sag = (x: number) => 250 + 120 * (1 - ((x - 800) / 800) ** 2)

/** Something pegged at `x`, drawn downwards from the line with its middle on 0. */
function pegged(x: number, half: number, drawn: string): string {
  const pegs = [-half, half].map((at) => line(`M${at} -12v30`, '#9a5f35', 11)).join('')
  const [left, right] = [sag(x - half), sag(x + half)]
  const lean = (Math.atan2(right - left, half * 2) * 110) / Math.PI
  return `<g transform="translate(${x} ${Math.round((left + right) / 2)}) rotate(${lean.toFixed(1)})">${drawn}${pegs}</g>`
}

/** A shape in two tones: its right side is away from the light. */
const cloth = (d: string, colour: string, inside = '') =>
  fill(d, colour) + within(d, `${inside}${fill(box(26, -20, 400, 600), darker(colour, 0.5), 0.2)}`)

const shirt = (colour: string, inside = '') =>
  cloth('M-70 0L-34 -8Q0 22 34 -8L70 0L128 62L84 104L70 88V236Q0 250 -70 236V88L-84 104L-128 62Z', colour, inside)

const towel = (colour: string, stripe: string) =>
  cloth(
    'M-80 0H80L86 270Q40 258 0 270T-86 268Z',
    colour,
    fill(box(-100, 190, 200, 22) + box(-100, 226, 200, 10), stripe),
  )

const dress = (colour: string) =>
  cloth(
    'M-52 0L-30 0Q0 34 30 0L52 0L46 84L118 248Q60 270 0 258T-118 248L-46 84Z',
    colour,
    fill(
      many(20, (i) => oval(-84 + (i % 5) * 42 + (i % 2) * 10, 122 + Math.floor(i / 5) * 36 + (i % 2) * 12, 9)),
      '#fdf8ea',
      0.9,
    ) + fill(box(-60, 78, 120, 16), darker(colour, 0.3)),
  )

const socks = (colour: string) =>
  [-30, 34]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)">${cloth('M-20 0H20V104Q54 116 58 138Q54 152 24 150Q-22 148 -20 112Z', colour, fill(box(-30, 18, 60, 12), '#fdf8ea') + fill(box(-30, 42, 60, 12), '#fdf8ea'))}</g>`,
    )
    .join('')

const apron = (colour: string) =>
  cloth('M-46 0H46L54 70Q96 92 98 130L88 250Q0 268 -88 250L-98 130Q-96 92 -54 70Z', colour) +
  cloth('M-44 140H44V206Q0 220 -44 206Z', lighter(colour, 0.35)) +
  line('M-96 116Q-136 150 -128 214M96 116Q136 150 124 208', colour, 11)

const shorts = (colour: string) => cloth('M-72 0H72L98 158Q54 170 16 160L0 70L-16 160Q-54 170 -98 158Z', colour)

const tiles = (y: number) =>
  many(27, (i) => {
    const x = i * 62 - 20
    const tone = [paint.terracotta, '#c65a36', '#a8432a', '#d2683f'][(i * 7) % 4]!
    return (
      fill(`M${x} ${y + 52}V${y + 20}Q${x + 31} ${y - 22} ${x + 62} ${y + 20}V${y + 52}Z`, tone) +
      fill(`M${x + 13} ${y + 52}V${y + 28}Q${x + 31} ${y} ${x + 49} ${y + 28}V${y + 52}Z`, '#5d2320')
    )
  })

/** A day's washing, each piece in the light of its own hour. */
export function varal({ width, height, dice }: Canvas): string {
  const wide = width / hours.length
  const sky = hours.map((colour, i) => fill(box(i * wide, 0, wide + 1, height), colour)).join('')
  const suns = Array.from({ length: 5 }, (_, i): Point => {
    const x = wide * (3.2 + i * 1.6)
    return [x, 520 - 400 * Math.sin(((x - wide * 1.6) / (wide * 9.6)) * Math.PI)]
  })
  const sun = suns
    .map(([x, y], i) => {
      const colour = mix('#fff3c4', i === 0 || i === 4 ? '#ffb53d' : '#fff8dc', 0.7)
      return fill(oval(x, y, 54), '#fff3cf', 0.3) + fill(oval(x, y, 38), colour)
    })
    .join('')
  const stars = many(18, (i) =>
    oval(i % 3 ? dice.between(width - wide * 2, width - 14) : dice.between(10, wide), dice.between(20, 560), 3),
  )
  const moon = fill(`M${width - 62} 92a46 46 0 1 1 -34 84a52 52 0 0 0 34 -84Z`, '#fdf3d0')
  const hung = smooth(
    Array.from({ length: 9 }, (_, i): Point => [i * 200, sag(i * 200)]),
    false,
  )
  const wall = [
    fill(box(0, 720, width, 180), '#e7e0ea'),
    fill(box(0, 720, width, 34), '#8d86ab', 0.5),
    line(
      many(70, () => {
        const [x, y] = [dice.between(0, width), dice.between(770, 890)]
        return outline(
          [
            [x, y],
            [x + dice.between(20, 46), y + dice.between(-3, 3)],
          ],
          false,
        )
      }),
      '#fdf8ea',
      8,
      0.7,
    ),
    tiles(682),
  ].join('')
  return [
    sky,
    fill(stars, '#fdf3d0', 0.9),
    moon,
    sun,
    line(hung, '#fdf8ea', 6),
    line('M915 372L948 900', '#7a4526', 15) + line('M915 372l-22 -30M915 372l18 -34', '#7a4526', 12),
    pegged(130, 70, towel('#6d7fc4', '#fdf8ea')),
    pegged(346, 34, socks(paint.hibiscus)),
    pegged(540, 46, dress('#d8433f')),
    pegged(782, 60, shirt('#fdf8ea', fill(box(-140, 118, 280, 36), paint.leaf))),
    pegged(1010, 66, shorts(paint.blue)),
    pegged(1222, 44, apron(paint.mango)),
    pegged(1466, 64, shirt('#2b7f7c')),
    wall,
  ].join('')
}

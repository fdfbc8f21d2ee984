import { blob, box, fill, group, line, many, oval, type Point, smooth } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { foliage, sky, someone, standing, strip } from '../outdoors.ts'
import { darker, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

const bright = ['#ffb53d', '#e23e57', '#3f8fd0', '#3fae6a', '#fdf3df', '#f27ba0', '#8e6ad0']

/** A string of little paper flags from one pole to the other. */
function flags(dice: Dice, from: Point, to: Point, sag: number, size: number, dim = 0): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.15))
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ]
  const cord = line(smooth([0, 0.25, 0.5, 0.75, 1].map(at), false), '#2a1a30', 3.5)
  const byColour = new Map<string, string>()
  const folds: string[] = []
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count)
    const lean = dice.between(-0.16, 0.16) * size
    const [wide, long] = [size * 0.78, size * 1.05]
    const flag = `M${Math.round(x - wide / 2)} ${Math.round(y)}h${Math.round(wide)}l${Math.round(lean)} ${Math.round(long)}l${Math.round(-wide / 2)} ${Math.round(-long * 0.3)}l${Math.round(-wide / 2)} ${Math.round(long * 0.3)}Z`
    const colour = bright[(i + (dice.next() < 0.2 ? 1 : 0)) % bright.length]!
    byColour.set(colour, (byColour.get(colour) ?? '') + flag)
    folds.push(
      `M${Math.round(x + wide * 0.1)} ${Math.round(y)}h${Math.round(wide * 0.4)}l${Math.round(lean)} ${Math.round(long)}l${Math.round(-wide * 0.36)} ${Math.round(-long * 0.24)}Z`,
    )
  }
  return (
    [...byColour].map(([colour, d]) => fill(d, darker(colour, dim))).join('') +
    fill(folds.join(''), paint.dusk, 0.22) +
    cord
  )
}

function fire(dice: Dice, x: number, y: number, s: number): string {
  const tongue = (reach: number, wide: number, colour: string) => {
    const tips: Point[] = []
    const count = 5
    for (let i = 0; i <= count * 2; i++) {
      const way = i / (count * 2) - 0.5
      const high =
        i % 2 ? reach * (1 - Math.abs(way) * 1.3) * dice.between(0.8, 1.15) : reach * (0.42 - Math.abs(way) * 0.6)
      tips.push([x + way * wide + (i % 2 ? dice.between(-0.06, 0.06) * wide : 0), y - Math.max(0, high)])
    }
    return fill(`${smooth(tips, false)}Q${x} ${y + s * 0.18} ${tips[0]![0]} ${tips[0]![1]}Z`, colour)
  }
  const log = (dx: number, turn: number, long: number) =>
    group(
      `translate(${x + dx} ${y}) rotate(${turn})`,
      fill(box(-long / 2, -s * 0.075, long, s * 0.15), '#4a2318') +
        fill(box(-long / 2, -s * 0.075, long, s * 0.045), '#c4622a') +
        line(
          many(5, (i) => `M${-long / 2 + i * long * 0.2} ${s * 0.02}h${long * 0.12}`),
          '#2a120f',
          4,
        ) +
        fill(oval(long / 2, 0, s * 0.035, s * 0.075), '#e39a52') +
        line(oval(long / 2, 0, s * 0.018, s * 0.04), '#8a4a28', 3),
    )
  return [
    log(0, 0, s * 1.35) + log(-s * 0.1, -14, s * 1.2),
    tongue(s * 1.55, s * 1.1, '#c8331f'),
    tongue(s * 1.28, s * 0.92, '#ee6a1f'),
    tongue(s * 0.98, s * 0.72, '#ffa52e'),
    tongue(s * 0.68, s * 0.5, '#ffd65e'),
    tongue(s * 0.4, s * 0.3, '#fff3c0'),
    log(s * 0.08, 14, s * 1.3) + log(-s * 0.02, -5, s * 1.05),
    fill(
      many(26, () => {
        const up = dice.next()
        return oval(
          x + dice.between(-0.6, 0.6) * s * (0.4 + up),
          y - s * 0.7 - up * s * 2,
          dice.between(2, 6),
          dice.between(3, 8),
        )
      }),
      '#ffc95e',
    ),
  ].join('')
}

const stars = ({ width, dice }: Canvas, below: number) =>
  fill(
    many(70, () => oval(dice.between(0, width), dice.between(0, below), dice.between(1.5, 4))),
    '#ffeec2',
    0.85,
  )

/** The yard at night, with the light of the fire in rings on the ground. */
function yard(canvas: Canvas, horizon: number, x: number, y: number): string {
  const { width, height, dice } = canvas
  const ring = (rx: number, colour: string) => fill(blob(dice, x, y, rx, rx * 0.3, 0.05, 14), colour)
  return [
    sky(dice, width, horizon, '#14153a', '#4a3570', 6),
    stars(canvas, horizon * 0.8),
    fill(strip(dice, width, horizon - 60, horizon + 20, 30, 9), '#221f4a'),
    fill(box(0, horizon - 6, width, height - horizon + 6), '#3a2440'),
    ring(1050, '#4d2b40') + ring(800, '#6b3540') + ring(560, '#934838') + ring(360, '#c4662e') + ring(210, '#efa044'),
    line(
      many(110, () => {
        const a = dice.between(0, 6.28)
        const q = dice.between(150, 900)
        const [px, py] = [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.3]
        return `M${Math.round(px)} ${Math.round(py)}q16 -6 34 0`
      }),
      '#2a1630',
      5,
      0.5,
    ),
    line(
      many(60, () => {
        const a = dice.between(0, 6.28)
        const q = dice.between(120, 520)
        const [px, py] = [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.3]
        return `M${Math.round(px)} ${Math.round(py)}q14 -6 28 0`
      }),
      '#ffc76a',
      4,
      0.6,
    ),
  ].join('')
}

/** Somebody between us and the fire: dark, with an edge of light. */
function against(dice: Dice, x: number, y: number, tall: number, towardsFire: number, hat = true): string {
  const who = someone(dice, {
    style: hat ? 'hat' : dice.pick(['afro', 'bun', 'long']),
    dress: dice.next() < 0.45,
    arms: dice.pick(['down', 'hips', 'out', 'up']),
  })
  const dark = {
    ...who,
    skin: mix(who.skin, '#2a1638', 0.6),
    shirt: mix(who.shirt, '#2a1638', 0.5),
    legs: mix(who.legs, '#1d1230', 0.6),
    hair: mix(who.hair, '#1d1230', 0.5),
  }
  const lit = { ...who, skin: '#ffb867', shirt: '#ffae4a', legs: '#e07a3a', hair: '#d98442' }
  const long = tall * 0.7
  return [
    fill(
      smooth([
        [x - tall * 0.07, y],
        [x - towardsFire * long * 0.3, y + long * 0.3],
        [x - towardsFire * long * 0.4 + tall * 0.16, y + long * 0.34],
        [x + tall * 0.09, y],
      ]),
      '#1c1030',
      0.45,
    ),
    standing(x + towardsFire * tall * 0.012, y - 3, tall, lit),
    standing(x, y, tall, dark),
  ].join('')
}

function pole(x: number, top: number, foot: number): string {
  return fill(box(x - 9, top, 18, foot - top), '#4a2c2a') + fill(box(x - 9, top, 6, foot - top), '#a05c38')
}

function lamps(from: Point, to: Point, sag: number, count: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ]
  const bulb = (r: number) => many(count, (i) => oval(...at((i + 0.5) / count), r))
  return (
    line(smooth([0, 0.25, 0.5, 0.75, 1].map(at), false), '#120f2c', 4) +
    fill(bulb(34), '#ffcf73', 0.16) +
    fill(bulb(22), '#ffcf73', 0.25) +
    fill(bulb(11), '#fff0c0')
  )
}

export const bonfire: Scene = {
  fogueira: {
    shape: '4:3',
    alt: {
      pt: 'Noite de arraiá: fogueira alta no quintal, bandeirinhas coloridas e gente de costas em volta.',
      en: 'June festival night: a tall bonfire in the yard, colored paper flags and people from behind.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        yard(canvas, 640, 800, 930),
        foliage(dice, 180, 480, 260, 260, '#23335a', 16, false) +
          foliage(dice, 1480, 500, 220, 240, '#23335a', 16, false),
        flags(dice, [-40, 90], [1640, 140], 150, 58, 0.1) +
          flags(dice, [-40, 250], [1000, -80], 110, 62) +
          flags(dice, [620, -80], [1640, 290], 110, 64),
        fire(dice, 800, 940, 300),
        against(dice, 330, 1070, 420, 1) +
          against(dice, 520, 1120, 400, 1, false) +
          against(dice, 1120, 1120, 430, -1) +
          against(dice, 1310, 1080, 390, -1, false) +
          against(dice, 950, 1170, 250, -1),
      ].join('')
    },
  },
  bandeirinhas: {
    shape: '3:4',
    alt: {
      pt: 'Fileiras de bandeirinhas de papel e lâmpadas sobre o quintal no começo da noite.',
      en: 'Rows of little paper flags and light bulbs above the yard at nightfall.',
    },
    paint: (canvas) => {
      const { width, height, dice } = canvas
      return [
        sky(dice, width, 1260, '#2a2a66', '#f2a37c', 8, '#7a4a8c'),
        stars(canvas, 500),
        foliage(dice, 120, 1020, 260, 230, '#1f3d4c', 18, false) +
          foliage(dice, 1110, 1000, 260, 260, '#1f3d4c', 18, false),
        many(6, (i) =>
          flags(dice, [-40, 160 + i * 130], [width + 40, 100 + i * 150], 150 - i * 8, 96 - i * 9, i * 0.05),
        ),
        lamps([-40, 90], [1240, 240], 120, 9) + lamps([-40, 620], [1240, 520], 150, 10),
        fill(strip(dice, width, 1220, height, 10), '#5a3448') +
          fill(strip(dice, width, 1290, height, 12), '#7a4540') +
          fill(strip(dice, width, 1400, height, 12), '#9a5a42'),
        pole(90, 560, 1300) + pole(1120, 560, 1300),
        fire(dice, 600, 1290, 90),
        against(dice, 300, 1420, 300, 1) +
          against(dice, 400, 1450, 290, 1, false) +
          against(dice, 840, 1430, 310, -1) +
          against(dice, 960, 1470, 200, -1),
      ].join('')
    },
  },
  quadrilha: {
    shape: '16:9',
    alt: {
      pt: 'A quadrilha dança debaixo das bandeirinhas: vestidos de chita e chapéus de palha, todos de costas.',
      en: 'The square dance under paper flags: calico dresses and straw hats, all seen from behind.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const couple = (x: number, y: number, tall: number, i: number) => {
        const dress = someone(dice, {
          dress: true,
          style: dice.pick(['tail', 'bun', 'long']),
          shirt: bright[i % bright.length]!,
          arms: 'out',
        })
        const hat = someone(dice, {
          style: 'hat',
          shirt: bright[(i + 3) % bright.length]!,
          arms: i % 2 ? 'up' : 'hips',
        })
        const ruffle = many(5, (k) =>
          oval(x - tall * 0.13 + k * tall * 0.065, y - tall * 0.28, tall * 0.036, tall * 0.02),
        )
        return (
          fill(oval(x + tall * 0.24, y + 4, tall * 0.44, tall * 0.05), '#2a1630', 0.45) +
          standing(x + tall * 0.42, y, tall * 1.06, hat) +
          standing(x, y, tall, dress) +
          fill(ruffle, '#fdf3df')
        )
      }
      return [
        sky(dice, 1600, 420, '#191a45', '#6a4380', 5),
        stars(canvas, 300),
        fill(box(0, 400, 1600, 500), '#6a3a40') +
          fill(strip(dice, 1600, 470, 920, 10), '#8a4c40') +
          fill(strip(dice, 1600, 590, 920, 10), '#a9603f') +
          fill(strip(dice, 1600, 740, 920, 12), '#bd7444'),
        line(
          many(90, () => `M${Math.round(dice.between(0, 1600))} ${Math.round(dice.between(490, 890))}q16 -6 36 0`),
          '#5a2c38',
          5,
          0.5,
        ),
        fill('M1180 420V250L1350 170L1520 250V420Z', '#8a5a78') +
          fill('M1350 420V170L1520 250V420Z', '#6d4768') +
          fill('M1150 262L1350 160L1550 262L1540 290L1350 196L1160 290Z', '#4f2440') +
          fill(box(1300, 310, 90, 110) + box(1210, 310, 60, 60) + box(1425, 310, 60, 60), '#ffdf8a') +
          fill('M1300 420H1390L1450 470H1270Z', '#ffdf8a', 0.35) +
          line('M1240 310V370M1210 340H1270M1455 310V370M1425 340H1485', '#6d4768', 6),
        lamps([-40, 60], [1640, 120], 110, 13),
        flags(dice, [-40, 20], [1640, 40], 130, 60, 0.1) + flags(dice, [-40, 150], [1640, 170], 110, 66),
        couple(230, 640, 260, 0) + couple(640, 620, 250, 1) + couple(1060, 636, 258, 2),
        couple(60, 850, 380, 4) + couple(560, 860, 390, 3) + couple(1120, 858, 386, 5),
      ].join('')
    },
  },
}

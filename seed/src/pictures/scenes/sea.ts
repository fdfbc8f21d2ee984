import { box, fill, group, leaf, line, many, outline, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, hill, ripples, sitting, sky, someone, standing, strip } from '../outdoors.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

interface Hour {
  high: string
  mid?: string
  low: string
  sun?: { x: number; y: number; r: number; colour: string }
  cloud: string
  cloudShade: string
  far: string
  near: string
  sea: string
  shallows: string
  glitter: string
  sand: string
}

const hours: Record<'noon' | 'gold' | 'sunset', Hour> = {
  noon: {
    high: '#5aa9dc',
    low: '#cfeaf0',
    cloud: '#fffaf0',
    cloudShade: '#b9d5e6',
    far: '#6f9cb5',
    near: '#2f7d69',
    sea: '#1f7fa5',
    shallows: '#54bdb9',
    glitter: '#e9fbf3',
    sand: '#f0d7a0',
  },
  gold: {
    high: '#7fb0cf',
    low: '#ffd489',
    sun: { x: 0.66, y: 0.36, r: 62, colour: '#fff3c4' },
    cloud: '#ffe9bd',
    cloudShade: '#e5a37c',
    far: '#8d86a0',
    near: '#55597c',
    sea: '#3f7f98',
    shallows: '#e0b37f',
    glitter: '#fff0bd',
    sand: '#dca868',
  },
  sunset: {
    high: '#38366f',
    mid: '#b24d7c',
    low: '#ff9a55',
    sun: { x: 0.5, y: 0.44, r: 74, colour: '#ffe08a' },
    cloud: '#f58a63',
    cloudShade: '#93497a',
    far: '#5b3f78',
    near: '#2f2757',
    sea: '#46407e',
    shallows: '#c9697a',
    glitter: '#ffcf80',
    sand: '#7a5570',
  },
}

/** Sky, hills, water down to the sand; `horizon` and `shore` are heights in the picture. */
function shoreOf({ width, height, dice }: Canvas, hour: Hour, horizon: number, shore: number, loaf: boolean): string {
  const sun = hour.sun && ([hour.sun.x * width, horizon * (hour.sun.y / 0.5), hour.sun.r] as const)
  const loafHill: Point[] = [
    [-60, horizon],
    [60, horizon - 90],
    [150, horizon - 120],
    [220, horizon - 290],
    [300, horizon - 330],
    [370, horizon - 250],
    [400, horizon - 110],
    [520, horizon - 60],
    [640, horizon],
  ]
  const range: Point[] = Array.from({ length: 9 }, (_, i) => [
    width * (0.42 + i * 0.08),
    horizon - (i % 2 ? dice.between(50, 130) : dice.between(10, 60)) * (i ? 1 : 0),
  ])
  const bands = many(6, (i) => {
    const way = (i + 1) / 6
    return fill(
      strip(dice, width, horizon + (shore - horizon) * way ** 1.5 * 0.92, shore + 60, 5 + way * 8, 6),
      mix(hour.sea, hour.shallows, way),
    )
  })
  const foam = (y: number, wide: number) => line(strip(dice, width, y, y, 12, 8).split('L')[0]!, '#fffaf0', wide, 0.9)
  return [
    sky(dice, width, horizon, hour.high, hour.low, 7, hour.mid),
    sun
      ? fill(oval(sun[0], sun[1], sun[2] * 2.3), hour.sun!.colour, 0.22) +
        fill(oval(sun[0], sun[1], sun[2] * 1.6), hour.sun!.colour, 0.3) +
        fill(oval(...sun), hour.sun!.colour)
      : '',
    many(5, () =>
      cloud(
        dice,
        dice.between(0, width),
        dice.between(0.12, 0.72) * horizon,
        dice.between(90, 210),
        hour.cloud,
        hour.cloudShade,
      ),
    ),
    hill(dice, range, horizon + 4, hour.far, lighter(hour.far, 0.25)),
    loaf ? hill(dice, loafHill, horizon + 4, hour.near, lighter(hour.near, 0.28)) : '',
    fill(box(0, horizon, width, height - horizon), hour.sea),
    bands,
    ripples(dice, width, horizon + 6, shore - 30, 130, darker(hour.sea, 0.3), 0.4),
    ripples(dice, width, horizon + 6, shore - 30, sun ? 60 : 110, hour.glitter, 0.6),
    sun ? ripples(dice, width, horizon + 4, shore - 24, 130, hour.glitter, 0.95, sun[0]) : '',
    fill(strip(dice, width, shore - 6, height + 40, 12, 5), mix(hour.sand, hour.shallows, 0.5)),
    foam(shore - 22, 13),
    foam(shore + 2, 7),
    fill(strip(dice, width, shore + 34, height + 40, 14, 5), darker(hour.sand, 0.16)),
    fill(strip(dice, width, shore + 80, height + 40, 16, 5), hour.sand),
    line(
      many(70, () => {
        const [x, y] = [dice.between(0, width), dice.between(shore + 110, height)]
        return `M${Math.round(x)} ${Math.round(y)}q18 -8 40 -1`
      }),
      darker(hour.sand, 0.25),
      5,
      0.55,
    ),
    line(
      many(50, () => {
        const [x, y] = [dice.between(0, width), dice.between(shore + 100, height)]
        return `M${Math.round(x)} ${Math.round(y)}q22 -7 46 0`
      }),
      lighter(hour.sand, 0.5),
      6,
      0.6,
    ),
  ].join('')
}

function parasol(x: number, y: number, size: number, one: string, other: string, lean: number): string {
  const rim = (i: number): Point => [-size + (i / 6) * size * 2, Math.sin((i / 6) * Math.PI) * size * 0.16]
  const dome = `M${-size} 0C${-size * 0.9} ${-size * 0.72} ${-size * 0.35} ${-size * 0.92} 0 ${-size * 0.94}S${size * 0.9} ${-size * 0.72} ${size} 0`
  const edge = many(6, (i) => {
    const [a, b] = [rim(5 - i), rim(6 - i)]
    return `Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - size * 0.05} ${a[0]} ${a[1]}`
  })
  const whole = `${dome}${edge}Z`
  const gores = many(3, (i) => {
    const [a, b] = [rim(i * 2), rim(i * 2 + 1)]
    return fill(
      `M0 ${-size * 0.96}Q${a[0] * 0.85} ${-size * 0.7} ${a[0]} ${a[1] + 30}L${b[0]} ${b[1] + 30}Q${b[0] * 0.85} ${-size * 0.7} 0 ${-size * 0.96}Z`,
      other,
    )
  })
  return group(
    `translate(${x} ${y}) rotate(${lean})`,
    [
      line(`M0 ${-size * 0.9}V${size * 1.5}`, '#f5ead6', size * 0.05),
      line(`M${size * 0.012} ${-size * 0.1}V${size * 1.5}`, '#a48f8a', size * 0.02),
      fill(whole, one),
      within(
        whole,
        gores +
          fill(
            `M${size * 0.1} ${-size}C${size * 0.7} ${-size * 0.6} ${size * 0.5} ${-size * 0.1} ${size * 0.36} ${size * 0.3}H${size * 1.2}V${-size}Z`,
            paint.dusk,
            0.24,
          ) +
          fill(oval(-size * 0.5, -size * 0.5, size * 0.3, size * 0.26), '#fff8dc', 0.25),
      ),
      fill(oval(0, -size * 0.96, size * 0.04, size * 0.05), other),
    ].join(''),
  )
}

const longShadow = (x: number, y: number, long: number, wide: number, colour: string) =>
  fill(
    smooth([
      [x - wide, y],
      [x + long * 0.5, y - wide * 0.35],
      [x + long, y + wide * 0.2],
      [x + long * 0.6, y + wide * 0.7],
      [x, y + wide * 0.5],
    ]),
    colour,
    0.4,
  )

/** A kanga spread on the sand. */
function kanga(x: number, y: number, wide: number, colour: string): string {
  const shape: Point[] = [
    [x - wide, y],
    [x - wide * 0.6, y - wide * 0.34],
    [x + wide, y - wide * 0.3],
    [x + wide * 0.8, y + wide * 0.1],
  ]
  return (
    fill(outline(shape.map(([a, b]): Point => [a + 14, b + 12])), paint.dusk, 0.28) +
    fill(outline(shape), colour) +
    within(
      outline(shape),
      line(
        many(6, (i) => `M${x - wide + i * wide * 0.36} ${y + 30}l${wide * 0.5} ${-wide * 0.5}`),
        lighter(colour, 0.6),
        12,
        0.8,
      ),
    )
  )
}

function palm(dice: Dice, x: number, foot: number, tall: number, dark: string): string {
  const top: Point = [x + tall * 0.22, foot - tall]
  const trunk = `M${x - 22} ${foot}Q${x + 10} ${foot - tall * 0.6} ${top[0] - 9} ${top[1]}L${top[0] + 9} ${top[1]}Q${x + 46} ${foot - tall * 0.6} ${x + 26} ${foot}Z`
  const rings = many(16, (i) => `M${x - 20 + i * 5} ${foot - i * tall * 0.055}q24 12 46 0`)
  const fronds = many(10, (i) => {
    const angle = (-196 + i * 21.5 + (i > 4 ? 14 : 0)) * (Math.PI / 180)
    const tip: Point = [top[0] + Math.cos(angle) * tall * 0.52, top[1] + Math.sin(angle) * tall * 0.3 + tall * 0.12]
    const bend: Point = [(top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2 - tall * 0.14]
    const along = (t: number): Point => [
      (1 - t) ** 2 * top[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
      (1 - t) ** 2 * top[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
    ]
    const blades = many(13, (k) => {
      const p = along((k + 1) / 14)
      const long = tall * (0.2 - k * 0.008) * dice.between(0.8, 1.1)
      return (
        leaf(p, [p[0] + (tip[0] - top[0]) * 0.2, p[1] + long], tall * 0.022) +
        leaf(p, [p[0] + (tip[0] - top[0]) * 0.3, p[1] - long * 0.25], tall * 0.016)
      )
    })
    return (
      fill(blades, i % 2 ? dark : lighter(dark, 0.2)) +
      line(smooth([top, along(0.33), along(0.66), tip], false), lighter(dark, 0.34), 5)
    )
  })
  return fill(trunk, darker('#8a6a52', 0.25)) + within(trunk, line(rings, darker('#8a6a52', 0.55), 5, 0.7)) + fronds
}

const friends = (dice: Dice) => ({
  one: someone(dice, { style: 'long', hair: '#2a1a12' }),
  two: someone(dice, { style: 'short' }),
  three: someone(dice, { style: 'hat', dress: true, shirt: '#fbf1dc' }),
})

export const sea: Scene = {
  'meio-dia': {
    shape: '4:3',
    alt: {
      pt: 'Dia de praia: três pessoas de costas debaixo do guarda-sol listrado, olhando o mar azul.',
      en: 'Beach day: three people from behind under a striped beach umbrella, looking at the blue sea.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const { one, two, three } = friends(dice)
      return [
        shoreOf(canvas, hours.noon, 460, 760, true),
        standing(1290, 880, 330, { ...three, arms: 'hips' }),
        standing(
          1180,
          884,
          190,
          someone(dice, { style: 'tail', shirt: paint.hibiscus, legs: paint.hibiscus, arms: 'up' }),
        ),
        longShadow(760, 1090, 520, 70, '#6b4a52'),
        kanga(740, 1120, 360, paint.teal),
        sitting(600, 1090, 320, { ...one, shirt: paint.mango, legs: '#3c5a84' }),
        sitting(850, 1095, 335, { ...two, shirt: '#f4ede0', legs: paint.blue }),
        parasol(700, 770, 380, '#fdf3df', paint.hibiscus, -9),
        fill(box(1230, 1050, 150, 100), paint.blue) +
          fill(box(1230, 1050, 150, 26), '#fdf8ea') +
          fill(box(1330, 1076, 50, 74), paint.dusk, 0.3),
      ].join('')
    },
  },
  tarde: {
    shape: '16:9',
    alt: {
      pt: 'Fim de tarde dourado na praia: duas pessoas de costas na areia e o sol fazendo caminho na água.',
      en: 'Golden late afternoon at the beach: two people from behind, the sun making a path on the water.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const { one, two } = friends(dice)
      return [
        shoreOf(canvas, hours.gold, 380, 600, true),
        longShadow(560, 842, -330, 40, '#5a3a4a'),
        standing(600, 846, 360, { ...two, arms: 'out', shirt: paint.teal }),
        standing(512, 850, 200, someone(dice, { style: 'tail', dress: true, shirt: paint.mango })),
        longShadow(760, 866, -260, 40, '#5a3a4a'),
        standing(730, 860, 340, { ...one, dress: true, shirt: paint.hibiscus }),
        palm(dice, 1390, 920, 680, '#2c5a4a'),
      ].join('')
    },
  },
  'por-do-sol': {
    shape: '1:1',
    alt: {
      pt: 'Sol se pondo atrás do morro, o céu cor de goiaba e o mar roxo com brilho de ouro.',
      en: 'The sun going down by the hill, a guava sky and a purple sea with golden light.',
    },
    paint: (canvas) =>
      [
        shoreOf(canvas, hours.sunset, 820, 1270, true),
        palm(canvas.dice, 1250, 1620, 1050, '#241f48'),
        sitting(560, 1480, 300, someone(canvas.dice, { shirt: '#5b4a7c', legs: '#2c2752', style: 'bun' })),
        sitting(800, 1490, 320, someone(canvas.dice, { shirt: '#8a4a6c', legs: '#2c2752', style: 'short' })),
      ].join(''),
  },
  jangada: {
    shape: '3:4',
    alt: {
      pt: 'Jangada de vela amarela no mar claro, vista da areia por baixo do coqueiro.',
      en: 'A raft with a yellow sail on a clear sea, seen from the sand under a palm tree.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const sail = (x: number, y: number, s: number) =>
        [
          fill(
            `M${x - s * 0.5} ${y}q${s * 0.5} ${s * 0.2} ${s} 0l${-s * 0.08} ${s * 0.1}q${-s * 0.4} ${s * 0.08} ${-s * 0.84} 0Z`,
            '#7a4426',
          ),
          fill(
            `M${x - s * 0.06} ${y}V${y - s * 1.5}Q${x + s * 0.9} ${y - s * 0.5} ${x + s * 0.5} ${y - s * 0.05}Z`,
            paint.mango,
          ),
          fill(
            `M${x - s * 0.06} ${y}V${y - s * 1.5}Q${x + s * 0.2} ${y - s * 0.6} ${x + s * 0.1} ${y - s * 0.03}Z`,
            '#ffdf95',
          ),
          line(`M${x - s * 0.07} ${y + 4}V${y - s * 1.54}`, '#5b331e', 8),
          ripples(dice, 0, y + s * 0.1, y + s * 0.5, 24, '#ffe9b0', 0.7, x),
        ].join('')
      return [
        shoreOf(canvas, hours.noon, 640, 1130, false),
        sail(820, 860, 210),
        sail(330, 700, 80),
        palm(dice, 60, 1600, 1180, '#22623f'),
        kanga(760, 1470, 250, paint.hibiscus),
        sitting(760, 1460, 260, someone(dice, { style: 'hat', shirt: '#fdf3df' })),
      ].join('')
    },
  },
}

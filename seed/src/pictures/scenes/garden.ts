import { blob, box, fill, group, leaf, line, many, outline, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, foliage, sky, someone, standing, strip } from '../outdoors.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

function mango(x: number, y: number, r: number, turn = 20): string {
  const shape = `M0 ${-r}C${r * 0.8} ${-r} ${r * 0.95} ${r * 0.2} ${r * 0.5} ${r * 0.9}C${r * 0.1} ${r * 1.35} ${-r * 0.7} ${r} ${-r * 0.8} ${r * 0.1}C${-r * 0.85} ${-r * 0.6} ${-r * 0.5} ${-r} 0 ${-r}Z`
  return group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`,
    fill(shape, '#e2862c') +
      within(
        shape,
        fill(oval(r * 0.6, -r * 0.3, r * 0.8, r), '#c23f3a') +
          fill(oval(-r * 0.3, r * 0.2, r * 0.62, r * 0.8), '#ffb53d') +
          fill(oval(-r * 0.4, r * 0.1, r * 0.32, r * 0.44), '#ffd77a') +
          fill(oval(-r * 0.46, -r * 0.1, r * 0.1, r * 0.16), '#fff3cf'),
      ) +
      line(`M0 ${-r}V${-r * 1.3}`, '#5b3620', r * 0.12),
  )
}

/** The trunk and its limbs. */
function trunk(x: number, foot: number, top: number, wide: number): string {
  const t = (a: number, b: number): Point => [x + a * wide, foot - b * (foot - top)]
  const shape = smooth([
    t(-0.9, -0.02),
    t(-0.45, 0.12),
    t(-0.38, 0.5),
    t(-1.5, 0.98),
    t(-1.1, 1.04),
    t(-0.2, 0.72),
    t(0, 1.1),
    t(0.3, 0.74),
    t(1.3, 1.02),
    t(1.6, 0.94),
    t(0.42, 0.5),
    t(0.48, 0.14),
    t(1, -0.02),
    t(0, 0.02),
  ])
  const bark = many(16, (i) => {
    const a = -0.36 + ((i * 7) % 16) * 0.048
    const b = 0.05 + i * 0.032
    return `M${Math.round(t(a, b)[0])} ${Math.round(t(a, b)[1])}q6 -26 -2 -54`
  })
  return (
    fill(shape, '#5d3a2b') +
    within(
      shape,
      fill(outline([t(-2, 1.2), t(-0.12, 1.2), t(-0.1, 0.5), t(-0.16, 0.1), t(-0.5, -0.1), t(-2, -0.1)]), '#94613f') +
        line(bark, '#432719', 6, 0.7),
    )
  )
}

function ladder(x: number, y: number, long: number, lean: number): string {
  const rungs = many(9, (i) => `M-38 ${-long * (0.08 + i * 0.105)}H38`)
  return group(
    `translate(${x} ${y}) rotate(${lean})`,
    line(`M-30 0V${-long}M48 4V${-long}`, '#3a2030', 12, 0.35) +
      line(rungs, '#8a5530', 13) +
      line(rungs, '#d79a62', 6) +
      line(`M-40 0L-34 ${-long}M40 0L34 ${-long}`, '#8a5530', 17) +
      line(`M-43 0L-37 ${-long}M37 0L31 ${-long}`, '#d79a62', 7),
  )
}

function basket(dice: Dice, x: number, y: number, s: number): string {
  const shape = `M${x - s} ${y - s * 0.7}Q${x} ${y - s * 0.5} ${x + s} ${y - s * 0.7}L${x + s * 0.74} ${y}Q${x} ${y + s * 0.2} ${x - s * 0.74} ${y}Z`
  const weave = many(7, (i) => `M${x - s} ${y - s * 0.58 + i * s * 0.11}q${s} ${s * 0.22} ${s * 2} 0`)
  const ribs = many(
    13,
    (i) => `M${x - s + i * s * 0.166} ${y - s * 0.7}L${x - s * 0.74 + i * s * 0.123} ${y + s * 0.1}`,
  )
  return [
    fill(oval(x + s * 0.3, y + s * 0.02, s * 1.2, s * 0.2), '#2a1a38', 0.45),
    fill(oval(x, y - s * 0.7, s, s * 0.2), '#5b3620'),
    many(8, (i) =>
      mango(
        x - s * 0.7 + (i % 4) * s * 0.46 + (i > 3 ? s * 0.2 : 0),
        y - s * (i > 3 ? 0.92 : 0.74),
        s * 0.27,
        dice.between(-40, 50),
      ),
    ),
    fill(shape, '#c58d4c'),
    within(
      shape,
      line(weave, '#8a5a2c', s * 0.04) +
        line(ribs, '#e3b878', s * 0.035) +
        fill(box(x + s * 0.35, y - s, s, s * 1.4), '#2b2654', 0.28),
    ),
    line(`M${x - s} ${y - s * 0.7}Q${x} ${y - s * 0.5} ${x + s} ${y - s * 0.7}`, '#e3b878', s * 0.09),
  ].join('')
}

const grassMarks = ({ width, height, dice }: Canvas, top: number, dark: string, light: string) =>
  [dark, light]
    .map((tone, k) =>
      line(
        many(90, () => {
          const y = top + (height - top) * dice.next()
          const s = 8 + ((y - top) / (height - top)) * 22
          return `M${Math.round(dice.between(0, width))} ${Math.round(y)}l${Math.round(s * 0.2)} ${Math.round(-s)}l${Math.round(s * 0.3)} ${Math.round(s * 0.9)}`
        }),
        tone,
        4 - k,
        0.75,
      ),
    )
    .join('')

const spots = (dice: Dice, x: number, y: number, rx: number, ry: number, count: number) =>
  fill(
    many(count, () => {
      const a = dice.between(0, 6.28)
      const q = Math.sqrt(dice.next())
      return blob(
        dice,
        x + Math.cos(a) * rx * q,
        y + Math.sin(a) * ry * q,
        dice.between(16, 46),
        dice.between(6, 14),
        0.2,
        7,
      )
    }),
    '#f4e08a',
    0.75,
  )

export const garden: Scene = {
  mangueira: {
    shape: '4:3',
    alt: {
      pt: 'Quintal com a mangueira carregada, escada encostada no tronco e cesto cheio de mangas.',
      en: 'Backyard with a loaded mango tree, a ladder against the trunk and a basket full of mangoes.',
    },
    paint: (canvas) => {
      const { dice, width } = canvas
      const fruit: [number, number][] = [
        [420, 470],
        [560, 540],
        [690, 600],
        [860, 560],
        [1010, 610],
        [1160, 500],
        [760, 440],
        [300, 560],
        [1080, 400],
      ]
      return [
        sky(dice, width, 700, '#69b3dd', '#eef3d6', 6),
        cloud(dice, 1420, 180, 190, '#fffaf0', '#bcd6e4'),
        fill(box(0, 560, width, 220), '#f3dcae') +
          fill(box(0, 720, width, 60), '#b94a2a') +
          fill(box(0, 552, width, 16), '#fdf6e6') +
          line(
            many(40, () => `M${Math.round(dice.between(0, width))} ${Math.round(dice.between(590, 710))}l30 -6`),
            '#e2c48c',
            8,
            0.8,
          ),
        fill('M1180 560V330H1640V560Z', '#8fb9dd') +
          fill('M1150 340L1250 240H1640V340Z', paint.terracotta) +
          line(
            many(12, (i) => `M${1250 + i * 34} 244L${1164 + i * 42} 336`),
            paint.brick,
            5,
            0.7,
          ) +
          fill(box(1290, 400, 110, 160), '#1f6a43') +
          fill(box(1460, 400, 110, 90), '#fdf6e6') +
          fill(box(1470, 410, 42, 70) + box(1518, 410, 42, 70), '#2f5a86'),
        fill(box(0, 770, width, 500), '#7fae4c') +
          fill(strip(dice, width, 860, 1260, 14), '#6b9c43') +
          fill(strip(dice, width, 1010, 1260, 18), '#86b552'),
        fill(blob(dice, 800, 1000, 620, 150, 0.08, 14), '#33663f', 0.75),
        spots(dice, 800, 1000, 540, 110, 30),
        grassMarks(canvas, 800, '#3f7a38', '#b8d470'),
        trunk(700, 1000, 470, 120),
        ladder(930, 1010, 560, -14),
        foliage(dice, 740, 340, 600, 270, '#2c7d45', 34),
        fruit
          .map(([x, y]) => line(`M${x} ${y - 60}V${y - 20}`, '#47632c', 5) + mango(x, y, 32, (x % 50) - 10))
          .join(''),
        many(16, () => {
          const [x, y] = [dice.between(200, 1250), dice.between(380, 600)]
          return fill(
            leaf([x, y], [x + dice.between(-26, 26), y + 78], 15),
            dice.pick(['#2c7d45', '#45964f', '#1a5737']),
          )
        }),
        basket(dice, 1180, 1090, 130) + mango(960, 1100, 34, 70) + mango(560, 1060, 32, 120),
      ].join('')
    },
  },
  colheita: {
    shape: '3:4',
    alt: {
      pt: 'Alguém de costas na escada colhe manga no meio das folhas, com o cesto no chão.',
      en: 'Someone from behind on the ladder picks mangoes among the leaves, the basket on the ground.',
    },
    paint: (canvas) => {
      const { dice, width } = canvas
      return [
        sky(dice, width, 1100, '#7cb8d8', '#f9eec2', 6),
        foliage(dice, 160, 900, 260, 200, '#5b9a58', 16) + foliage(dice, 1080, 920, 280, 200, '#5b9a58', 16),
        fill(box(0, 1030, width, 600), '#8ab552') +
          fill(strip(dice, width, 1150, 1620, 16), '#76a548') +
          fill(strip(dice, width, 1340, 1620, 18), '#8dbb57'),
        fill(blob(dice, 620, 1390, 560, 120, 0.08, 14), '#33663f', 0.7) + spots(dice, 600, 1390, 480, 90, 24),
        grassMarks(canvas, 1080, '#3f7a38', '#c3da78'),
        trunk(330, 1390, 300, 150),
        ladder(700, 1430, 1000, -6),
        standing(640, 1120, 620, someone(dice, { style: 'hat', shirt: paint.hibiscus, arms: 'up', legs: '#2c3a63' })),
        foliage(dice, 560, 240, 620, 300, '#2c7d45', 36),
        [
          [300, 520],
          [480, 470],
          [790, 500],
          [930, 440],
          [1040, 540],
          [180, 440],
        ]
          .map(([x, y]) => line(`M${x} ${y! - 70}V${y! - 30}`, '#47632c', 6) + mango(x!, y!, 46, (x! % 50) - 10))
          .join(''),
        basket(dice, 970, 1480, 170),
      ].join('')
    },
  },
  cesto: {
    shape: '1:1',
    alt: {
      pt: 'Mangas maduras num cesto trançado em cima da mesa do quintal, com folhas por cima.',
      en: 'Ripe mangoes in a woven basket on the garden table, leaves on top.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        fill(box(0, 0, 1600, 1600), '#9fc28a'),
        foliage(dice, 300, 260, 520, 360, '#5b9a58', 22) + foliage(dice, 1300, 320, 520, 380, '#4a8a52', 22),
        fill(box(0, 900, 1600, 700), '#b8743f') +
          many(
            5,
            (i) =>
              fill(box(0, 900 + i * 150, 1600, 146), mix('#b8743f', '#d79a62', (i % 3) * 0.3)) +
              line(
                many(6, (k) => `M${k * 290 - 60} ${940 + i * 150 + (k % 3) * 34}q140 -12 260 4`),
                '#8a5530',
                5,
                0.6,
              ),
          ),
        fill('M900 1320C1200 1240 1600 1340 1620 1420V1500C1400 1460 1100 1460 900 1400Z', '#2a1a38', 0.42),
        many(5, (i) => {
          const [x, y] = [430 + i * 170, 960 + (i % 2) * 30]
          return (
            fill(leaf([x, y], [x + 170 - i * 60, y - 190 + i * 20], 46), i % 2 ? '#2c7d45' : '#45964f') +
            line(
              outline(
                [
                  [x, y],
                  [x + 150 - i * 54, y - 170 + i * 18],
                ],
                false,
              ),
              '#1a5737',
              6,
            )
          )
        }),
        basket(dice, 780, 1360, 520),
        mango(1330, 1330, 130, 70),
      ].join('')
    },
  },
}

function hung(canvas: Canvas, cloth: string, stripe: string, napping: boolean): string {
  const { dice, width, height } = canvas
  const ground = height * 0.7
  const [left, right] = [width * 0.1, width * 0.9]
  const top = height * 0.36
  const low = height * 0.68
  const a: Point = [left + width * 0.17, top + height * 0.12]
  const b: Point = [right - width * 0.17, top + height * 0.12]
  const deep = low + height * 0.13
  const belly = `M${a[0]} ${a[1]}C${width * 0.34} ${deep} ${width * 0.66} ${deep} ${b[0]} ${b[1]}`
  const backEdge = `C${width * 0.68} ${low - height * 0.03} ${width * 0.32} ${low - height * 0.03} ${a[0]} ${a[1]}Z`
  const body = belly + backEdge
  const cords = (from: Point, to: Point) =>
    many(
      7,
      (i) =>
        `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 20} ${to[0] + (i - 3) * 5} ${to[1] + (i - 3) * 4}`,
    )
  const curve = (t: number): Point => {
    const s = 1 - t
    return [
      s ** 3 * a[0] + 3 * s * s * t * width * 0.34 + 3 * s * t * t * width * 0.66 + t ** 3 * b[0],
      s ** 3 * a[1] + 3 * (s * s * t + s * t * t) * deep + t ** 3 * b[1],
    ]
  }
  const fringe = many(30, (i) => {
    const [x, y] = curve(0.06 + i * 0.0303)
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(dice.between(-5, 5))} ${Math.round(height * 0.07)}`
  })
  const lace = many(15, (i) => {
    const [x, y] = curve(0.06 + i * 0.0626)
    return oval(x, y + height * 0.018, width * 0.022, height * 0.022)
  })
  const stripes = many(9, (i) => {
    const t = 0.08 + i * 0.105
    const [x, y] = curve(t)
    return `M${Math.round(x)} ${Math.round(y + 10)}Q${Math.round(x + (width / 2 - x) * 0.1)} ${Math.round(y - height * 0.1)} ${Math.round(x + (width / 2 - x) * 0.06)} ${Math.round(y - height * 0.24)}`
  })
  const bole = (x: number) => {
    const w = width * 0.035
    const d = `M${x - w * 1.3} ${ground + height * 0.06}Q${x - w} ${ground - 40} ${x - w * 0.8} ${-20}H${x + w}Q${x + w * 0.9} ${ground - 40} ${x + w * 1.6} ${ground + height * 0.06}Z`
    return (
      fill(d, '#5d3a2b') +
      within(
        d,
        fill(box(x - w * 1.6, -20, w * 1.5, height), '#94613f') +
          line(
            many(22, (i) => `M${Math.round(x + dice.between(-w, w))} ${Math.round(i * height * 0.034)}q6 20 0 42`),
            '#432719',
            6,
            0.6,
          ),
      )
    )
  }
  return [
    sky(dice, width, ground, '#8cc4d8', '#f6f0c8', 5),
    many(5, (i) =>
      foliage(
        dice,
        width * (0.05 + i * 0.23),
        ground - height * 0.12,
        width * 0.17,
        height * 0.17,
        i % 2 ? '#5b9a58' : '#78ad62',
        12,
      ),
    ),
    fill(box(0, ground - 10, width, height), '#86b552') +
      fill(strip(dice, width, ground + height * 0.1, height + 20, 14), '#74a447') +
      fill(strip(dice, width, ground + height * 0.2, height + 20, 14), '#8dbb57'),
    fill(blob(dice, width * 0.5, ground + height * 0.14, width * 0.42, height * 0.08, 0.06, 14), '#2f6140', 0.8),
    spots(dice, width * 0.5, ground + height * 0.14, width * 0.44, height * 0.09, 26),
    grassMarks(canvas, ground + 10, '#3f7a38', '#c3da78'),
    bole(left) + bole(right),
    line(cords([left, top], a) + cords([right, top], b), '#e9dcc2', 4),
    fill(
      `M${a[0]} ${a[1]}C${width * 0.34} ${low} ${width * 0.66} ${low} ${b[0]} ${b[1]}C${width * 0.66} ${low - height * 0.13} ${width * 0.34} ${low - height * 0.13} ${a[0]} ${a[1]}Z`,
      darker(cloth, 0.32),
    ),
    napping ? napper(width, low, height) : '',
    fill(lace, cloth) + line(lace, darker(cloth, 0.25), 4) + line(fringe, lighter(cloth, 0.5), 4),
    fill(body, cloth),
    within(
      body,
      line(stripes, stripe, width * 0.014) +
        line(stripes, lighter(stripe, 0.4), width * 0.003) +
        fill(
          `M${width * 0.5} ${low + 60}C${width * 0.66} ${low + 20} ${width * 0.8} ${low - 60} ${b[0]} ${b[1]}L${b[0]} ${low + 100}Z`,
          paint.dusk,
          0.3,
        ) +
        spots(dice, width * 0.42, low - height * 0.04, width * 0.22, height * 0.06, 16),
    ),
    foliage(dice, width * 0.08, -height * 0.02, width * 0.3, height * 0.2, '#2c7d45', 18) +
      foliage(dice, width * 0.92, -height * 0.02, width * 0.32, height * 0.22, '#256e3f', 18) +
      foliage(dice, width * 0.5, -height * 0.1, width * 0.3, height * 0.18, '#2c7d45', 14),
  ].join('')
}

function napper(width: number, low: number, height: number): string {
  const [x, y] = [width * 0.345, low - height * 0.12]
  const r = width * 0.055
  return [
    fill(
      smooth([
        [x, y + r],
        [width * 0.5, low - height * 0.07],
        [width * 0.66, y + r * 1.4],
        [width * 0.62, low],
        [width * 0.38, low],
      ]),
      '#c25a3a',
    ),
    fill(oval(x, y, r * 0.8), '#8f5838'),
    fill(oval(x + r * 0.1, y - r * 0.15, r * 1.5, r * 0.62), '#b98a44') +
      fill(oval(x + r * 0.06, y - r * 0.22, r * 1.46, r * 0.54), '#e9c883') +
      fill(`M${x - r * 0.7} ${y - r * 0.3}Q${x} ${y - r * 1.5} ${x + r * 0.9} ${y - r * 0.3}Z`, '#d9b06a'),
  ].join('')
}

export const hammock: Scene = {
  branca: {
    shape: '16:9',
    alt: {
      pt: 'Rede branca com franja de crochê armada entre duas árvores, na sombra salpicada de sol.',
      en: 'A white hammock with a crocheted fringe between two trees, in shade dappled with sun.',
    },
    paint: (canvas) => hung(canvas, '#fdf3df', paint.hibiscus, false),
  },
  azul: {
    shape: '1:1',
    alt: {
      pt: 'Alguém cochila na rede listrada de azul: só aparece o chapéu de palha.',
      en: 'Someone naps in a blue striped hammock: only the straw hat can be seen.',
    },
    paint: (canvas) => hung(canvas, '#d9e6f2', paint.blue, true),
  },
  amarela: {
    shape: '4:3',
    alt: {
      pt: 'Rede amarela armada no quintal, vazia, esperando alguém depois do almoço.',
      en: 'A yellow hammock in the backyard, empty, waiting for someone after lunch.',
    },
    paint: (canvas) => hung(canvas, '#f2c265', paint.terracotta, false),
  },
}

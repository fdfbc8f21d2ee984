import { blob, box, fill, group, leaf, line, many, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, foliage, sky, someone, standing, strip } from '../outdoors.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { ball } from '../things.ts'

function awning(x: number, y: number, w: number, h: number, one: string, other: string): string {
  const n = 10
  const s = w / n
  const strips = many(n, (i) =>
    fill(
      `M${x + w * 0.06 + i * s * 0.88} ${y}h${s * 0.88}L${x + (i + 1) * s} ${y + h}a${s / 2} ${s * 0.42} 0 0 1 ${-s} 0Z`,
      i % 2 ? one : other,
    ),
  )
  return (
    fill(box(x + 20, y + h, w - 40, h * 0.5), '#2a1a4a', 0.3) +
    strips +
    fill(`M${x} ${y + h * 0.8}h${w}v${h * 0.2}h${-w}Z`, paint.dusk, 0.18) +
    line(`M${x + w * 0.06} ${y}H${x + w * 0.94}`, '#fdf6e6', 8)
  )
}

/** A crate of one fruit, heaped. */
function crate(dice: Dice, x: number, y: number, w: number, h: number, colour: string, r: number, long = 1): string {
  const rows = 3
  const heap = Array.from({ length: rows }, (_, k) => {
    const row = rows - 1 - k
    const n = Math.floor(w / (r * 1.7 * long)) - row
    return many(n, (i) =>
      ball(
        x + w / 2 + (i - (n - 1) / 2) * r * 1.75 * long,
        y - row * r * 1.1 + dice.between(-3, 3),
        r,
        mix(colour, dice.pick(['#ffdf80', '#b03a2a', '#2c7d45']), dice.between(0, 0.16)),
        1 / long,
      ),
    )
  }).join('')
  const slats = many(
    3,
    (i) =>
      fill(box(x, y + r * 0.2 + i * h * 0.34, w, h * 0.28), i % 2 ? '#b98550' : '#c9955c') +
      fill(box(x, y + r * 0.2 + i * h * 0.34, w, 6), '#e6bd84'),
  )
  return (
    heap +
    fill(box(x + 6, y + r * 0.2, w - 12, h), '#5b3620') +
    slats +
    fill(box(x, y + r * 0.1, 22, h + 6) + box(x + w - 22, y + r * 0.1, 22, h + 6), '#8a5a34') +
    fill(box(x + w * 0.62, y + r * 0.2, w * 0.38, h), paint.dusk, 0.22) +
    fill(box(x + w * 0.36, y + h * 0.3, w * 0.28, h * 0.44), '#fdf6e6') +
    line(`M${x + w * 0.4} ${y + h * 0.46}h${w * 0.2}M${x + w * 0.4} ${y + h * 0.6}h${w * 0.12}`, '#b8324f', 6)
  )
}

function watermelon(x: number, y: number, r: number): string {
  const d = `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`
  return (
    fill(d, '#1f6a43') +
    fill(`M${x - r * 0.92} ${y}A${r * 0.92} ${r * 0.92} 0 0 0 ${x + r * 0.92} ${y}Z`, '#e3f0c0') +
    fill(`M${x - r * 0.84} ${y}A${r * 0.84} ${r * 0.84} 0 0 0 ${x + r * 0.84} ${y}Z`, '#e23e4e') +
    fill(`M${x - r * 0.84} ${y}A${r * 0.84} ${r * 0.84} 0 0 0 ${x - r * 0.2} ${y + r * 0.8}L${x} ${y}Z`, '#f0626a') +
    fill(
      many(9, (i) => oval(x + Math.cos(0.3 + i * 0.32) * r * 0.56, y + Math.sin(0.3 + i * 0.32) * r * 0.56, 7, 11)),
      '#2a1420',
    )
  )
}

function bananas(x: number, y: number, s: number): string {
  return (
    many(5, (i) => {
      const a = -0.5 + i * 0.28
      const tip: Point = [x + Math.sin(a) * s * 1.1, y + Math.cos(a) * s]
      const d = smooth([
        [x - 6, y],
        [x + Math.sin(a) * s * 0.4 - s * 0.2, y + s * 0.5],
        tip,
        [x + Math.sin(a) * s * 0.5 + s * 0.06, y + s * 0.5],
        [x + 8, y],
      ])
      return fill(d, i % 2 ? '#ffd24a' : '#f2b92f') + line(`M${x} ${y + 10}L${tip[0]} ${tip[1] - 8}`, '#c98a1f', 4)
    }) + fill(box(x - 10, y - 26, 20, 34), '#6b7a2c')
  )
}

function facades(dice: Dice, width: number, foot: number, high: number): string {
  const colours = ['#e8a07c', '#8fb9dd', '#f2cf7c', '#9cc4a2', '#d98a9a', '#c9b6dc']
  return many(6, (i) => {
    const [x, w] = [(i * width) / 6, width / 6 + 4]
    const c = colours[i % 6]!
    const top = foot - high * (0.8 + ((i * 37) % 30) / 100)
    const win = (wx: number, wy: number) =>
      fill(box(wx - 8, wy - 8, w * 0.24 + 16, high * 0.22 + 16), '#fdf6e6') +
      fill(box(wx, wy, w * 0.24, high * 0.22), darker(c, 0.55)) +
      fill(box(wx, wy, w * 0.11, high * 0.22), paint.leaf)
    return (
      fill(box(x, top, w, foot - top), c) +
      fill(box(x + w * 0.86, top, w * 0.14, foot - top), darker(c, 0.2)) +
      fill(`M${x - 8} ${top}h${w + 16}l-10 -26h${-w + 4}Z`, '#b3502f') +
      line(
        many(9, (k) => `M${x + 6 + (k * w) / 9} ${top - 24}v22`),
        '#7c2d1f',
        4,
        0.7,
      ) +
      win(x + w * 0.12, top + high * 0.14) +
      win(x + w * 0.56, top + high * 0.14) +
      fill(box(x + w * 0.34, foot - high * 0.34, w * 0.26, high * 0.34), dice.pick([paint.leaf, paint.blue, '#7a3a24']))
    )
  })
}

/** Portuguese paving in waves. */
function paving(width: number, y: number, height: number): string {
  return (
    fill(box(0, y, width, height - y), '#d9ccc0') +
    many(6, (i) => {
      const py = y + (height - y) * (0.1 + i * 0.17)
      const s = 12 + i * 8
      return fill(
        `${smooth(
          Array.from({ length: 14 }, (_, k): Point => [(k / 13) * (width + 200) - 100, py + (k % 2 ? s : -s)]),
          false,
        )}L${width + 100} ${py + s * 1.6}${[...Array(14)]
          .map((_, k) => {
            const q = 13 - k
            return `L${((q / 13) * (width + 200) - 100).toFixed(0)} ${(py + (q % 2 ? s : -s) + s * 1.1).toFixed(0)}`
          })
          .join('')}Z`,
        '#6a6478',
        0.75,
      )
    })
  )
}

function stall(canvas: Canvas, one: string): string {
  const { dice } = canvas
  return [
    line('M150 360V1180M1450 360V1180', '#8a5530', 26) + line('M144 360V1180M1444 360V1180', '#d79a62', 8),
    awning(60, 250, 1480, 170, one, '#fdf6e6'),
    line('M180 470H1420', '#5b5a70', 6) +
      bananas(330, 490, 110) +
      bananas(520, 490, 120) +
      bananas(1230, 490, 116) +
      many(
        4,
        (i) =>
          line(`M${760 + i * 100} 470v60`, '#8a6a4a', 5) +
          fill(blob(dice, 760 + i * 100, 580, 40, 52, 0.08, 8), i % 2 ? '#b8324f' : '#7a2f5a') +
          fill(oval(748 + i * 100, 560, 12, 16), '#f27ba0'),
      ),
    crate(dice, 140, 790, 400, 120, '#f08a24', 44) +
      crate(dice, 580, 790, 420, 120, '#d63c3a', 46) +
      crate(dice, 1040, 790, 420, 120, '#8cb83a', 42),
    crate(dice, 90, 1020, 440, 140, '#ffc03d', 52, 1.2) +
      crate(dice, 560, 1020, 470, 140, '#2f8a48', 60, 1.1) +
      crate(dice, 1060, 1020, 450, 140, '#8a3a6a', 38),
    watermelon(800, 900, 96) + watermelon(960, 910, 80),
  ].join('')
}

/** Rain over everything in front. */
const rain = ({ width, height, dice }: Canvas, count: number) =>
  line(
    many(count, () => {
      const l = dice.between(40, 110)
      return `M${Math.round(dice.between(0, width + 100))} ${Math.round(dice.between(-60, height))}l${Math.round(-l * 0.26)} ${Math.round(l)}`
    }),
    '#e6eef6',
    4,
    0.6,
  )

function bus(x: number, y: number, s: number, colour: string): string {
  const at = (a: number, b: number, w: number, h: number) => box(x + a * s, y - b * s, w * s, h * s)
  const round = (a: number, b: number, w: number, h: number, r: number) =>
    `M${x + (a + r) * s} ${y - b * s}h${(w - 2 * r) * s}q${r * s} 0 ${r * s} ${r * s}v${(h - 2 * r) * s}q0 ${r * s} ${-r * s} ${r * s}h${-(w - 2 * r) * s}q${-r * s} 0 ${-r * s} ${-r * s}v${-(h - 2 * r) * s}q0 ${-r * s} ${r * s} ${-r * s}Z`
  const heads = many(5, (i) =>
    i === 3
      ? ''
      : fill(oval(x + (0.42 + i * 0.36) * s, y - 0.56 * s, 0.055 * s, 0.065 * s), '#3a2418') +
        fill(
          smooth([
            [x + (0.32 + i * 0.36) * s, y - 0.42 * s],
            [x + (0.42 + i * 0.36) * s, y - 0.52 * s],
            [x + (0.52 + i * 0.36) * s, y - 0.42 * s],
          ]),
          ['#c92c50', '#ffb53d', '#2f66a6', '', '#1f6a43'][i] || '#ffffff',
        ),
  )
  const dog =
    fill(
      smooth([
        [x + 1.4 * s, y - 0.42 * s],
        [x + 1.42 * s, y - 0.58 * s],
        [x + 1.5 * s, y - 0.64 * s],
        [x + 1.6 * s, y - 0.58 * s],
        [x + 1.6 * s, y - 0.42 * s],
      ]),
      paint.caramel,
    ) +
    fill(oval(x + 1.42 * s, y - 0.56 * s, 0.03 * s, 0.06 * s), '#8a5524') +
    fill(oval(x + 1.6 * s, y - 0.56 * s, 0.02 * s, 0.016 * s), '#2a1712')
  const wheel = (a: number) =>
    fill(oval(x + a * s, y, 0.15 * s), '#1d1838') +
    fill(oval(x + a * s, y, 0.085 * s), '#b9b5c4') +
    fill(oval(x + a * s, y, 0.04 * s), '#5b5a70')
  return [
    fill(oval(x + 1.15 * s, y + 0.15 * s, 1.3 * s, 0.06 * s), '#1d1838', 0.5),
    fill(round(0, 0.86, 2.3, 0.88, 0.1), colour),
    fill(at(0, 0.3, 2.3, 0.12), '#fdf6e6') + fill(at(0, 0.18, 2.3, 0.06), darker(colour, 0.3)),
    fill(round(0.12, 0.76, 2.06, 0.36, 0.05), '#22304a') + fill(round(0.14, 0.74, 2.02, 0.32, 0.04), '#ffdf95'),
    within(round(0.14, 0.74, 2.02, 0.32, 0.04), heads + dog),
    fill(
      many(5, (i) => at(0.52 + i * 0.36, 0.76, 0.03, 0.36)),
      '#22304a',
    ) +
      fill(
        many(
          4,
          (i) => `M${x + (0.24 + i * 0.46) * s} ${y - 0.74 * s}h${0.1 * s}l${-0.12 * s} ${0.32 * s}h${-0.06 * s}Z`,
        ),
        '#fffdf4',
        0.35,
      ),
    fill(round(1.92, 0.76, 0.3, 0.72, 0.03), '#22304a') +
      fill(at(1.94, 0.72, 0.125, 0.62) + at(2.08, 0.72, 0.125, 0.62), '#a9c8d8'),
    fill(round(0.5, 0.84, 0.5, 0.07, 0.02), '#1d1838') +
      line(
        `M${x + 0.56 * s} ${y - 0.805 * s}h${0.08 * s}M${x + 0.68 * s} ${y - 0.805 * s}h${0.06 * s}M${x + 0.78 * s} ${y - 0.805 * s}h${0.14 * s}`,
        paint.mango,
        0.03 * s,
      ),
    wheel(0.46) + wheel(1.66),
    fill(oval(x + 2.27 * s, y - 0.12 * s, 0.03 * s, 0.05 * s), '#fff3c0') +
      fill(
        `M${x + 2.29 * s} ${y - 0.15 * s}L${x + 3 * s} ${y - 0.1 * s}V${y + 0.12 * s}L${x + 2.29 * s} ${y - 0.08 * s}Z`,
        '#fff0b8',
        0.35,
      ),
  ].join('')
}

function wetRoad(canvas: Canvas, y: number, colour: string): string {
  const { width, height, dice } = canvas
  const mirror = (tone: string, count: number) =>
    line(
      many(count, () => {
        const py = dice.between(y + 20, height)
        return `M${Math.round(dice.between(0, width))} ${Math.round(py)}h${Math.round(dice.between(30, 60 + (py - y) * 0.4))}`
      }),
      tone,
      7,
      0.5,
    )
  const rings = many(40, () => {
    const py = dice.between(y + 30, height)
    const r = 10 + ((py - y) / (height - y)) * 30
    return oval(dice.between(0, width), py, r, r * 0.3)
  })
  return (
    fill(box(0, y, width, height - y), colour) +
    many(4, (i) =>
      fill(
        strip(dice, width, y + 50 + i * (height - y) * 0.22, height + 20, 14),
        i % 2 ? lighter(colour, 0.08) : darker(colour, 0.12),
      ),
    ) +
    mirror('#ffcf73', 30) +
    mirror('#8fa6d0', 40) +
    mirror(paint.hibiscus, 12) +
    line(rings, '#c9d6ea', 3, 0.6)
  )
}

function umbrella(x: number, y: number, s: number, colour: string): string {
  return (
    line(`M${x} ${y - s * 0.9}V${y + s * 0.5}`, '#4a3a4a', 7) +
    fill(
      `M${x - s} ${y}Q${x - s * 0.9} ${y - s} ${x} ${y - s}T${x + s} ${y}Q${x + s * 0.66} ${y - s * 0.2} ${x + s * 0.34} ${y}Q${x} ${y - s * 0.22} ${x - s * 0.34} ${y}Q${x - s * 0.66} ${y - s * 0.2} ${x - s} ${y}Z`,
      colour,
    ) +
    fill(
      `M${x + s * 0.34} ${y}Q${x + s * 0.3} ${y - s * 0.7} ${x} ${y - s}Q${x + s * 0.9} ${y - s} ${x + s} ${y}Q${x + s * 0.66} ${y - s * 0.2} ${x + s * 0.34} ${y}Z`,
      darker(colour, 0.28),
    ) +
    fill(
      `M${x - s * 0.9} ${y - s * 0.24}Q${x - s * 0.6} ${y - s * 0.86} ${x - s * 0.2} ${y - s * 0.92}Q${x - s * 0.6} ${y - s * 0.6} ${x - s * 0.66} ${y - s * 0.14}Z`,
      lighter(colour, 0.4),
    )
  )
}

export const street: Scene = {
  feira: {
    shape: '4:3',
    alt: {
      pt: 'Barraca de feira com toldo listrado, caixotes de laranja, manga, maçã e uva, e cachos de banana.',
      en: 'A street market stall with a striped awning, crates of oranges, mangoes, apples and grapes.',
    },
    paint: (canvas) =>
      [
        sky(canvas.dice, 1600, 420, '#7fc0e4', '#f4efcf', 4),
        facades(canvas.dice, 1600, 720, 520),
        fill(box(0, 700, 1600, 500), '#8a7a80'),
        stall(canvas, '#c8352f'),
        fill('M60 1180H1540L1600 1210H0Z', '#2a1a4a', 0.4),
      ].join(''),
  },
  freguesa: {
    shape: '1:1',
    alt: {
      pt: 'Feira livre: gente de costas escolhe frutas na barraca de toldo verde.',
      en: 'Open-air market: people from behind choosing fruit at a stall with a green awning.',
    },
    paint: (canvas) =>
      [
        sky(canvas.dice, 1600, 420, '#7fc0e4', '#f4efcf', 4),
        facades(canvas.dice, 1600, 760, 560),
        paving(1600, 760, 1600),
        stall(canvas, '#1f6a43'),
        standing(
          420,
          1580,
          860,
          someone(canvas.dice, { style: 'bun', hair: '#d9d3cf', dress: true, shirt: '#2f66a6', arms: 'hips' }),
        ),
        standing(1080, 1590, 920, someone(canvas.dice, { style: 'hat', shirt: paint.mango, arms: 'out' })),
      ].join(''),
  },
  onibus: {
    shape: '16:9',
    alt: {
      pt: 'Ônibus 312 na chuva, janelas acesas, e uma cachorra caramelo sentada entre os passageiros.',
      en: 'Bus 312 in the rain, windows lit, a caramel dog sitting among the passengers.',
    },
    paint: (canvas) =>
      [
        fill(box(0, 0, 1600, 900), '#4a5680'),
        cloud(canvas.dice, 400, 130, 380, '#6a769c', '#3a4468') +
          cloud(canvas.dice, 1200, 110, 420, '#5f6a92', '#3a4468'),
        group('translate(0 60)', facades(canvas.dice, 1600, 560, 460)),
        fill(box(0, 60, 1600, 560), '#2b2f5c', 0.5),
        fill(box(0, 600, 1600, 40), '#8a86a0'),
        wetRoad(canvas, 640, '#3f4468'),
        bus(170, 690, 490, '#d8452f'),
        rain(canvas, 150),
      ].join(''),
  },
  ponto: {
    shape: '3:4',
    alt: {
      pt: 'Gente de costas com guarda-chuvas coloridos esperando o ônibus que chega na chuva.',
      en: 'People from behind with bright umbrellas waiting for the bus that comes in the rain.',
    },
    paint: (canvas) =>
      [
        fill(box(0, 0, 1200, 1600), '#5a6690'),
        cloud(canvas.dice, 300, 200, 360, '#7a86aa', '#454f78') +
          cloud(canvas.dice, 920, 130, 340, '#6f7aa0', '#454f78'),
        group('translate(0 120)', facades(canvas.dice, 1200, 700, 520)),
        fill(box(0, 120, 1200, 760), '#2b2f5c', 0.42),
        wetRoad(canvas, 860, '#444a70'),
        bus(-120, 940, 420, '#2f7f8a'),
        fill(strip(canvas.dice, 1200, 1230, 1660, 6), '#7a7690') + fill(box(0, 1226, 1200, 16), '#b9b5c4'),
        [
          [300, 1520, 560, paint.mango],
          [620, 1560, 600, paint.hibiscus],
          [920, 1500, 520, '#4fae6a'],
        ]
          .map(
            ([x, y, tall, c], i) =>
              fill(oval(x as number, y as number, 110, 16), '#2b2654', 0.5) +
              standing(
                x as number,
                y as number,
                tall as number,
                someone(canvas.dice, { arms: 'down', style: i === 1 ? 'long' : 'short' }),
              ) +
              umbrella(x as number, (y as number) - (tall as number) * 0.84, (tall as number) * 0.4, c as string),
          )
          .join(''),
        rain(canvas, 150),
      ].join(''),
  },
  telhado: {
    shape: '4:3',
    alt: {
      pt: 'Rua de casas coloridas com telhado de barro e uma árvore florida na calçada.',
      en: 'A street of colorful houses with clay roofs and a tree in bloom on the sidewalk.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        sky(dice, 1600, 460, '#62aede', '#f3f0d2', 6),
        cloud(dice, 340, 150, 200, '#fffaf0', '#bcd6e4') + cloud(dice, 1240, 110, 170, '#fffaf0', '#bcd6e4'),
        facades(dice, 1600, 850, 560),
        fill(`M0 850H1600L1600 880H0Z`, '#9a8f98'),
        paving(1600, 870, 1200),
        fill(blob(dice, 1180, 1040, 420, 70, 0.08, 12), '#2a1a4a', 0.35),
        line('M1130 1030Q1150 800 1120 560M1128 700L1010 520M1130 680L1260 500', '#6b4330', 44) +
          line('M1118 1030Q1138 800 1108 560', '#9a6a48', 14),
        foliage(dice, 1130, 400, 380, 260, '#e0a21f', 26),
        fill(
          many(50, () => {
            const [x, y] = [dice.between(820, 1500), dice.between(960, 1120)]
            return leaf([x, y], [x + 14, y - 6], 5)
          }),
          '#ffc93d',
        ),
        standing(420, 1130, 420, someone(dice, { style: 'bun', hair: '#cfc8c2', dress: true, shirt: paint.hibiscus })),
        standing(560, 1130, 250, someone(dice, { style: 'tail', shirt: paint.mango })),
      ].join('')
    },
  },
}

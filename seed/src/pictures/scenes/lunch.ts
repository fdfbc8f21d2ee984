import { blob, box, fill, group, leaf, line, many, outline, oval, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

/** Everything here is seen straight from above; the sun throws shadows to the lower right. */
const cast = (d: string, by = 16) => group(`translate(${by} ${by * 1.2})`, fill(d, '#3a1530', 0.42))

function planks({ width, height, dice }: Canvas, colour: string): string {
  const wide = 190
  return many(Math.ceil(height / wide), (i) => {
    const y = i * wide
    const tone = dice.pick([colour, darker(colour, 0.08), lighter(colour, 0.1), mix(colour, '#7a3a1c', 0.15)])
    const grain = many(9, (k) => {
      const at = y + 12 + (k / 9) * (wide - 20)
      const x = dice.between(-200, width * 0.6)
      return `M${Math.round(x)} ${Math.round(at)}q${Math.round(dice.between(120, 260))} ${Math.round(dice.between(-14, 14))} ${Math.round(dice.between(300, 640))} 0`
    })
    return (
      fill(box(0, y, width, wide), tone) +
      line(grain, darker(tone, 0.22), 4, 0.55) +
      fill(box(0, y, width, 5), darker(colour, 0.5)) +
      fill(box(0, y + 5, width, 4), lighter(tone, 0.3))
    )
  })
}

/** A cloth laid across, with a printed border and sprigs. */
function cloth({ width, height, dice }: Canvas, ground: string, print: string): string {
  const sprigs = many(Math.ceil(width / 150) * Math.ceil(height / 130), (i) => {
    const columns = Math.ceil(width / 150)
    const [x, y] = [
      (i % columns) * 150 + (Math.floor(i / columns) % 2 ? 75 : 0) + 30,
      Math.floor(i / columns) * 130 + 40,
    ]
    return (
      [0, 72, 144, 216, 288]
        .map((degrees) =>
          leaf(
            [x, y],
            [x + Math.cos((degrees * Math.PI) / 180) * 26, y + Math.sin((degrees * Math.PI) / 180) * 26],
            11,
          ),
        )
        .join('') + leaf([x + 34, y + 30], [x + 58, y + 52], 7)
    )
  })
  const folds = many(
    5,
    (i) =>
      `M${Math.round(width * (0.12 + i * 0.22))} -10q${Math.round(dice.between(-50, 50))} ${Math.round(height / 2)} 0 ${height + 20}`,
  )
  return (
    fill(box(0, 0, width, height), ground) +
    fill(sprigs, print, 0.75) +
    line(folds, darker(ground, 0.2), 22, 0.2) +
    line(folds, '#ffffff', 8, 0.25)
  )
}

/** Dappled shade of leaves, and of somebody's head at the edge. */
const dapple = ({ width, height, dice }: Canvas) =>
  fill(
    many(26, () => {
      const side = dice.pick([0, 1])
      const [x, y] = [
        side ? dice.between(0.55, 1.05) * width : dice.between(0, 1) * width,
        side ? dice.between(0, 1) * height : dice.between(-0.02, 0.2) * height,
      ]
      const turn = dice.between(0, 6.28)
      return leaf([x, y], [x + Math.cos(turn) * 170, y + Math.sin(turn) * 170], 40)
    }),
    '#2f1a4a',
    0.2,
  )

function dish(x: number, y: number, r: number, rim: string, inside: string): string {
  return (
    cast(oval(x, y, r), r * 0.1) +
    fill(oval(x, y, r), '#fbf5e8') +
    fill(oval(x + r * 0.03, y + r * 0.03, r * 0.97), '#ddd5d8') +
    fill(oval(x, y, r * 0.93), '#f7f0e4') +
    line(oval(x, y, r * 0.9), rim, r * 0.035) +
    fill(oval(x - r * 0.02, y - r * 0.02, r * 0.68), '#d5ccd2') +
    fill(oval(x + r * 0.02, y + r * 0.02, r * 0.67), '#efe7de') +
    inside
  )
}

function bowl(x: number, y: number, r: number, clay: string, food: (r: number) => string): string {
  return (
    cast(oval(x, y, r), r * 0.16) +
    fill(oval(x, y, r), darker(clay, 0.2)) +
    fill(oval(x - r * 0.03, y - r * 0.03, r * 0.96), lighter(clay, 0.15)) +
    fill(oval(x, y, r * 0.86), darker(clay, 0.55)) +
    group(`translate(${x} ${y})`, within(oval(0, 0, r * 0.84), food(r * 0.84)))
  )
}

const beans = (dice: Dice) => (r: number) =>
  fill(oval(0, 0, r), '#2b1420') +
  fill(oval(r * 0.1, r * 0.14, r * 0.88), '#3d1b24') +
  fill(
    many(70, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.95]
      return oval(Math.cos(a) * q, Math.sin(a) * q, r * 0.07, r * 0.05)
    }),
    '#1b0c17',
  ) +
  fill(
    many(40, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.9]
      return oval(Math.cos(a) * q, Math.sin(a) * q, r * 0.03, r * 0.02)
    }),
    '#7c5560',
  ) +
  many(5, (i) => {
    const [x, y] = [Math.cos(i * 1.35 + 0.4) * r * 0.5, Math.sin(i * 1.35 + 0.4) * r * 0.5]
    const meat = blob(dice, x, y, r * 0.24, r * 0.18, 0.2, 8)
    return (
      fill(meat, '#6b2a26') +
      within(
        meat,
        fill(oval(x - r * 0.06, y - r * 0.06, r * 0.18, r * 0.12), '#9c4a36') +
          fill(oval(x - r * 0.1, y - r * 0.08, r * 0.06, r * 0.04), '#e0a684'),
      )
    )
  }) +
  many(4, (i) => {
    const [x, y] = [Math.cos(i * 1.7) * r * 0.3, Math.sin(i * 1.7 + 1) * r * 0.55]
    return (
      fill(oval(x, y, r * 0.15, r * 0.13), '#c0703a') +
      fill(oval(x, y, r * 0.12, r * 0.1), '#d88a52') +
      fill(oval(x - r * 0.03, y - r * 0.03, r * 0.05, r * 0.03), '#f2c08c')
    )
  }) +
  many(2, (i) =>
    fill(
      leaf([-r * 0.1 + i * r * 0.5, r * 0.1], [r * 0.25 + i * r * 0.25, -r * 0.4 + i * r * 0.9], r * 0.14),
      '#5d7a3a',
    ),
  )

const rice = (dice: Dice) => (r: number) =>
  fill(oval(0, 0, r), '#e6d9c8') +
  fill(blob(dice, -r * 0.06, -r * 0.08, r * 0.84, r * 0.8, 0.06), '#f7eedd') +
  fill(blob(dice, -r * 0.16, -r * 0.2, r * 0.5, r * 0.44, 0.1), '#fffaf0') +
  line(
    many(90, () => {
      const [a, q, t] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.94, dice.between(0, 3.14)]
      return `M${Math.round(Math.cos(a) * q)} ${Math.round(Math.sin(a) * q)}l${Math.round(Math.cos(t) * r * 0.07)} ${Math.round(Math.sin(t) * r * 0.07)}`
    }),
    '#cdb9a4',
    r * 0.025,
    0.9,
  ) +
  line(
    many(60, () => {
      const [a, q, t] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.9, dice.between(0, 3.14)]
      return `M${Math.round(Math.cos(a) * q)} ${Math.round(Math.sin(a) * q)}l${Math.round(Math.cos(t) * r * 0.06)} ${Math.round(Math.sin(t) * r * 0.06)}`
    }),
    '#ffffff',
    r * 0.028,
  )

const farofa = (dice: Dice) => (r: number) =>
  fill(oval(0, 0, r), '#c8862f') +
  fill(blob(dice, -r * 0.06, -r * 0.08, r * 0.82, r * 0.78, 0.08), '#e2a544') +
  fill(blob(dice, -r * 0.18, -r * 0.2, r * 0.5, r * 0.42, 0.12), '#f0bf66') +
  fill(
    many(90, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.94]
      return oval(Math.cos(a) * q, Math.sin(a) * q, r * 0.035, r * 0.028)
    }),
    '#fbdc93',
  ) +
  fill(
    many(40, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.9]
      return oval(Math.cos(a) * q, Math.sin(a) * q, r * 0.045, r * 0.035)
    }),
    '#a05c22',
  ) +
  fill(
    many(14, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.8]
      return box(Math.cos(a) * q, Math.sin(a) * q, r * 0.09, r * 0.07)
    }),
    '#b23a2c',
  ) +
  fill(
    many(22, () => {
      const [a, q] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.85]
      return leaf([Math.cos(a) * q, Math.sin(a) * q], [Math.cos(a) * q + r * 0.1, Math.sin(a) * q + r * 0.05], r * 0.03)
    }),
    '#4f8a3c',
  )

const greens = (dice: Dice) => (r: number) =>
  fill(oval(0, 0, r), '#153f2a') +
  ['#1f6a3a', '#2f8a48', '#57a84f', '#8cc860']
    .map((tone, k) =>
      line(
        many(46 - k * 8, () => {
          const [a, q, t] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r * 0.92, dice.between(0, 6.28)]
          return `M${Math.round(Math.cos(a) * q)} ${Math.round(Math.sin(a) * q)}q${Math.round(Math.cos(t) * r * 0.12)} ${Math.round(Math.sin(t) * r * 0.12)} ${Math.round(Math.cos(t + 0.8) * r * 0.26)} ${Math.round(Math.sin(t + 0.8) * r * 0.26)}`
        }),
        tone,
        r * 0.045,
      ),
    )
    .join('')

function orangeSlice(x: number, y: number, r: number, turn: number): string {
  return group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`,
    group('translate(6 8)', fill(oval(0, 0, r), '#3a1530', 0.35)) +
      fill(oval(0, 0, r), '#ef8a1f') +
      fill(oval(0, 0, r * 0.9), '#ffe4b0') +
      many(8, (i) => {
        const a = (i / 8) * 6.283
        const b = a + 0.66
        return fill(
          outline([
            [Math.cos(a + 0.32) * r * 0.1, Math.sin(a + 0.32) * r * 0.1],
            [Math.cos(a) * r * 0.78, Math.sin(a) * r * 0.78],
            [Math.cos(a + 0.33) * r * 0.84, Math.sin(a + 0.33) * r * 0.84],
            [Math.cos(b) * r * 0.78, Math.sin(b) * r * 0.78],
          ]),
          i % 2 ? '#ffa52e' : '#f9952a',
        )
      }) +
      line(
        many(8, (i) => {
          const a = (i / 8) * 6.283 + 0.3
          return `M${Math.round(Math.cos(a) * r * 0.35)} ${Math.round(Math.sin(a) * r * 0.35)}L${Math.round(Math.cos(a) * r * 0.62)} ${Math.round(Math.sin(a) * r * 0.62)}`
        }),
        '#ffd27a',
        r * 0.05,
        0.9,
      ),
  )
}

const cutlery = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(1.25)`,
    group('translate(8 10)', fill('M-8 0h16v200h-16ZM-18 -110h36v90l-12 24h-12l-12 -24Z', '#3a1530', 0.3)) +
      fill('M-7 0h14v196q-7 12 -14 0Z', '#c9c3cf') +
      fill('M-18 -110h7v60h6v-60h10v60h6v-60h7v80q-4 24 -12 34h-12q-8 -10 -12 -34Z', '#dfdae2') +
      fill('M-7 20h5v170h-5Z', '#fffdf6'),
  )

const glass = (x: number, y: number, r: number, drink: string) =>
  cast(oval(x, y, r), r * 0.3) +
  fill(oval(x, y, r), '#dfe9ee') +
  fill(oval(x, y, r * 0.88), drink) +
  fill(oval(x - r * 0.18, y - r * 0.2, r * 0.6), lighter(drink, 0.35)) +
  fill(oval(x - r * 0.34, y - r * 0.38, r * 0.2, r * 0.14), '#fffdf4') +
  line(oval(x, y, r * 0.95), '#fbffff', r * 0.06)

/** Somebody's forearm reaching in from the edge. */
const arm = (x: number, y: number, turn: number, skin: string, sleeve: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    group(
      'translate(18 26)',
      fill('M-60 300C-70 120 -46 20 -30 -20C-20 -60 30 -60 40 -20C60 30 76 140 66 300Z', '#3a1530', 0.35),
    ) +
      fill('M-60 340C-66 140 -44 40 -36 -6C-40 -50 -20 -80 -4 -84C20 -90 44 -60 42 -14C52 40 70 150 66 340Z', skin) +
      fill('M14 -60C44 -60 42 -14 42 -14C52 40 70 150 66 340H30C36 160 26 40 14 -60Z', darker(skin, 0.22)) +
      line('M-26 -40L-30 -92M-6 -60L-8 -120M14 -58L18 -114M32 -40L40 -88', skin, 21) +
      line('M-6 -118L-7 -108M18 -112L17 -104M-30 -90L-29 -82M40 -86L38 -78', lighter(skin, 0.5), 11) +
      fill('M-84 220Q0 180 90 220L110 520H-110Z', sleeve) +
      fill('M40 204Q70 208 90 220L110 520H56Z', darker(sleeve, 0.28)),
  )

function served(canvas: Canvas, x: number, y: number, r: number, rim: string): string {
  const { dice } = canvas
  const spot = (dx: number, dy: number, s: number, food: (r: number) => string) =>
    group(
      `translate(${x + dx * r} ${y + dy * r})`,
      within(blob(dice, 0, 0, s * r, s * r * 0.86, 0.12, 9), food(s * r * 1.1)),
    )
  return dish(
    x,
    y,
    r,
    rim,
    spot(-0.22, -0.22, 0.42, rice(dice)) +
      spot(0.3, -0.12, 0.38, beans(dice)) +
      spot(0.02, 0.34, 0.32, farofa(dice)) +
      spot(-0.4, 0.22, 0.26, greens(dice)) +
      orangeSlice(x + r * 0.42, y + r * 0.34, r * 0.2, 20),
  )
}

export const lunch: Scene = {
  feijoada: {
    shape: '4:3',
    alt: {
      pt: 'Mesa de feijoada vista de cima: panela de barro, arroz, farofa, couve e laranja em rodelas.',
      en: 'Feijoada table from above: clay pot, rice, toasted cassava flour, greens and orange slices.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        planks(canvas, '#b8743f'),
        bowl(800, 560, 330, '#8c4a30', beans(dice)),
        bowl(330, 300, 220, '#f2e8da', rice(dice)),
        bowl(1310, 310, 205, '#c65a34', farofa(dice)),
        bowl(1320, 850, 215, '#2f66a6', greens(dice)),
        dish(
          300,
          880,
          235,
          paint.leaf,
          many(7, (i) => orangeSlice(300 + Math.cos(i * 0.9) * 118, 880 + Math.sin(i * 0.9) * 118, 74, i * 40)) +
            orangeSlice(300, 880, 76, 10),
        ),
        glass(790, 120, 74, '#e8922a') + glass(800, 1070, 78, '#f4cf6a') + cutlery(1060, 1030, 70),
        arm(1370, 560, -78, '#8f5838', paint.mango),
        dapple(canvas),
      ].join('')
    },
  },
  prato: {
    shape: '1:1',
    alt: {
      pt: 'Prato feito de domingo visto de cima, sobre toalha florida: arroz, feijão, farofa, couve e laranja.',
      en: 'A Sunday plate from above on a flowered cloth: rice, beans, cassava flour, greens and orange.',
    },
    paint: (canvas) =>
      [
        cloth(canvas, '#f7e9d2', '#c92c50'),
        served(canvas, 760, 800, 560, paint.blue),
        cutlery(1440, 820, 4),
        glass(1360, 280, 130, '#e8922a'),
        bowl(180, 190, 260, '#c65a34', farofa(canvas.dice)),
        dapple(canvas),
      ].join(''),
  },
  mesa: {
    shape: '3:4',
    alt: {
      pt: 'Almoço de família visto de cima: vários pratos servidos, travessas no meio e mãos chegando.',
      en: 'Family lunch from above: served plates, dishes in the middle and hands reaching in.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        cloth(canvas, '#cfe0ea', '#2f66a6'),
        bowl(600, 800, 250, '#8c4a30', beans(dice)),
        bowl(590, 370, 160, '#f2e8da', rice(dice)),
        bowl(610, 1250, 160, '#c65a34', farofa(dice)),
        served(canvas, 220, 560, 210, paint.leaf) +
          served(canvas, 985, 600, 210, paint.hibiscus) +
          served(canvas, 200, 1120, 210, paint.mango) +
          served(canvas, 1000, 1150, 210, paint.blue),
        glass(260, 270, 66, '#e8922a') + glass(930, 310, 66, '#f4cf6a') + glass(330, 1400, 66, '#a8284a'),
        arm(170, 830, 80, '#cd9768', paint.hibiscus) +
          arm(1040, 890, -84, '#714530', paint.leaf) +
          arm(620, 1480, 4, '#b2764a', '#f4e9d8'),
        dapple(canvas),
      ].join('')
    },
  },
  travessas: {
    shape: '16:9',
    alt: {
      pt: 'Travessas na mesa de madeira vistas de cima: salada de couve, arroz, farofa e copos de suco.',
      en: 'Serving dishes on a wooden table from above: greens, rice, cassava flour and glasses of juice.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      return [
        planks(canvas, '#9c6a4c'),
        bowl(400, 470, 300, '#2f66a6', greens(dice)) +
          bowl(900, 320, 220, '#f2e8da', rice(dice)) +
          bowl(1290, 540, 250, '#c65a34', farofa(dice)),
        glass(880, 690, 80, '#e8922a') + glass(700, 130, 70, '#f4cf6a') + cutlery(1050, 740, 84),
        orangeSlice(150, 130, 90, 10) + orangeSlice(1500, 140, 100, 50) + orangeSlice(1430, 220, 90, 0),
        arm(260, 760, 40, '#5c3828', paint.mango),
        dapple(canvas),
      ].join('')
    },
  },
}

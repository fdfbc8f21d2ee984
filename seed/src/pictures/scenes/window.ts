import { box, fill, group, leaf, line, many, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, foliage, sky, strip } from '../outdoors.ts'
import { darker, lighter, paint } from '../paint.ts'
import type { Scene } from '../scene.ts'

/** A window in its wooden frame; what is outside is painted by the caller in its own space. */
function frame(x: number, y: number, w: number, h: number, outside: string, wood: string): string {
  return [
    fill(box(x - 34, y - 34, w + 68, h + 68), wood) +
      fill(box(x - 34, y - 34, w + 68, 12) + box(x - 34, y - 34, 12, h + 68), lighter(wood, 0.35)) +
      fill(box(x + w + 8, y - 20, 26, h + 50), darker(wood, 0.3)),
    within(box(x, y, w, h), group(`translate(${x} ${y})`, outside)),
    fill(box(x + w / 2 - 12, y, 24, h) + box(x, y + h * 0.42, w, 20), wood) +
      fill(box(x + w / 2 - 12, y, 8, h) + box(x, y + h * 0.42, w, 6), lighter(wood, 0.35)),
  ].join('')
}

const whitewashed = (dice: Dice, width: number, height: number, colour: string) =>
  fill(box(0, 0, width, height), colour) +
  line(
    many(
      90,
      () =>
        `M${Math.round(dice.between(0, width))} ${Math.round(dice.between(0, height))}l${Math.round(dice.between(24, 60))} -12`,
    ),
    lighter(colour, 0.4),
    10,
    0.35,
  ) +
  line(
    many(70, () => `M${Math.round(dice.between(0, width))} ${Math.round(dice.between(0, height))}l40 -10`),
    darker(colour, 0.18),
    9,
    0.25,
  )

function boardsBelow(dice: Dice, width: number, y: number, height: number, colour: string): string {
  return (
    fill(box(0, y, width, height - y), colour) +
    many(7, (i) =>
      fill(
        `M${(i / 7) * width * 1.6 - width * 0.3} ${height}L${(i / 7) * width} ${y}h${width / 14}L${((i + 0.5) / 7) * width * 1.6 - width * 0.3} ${height}Z`,
        darker(colour, 0.1),
      ),
    ) +
    line(
      many(40, () => {
        const x = dice.between(0, width)
        const py = dice.between(y + 10, height)
        return `M${Math.round(x)} ${Math.round(py)}l${Math.round((x - width / 2) * 0.05)} 40`
      }),
      darker(colour, 0.28),
      5,
      0.5,
    )
  )
}

/** Light of the window, slanting over wall and floor. */
const slant = (x: number, y: number, w: number, h: number, lean: number, colour: string) =>
  fill(
    many(2, (i) =>
      many(
        2,
        (k) =>
          `M${x + i * w * 0.52 + k * lean * 0.52} ${y + k * h * 0.52}h${w * 0.47}l${lean * 0.46} ${h * 0.47}h${-w * 0.47}Z`,
      ),
    ),
    colour,
    0.45,
  )

function yardOutside(dice: Dice, w: number, h: number, high: string, low: string): string {
  return (
    sky(dice, w, h * 0.7, high, low, 5) +
    cloud(dice, w * 0.3, h * 0.25, w * 0.2, '#fffaf0', '#c4d8e0') +
    foliage(dice, w * 0.15, h * 0.68, w * 0.26, h * 0.16, '#3f8f58', 14) +
    foliage(dice, w * 0.85, h * 0.66, w * 0.3, h * 0.2, '#2c7d45', 14) +
    fill(strip(dice, w, h * 0.8, h + 20, 12), '#86b552') +
    fill(strip(dice, w, h * 0.9, h + 20, 12), '#6b9c43')
  )
}

/** A dress on its hanger: bodice, waist, and a skirt in folds. */
function dress(x: number, y: number, tall: number, cloth: string, sash: string, dice: Dice): string {
  const t = (a: number, b: number): Point => [x + a * tall, y + b * tall]
  const skirt = smooth([
    t(-0.075, 0.34),
    t(0.075, 0.34),
    t(0.16, 0.55),
    t(0.24, 0.8),
    t(0.3, 0.98),
    t(0.2, 1.02),
    t(0.1, 0.99),
    t(0, 1.03),
    t(-0.1, 0.99),
    t(-0.2, 1.02),
    t(-0.3, 0.98),
    t(-0.24, 0.8),
    t(-0.16, 0.55),
  ])
  const bodice = smooth([
    t(-0.1, 0.07),
    t(-0.05, 0.12),
    t(0, 0.16),
    t(0.05, 0.12),
    t(0.1, 0.07),
    t(0.125, 0.14),
    t(0.1, 0.24),
    t(0.078, 0.35),
    t(0, 0.36),
    t(-0.078, 0.35),
    t(-0.1, 0.24),
    t(-0.125, 0.14),
  ])
  const fold = (a: number, wide: number) =>
    `M${t(a * 0.24, 0.36)}Q${t(a * 0.6, 0.6)} ${t(a, 1)}L${t(a + wide, 1.01)}Q${t(a * 0.62 + wide * 0.4, 0.6)} ${t(a * 0.24 + 0.006, 0.36)}Z`
  const lace = many(26, (i) => oval(...t(-0.29 + i * 0.0232, 0.965 + (i % 2) * 0.016), tall * 0.015, tall * 0.013))
  return [
    fill(smooth([t(-0.02, 0.3), t(0.16, 0.4), t(0.4, 0.9), t(0.42, 1.02), t(0.1, 1.03)]), '#2a1a4a', 0.25),
    line(`M${t(0, 0.02)}L${t(-0.14, 0.085)}M${t(0, 0.02)}L${t(0.14, 0.085)}`, '#9a5f35', 15) +
      line(`M${t(0, 0.02)}v${-tall * 0.03}q0 ${-tall * 0.03} ${tall * 0.025} ${-tall * 0.02}`, '#5b5a70', 9),
    fill(skirt, cloth),
    within(
      skirt,
      fill([-0.2, -0.08, 0.04, 0.14].map((a) => fold(a, 0.05)).join(''), '#cfc3d6') +
        fill([0.19, 0.24].map((a) => fold(a, 0.07)).join(''), '#a99fc0') +
        fill([-0.26, -0.14, -0.02].map((a) => fold(a, 0.03)).join(''), '#fffdf4'),
    ),
    fill(lace, '#fffaf0') + line(lace, '#c9bccf', 3),
    fill(bodice, lighter(cloth, 0.1)),
    within(
      bodice,
      fill(smooth([t(0.03, 0.1), t(0.2, 0.06), t(0.2, 0.4), t(0.04, 0.38)]), '#c2b6cc') +
        fill(
          many(40, () => {
            const [a, b] = t(dice.between(-0.11, 0.1), dice.between(0.12, 0.33))
            return leaf([a, b], [a + 16, b - 12], 6) + leaf([a, b], [a - 14, b - 12], 6)
          }),
          '#d9ccd9',
        ),
    ),
    fill(smooth([t(-0.083, 0.335), t(0, 0.35), t(0.083, 0.335), t(0.082, 0.37), t(0, 0.385), t(-0.082, 0.37)]), sash) +
      fill(smooth([t(0.04, 0.36), t(0.1, 0.5), t(0.13, 0.62), t(0.09, 0.63), t(0.05, 0.5)]), darker(sash, 0.15)) +
      fill(smooth([t(0.02, 0.36), t(0.05, 0.5), t(0.05, 0.66), t(0.015, 0.65), t(0.01, 0.5)]), sash) +
      fill(oval(...t(0.035, 0.36), tall * 0.022), lighter(sash, 0.2)),
  ].join('')
}

/** A seedling in a tin or a cup, taller by `grown`. */
function seedling(dice: Dice, x: number, y: number, size: number, grown: number, pot: string): string {
  const top = y - size
  const stem: Point[] = [
    [x, top + 6],
    [x + dice.between(-8, 8), top - grown * 0.5],
    [x + dice.between(-16, 16), top - grown],
  ]
  const [tx, ty] = stem[2]!
  const leaves = many(Math.max(1, Math.round(grown / 70)), (i) => {
    const py = ty + i * 62
    const l = size * (0.46 + i * 0.06)
    return (
      fill(leaf([tx, py], [tx - l, py - l * 0.32], l * 0.3), i % 2 ? '#3f9a52' : '#57b05f') +
      fill(leaf([tx, py], [tx + l, py - l * 0.36], l * 0.3), '#2c7d45')
    )
  })
  const body = `M${x - size * 0.42} ${top}H${x + size * 0.42}L${x + size * 0.34} ${y}H${x - size * 0.34}Z`
  return [
    fill(
      `M${x - size * 0.3} ${y - 4}L${x + size * 1.1} ${y + size * 0.22}L${x + size * 1.2} ${y + size * 0.06}L${x + size * 0.36} ${y - 10}Z`,
      '#2a1a4a',
      0.35,
    ),
    line(smooth(stem, false), '#4f9a4a', size * 0.075),
    leaves,
    fill(body, pot) +
      within(
        body,
        fill(box(x + size * 0.1, top, size, size), darker(pot, 0.25)) +
          fill(box(x - size * 0.34, top, size * 0.1, size), lighter(pot, 0.5)) +
          fill(box(x - size * 0.24, y - size * 0.7, size * 0.5, size * 0.36), '#fdf6e6') +
          line(
            `M${x - size * 0.18} ${y - size * 0.58}q${size * 0.1} -8 ${size * 0.18} 0t${size * 0.18} 0M${x - size * 0.18} ${y - size * 0.46}h${size * 0.26}`,
            '#4a4560',
            4,
          ),
      ),
    fill(oval(x, top, size * 0.42, size * 0.09), '#4a2c20') +
      line(oval(x, top, size * 0.42, size * 0.09), lighter(pot, 0.4), 5),
  ].join('')
}

export const windows: Scene = {
  vestido: {
    shape: '3:4',
    alt: {
      pt: 'Vestido de noiva no cabide ao lado da janela, faixa amarela e renda na barra, luz da manhã.',
      en: 'A wedding dress on a hanger by the window, yellow sash and lace hem, morning light.',
    },
    paint: ({ width, height, dice }) =>
      [
        whitewashed(dice, width, height, '#d9a9a0'),
        frame(110, 190, 500, 760, yardOutside(dice, 500, 760, '#7fc0de', '#fdf0c8'), '#f3e7d6'),
        slant(640, 330, 420, 760, 150, '#ffe2b8'),
        boardsBelow(dice, width, 1340, height, '#9a5f35') + fill(box(0, 1310, width, 34), '#fdf3e4'),
        slant(560, 1360, 560, 260, 160, '#ffd79a'),
        line('M640 128H1120', '#7d4a30', 18) + line('M640 123H1120', '#d79a62', 6),
        dress(860, 150, 1180, '#f1e9ee', paint.mango, dice),
      ].join(''),
  },
  prova: {
    shape: '4:3',
    alt: {
      pt: 'Ateliê de costura: vestido branco no cabide, máquina, linhas coloridas e fita métrica.',
      en: 'Sewing room: a white dress on a hanger, sewing machine, colored thread and a tape measure.',
    },
    paint: ({ width, height, dice }) => {
      const spool = (x: number, y: number, c: string) =>
        fill(box(x - 24, y - 70, 48, 56), c) +
        fill(box(x + 6, y - 70, 18, 56), darker(c, 0.3)) +
        line(
          many(5, (i) => `M${x - 22} ${y - 62 + i * 10}h44`),
          darker(c, 0.25),
          3,
        ) +
        fill(box(x - 30, y - 84, 60, 14) + box(x - 30, y - 14, 60, 14), '#d79a62')
      return [
        whitewashed(dice, width, height, '#8fb3ae'),
        frame(90, 130, 460, 520, yardOutside(dice, 460, 520, '#7fc0de', '#fdf0c8'), '#f3e7d6'),
        slant(560, 200, 340, 560, 160, '#f6e6b8'),
        line('M860 66H1340', '#7d4a30', 16) + line('M860 62H1340', '#d79a62', 6),
        dress(1110, 80, 920, '#f4ecee', paint.hibiscus, dice),
        fill(box(0, 930, width, 300), '#9a5f35') +
          fill(box(0, 900, width, 46), '#d79a62') +
          line(
            many(9, (i) => `M${i * 190 - 40} ${918 + (i % 3) * 8}h150`),
            '#b07a48',
            5,
          ) +
          fill(box(0, 946, width, 22), '#5b3620'),
        fill('M150 900L620 900L760 960H240Z', '#2a1a4a', 0.3),
        fill(box(130, 840, 500, 62), '#1d2a3a') +
          fill(box(130, 840, 500, 14), '#4a6078') +
          fill('M150 840V640Q150 600 200 600H560Q600 600 600 640V700H520V680H260Q240 680 240 700V840Z', '#22303f') +
          fill('M150 840V640Q150 600 200 600H240V840Z', '#3b5068') +
          line('M270 640H540', paint.mango, 8) +
          fill(oval(622, 660, 30, 62), '#4a6078') +
          fill(oval(622, 660, 14, 36), '#8fa6ba') +
          line('M560 700V836', '#c9d2da', 8) +
          fill('M300 840Q420 760 700 850L840 960H330Z', '#f4ecee') +
          fill('M520 815Q640 810 700 850L840 960H640Z', '#c9bccf'),
        spool(720, 900, paint.hibiscus) +
          spool(800, 900, paint.blue) +
          spool(1430, 900, paint.mango) +
          spool(1510, 900, paint.leaf),
        line('M860 980C980 920 1080 1060 1220 990S1420 1000 1480 1080', '#b98a2a', 34) +
          line('M860 976C980 916 1080 1056 1220 986S1420 996 1480 1076', '#ffd35e', 26),
      ].join('')
    },
  },
  mudas: {
    shape: '4:3',
    alt: {
      pt: 'Mudas de feijão em latas e potinhos com nome, enfileiradas no parapeito da janela da escola.',
      en: 'Bean seedlings in cans and named cups, in a row on the classroom windowsill.',
    },
    paint: ({ width, height, dice }) => {
      const pots = ['#c8452f', '#2f66a6', '#ffb53d', '#1f6a43', '#b9b5c4', '#f27ba0', '#8e6ad0', '#e8922a']
      return [
        whitewashed(dice, width, height, '#e9c56f'),
        frame(140, 90, 1320, 720, yardOutside(dice, 1320, 720, '#6fb6dc', '#eef4d6'), '#2f7d6f'),
        fill(box(40, 830, 1520, 150), '#f3ead8') +
          fill(box(40, 830, 1520, 14), '#fffaf0') +
          fill(box(40, 970, 1520, 40), '#cbbcae') +
          fill('M40 1010H1560L1600 1200H0Z', darker('#e9c56f', 0.22)),
        many(8, (i) => seedling(dice, 160 + i * 178, 925 + (i % 2) * 20, 116, 60 + ((i * 53) % 7) * 48, pots[i]!)),
        fill(
          many(30, () => oval(dice.between(80, 1500), dice.between(860, 960), dice.between(3, 7), dice.between(2, 4))),
          '#5b3a2a',
        ),
      ].join('')
    },
  },
  latas: {
    shape: '3:4',
    alt: {
      pt: 'Mudinhas em latas na janela da cozinha, com a luz da manhã atravessando as folhas.',
      en: 'Seedlings in cans at the kitchen window, morning light coming through the leaves.',
    },
    paint: ({ width, height, dice }) =>
      [
        whitewashed(dice, width, height, '#7fa8c4'),
        frame(180, 130, 840, 940, yardOutside(dice, 840, 940, '#f2b98a', '#fff0c0'), '#f3e7d6'),
        fill(box(60, 1110, 1080, 150), '#d79a62') +
          fill(box(60, 1110, 1080, 16), '#f0c48c') +
          fill(box(60, 1250, 1080, 44), '#8a5530'),
        fill(`M60 1294H1140L1200 ${height}H0Z`, darker('#7fa8c4', 0.25)),
        seedling(dice, 290, 1200, 190, 330, '#c8452f') +
          seedling(dice, 600, 1220, 210, 480, '#b9b5c4') +
          seedling(dice, 900, 1200, 190, 210, '#ffb53d'),
      ].join(''),
  },
}

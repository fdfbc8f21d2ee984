import { box, fill, line, many, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

/** Kitchen tiles: white with one printed among them. */
function tiled(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  side: number,
  ground: string,
  print: string,
): string {
  let joints = ''
  let prints = ''
  let dim = ''
  for (let i = 0; i * side < width; i++) joints += `M${x + i * side} ${y}v${height}`
  for (let k = 0; k * side < height; k++) joints += `M${x} ${y + k * side}h${width}`
  for (let i = 0; i * side < width; i++)
    for (let k = 0; k * side < height; k++) {
      const [cx, cy] = [x + (i + 0.5) * side, y + (k + 0.5) * side]
      const h = side * 0.36
      if ((i + k) % 2 === 0)
        prints += `M${cx} ${cy}q${-h} 0 ${-h} ${-h}q${h} 0 ${h} ${h}ZM${cx} ${cy}q${h} 0 ${h} ${-h}q${-h} 0 ${-h} ${h}ZM${cx} ${cy}q${-h} 0 ${-h} ${h}q${h} 0 ${h} ${-h}ZM${cx} ${cy}q${h} 0 ${h} ${h}q${-h} 0 ${-h} ${-h}Z`
      else if (dice.next() < 0.4) dim += box(cx - side / 2, cy - side / 2, side, side)
    }
  return (
    fill(box(x, y, width, height), ground) +
    fill(dim, darker(ground, 0.08)) +
    fill(prints, print) +
    line(joints, darker(ground, 0.24), 4, 0.8)
  )
}

function pot(x: number, y: number, w: number, h: number, colour: string, lid = false): string {
  const body = `M${x - w / 2} ${y - h}H${x + w / 2}V${y - h * 0.16}Q${x + w / 2} ${y} ${x + w * 0.36} ${y}H${x - w * 0.36}Q${x - w / 2} ${y} ${x - w / 2} ${y - h * 0.16}Z`
  return [
    line(
      `M${x - w / 2} ${y - h * 0.7}q${-w * 0.16} 0 ${-w * 0.14} ${h * 0.16}q${w * 0.02} ${h * 0.1} ${w * 0.14} ${h * 0.08}M${x + w / 2} ${y - h * 0.7}q${w * 0.16} 0 ${w * 0.14} ${h * 0.16}q${-w * 0.02} ${h * 0.1} ${-w * 0.14} ${h * 0.08}`,
      darker(colour, 0.5),
      w * 0.05,
    ),
    fill(body, colour),
    within(
      body,
      fill(box(x + w * 0.16, y - h, w, h), darker(colour, 0.3)) +
        fill(box(x + w * 0.36, y - h, w, h), darker(colour, 0.5)) +
        fill(box(x - w * 0.4, y - h, w * 0.1, h), lighter(colour, 0.5)) +
        fill(box(x - w * 0.26, y - h, w * 0.04, h), lighter(colour, 0.3)),
    ),
    fill(oval(x, y - h, w / 2, h * 0.1), darker(colour, 0.55)),
    lid
      ? fill(
          `M${x - w / 2} ${y - h}Q${x} ${y - h * 1.4} ${x + w / 2} ${y - h}Q${x} ${y - h * 0.9} ${x - w / 2} ${y - h}Z`,
          lighter(colour, 0.12),
        ) + fill(oval(x, y - h * 1.22, w * 0.06, h * 0.06), '#2b1a20')
      : line(oval(x, y - h, w / 2, h * 0.1), lighter(colour, 0.4), 6),
  ].join('')
}

const steamOver = (x: number, y: number, s: number) =>
  many(3, (i) =>
    line(
      smooth(
        [0, 1, 2, 3, 4].map((k): Point => [x + (i - 1) * s * 0.3 + (k % 2 ? s * 0.1 : -s * 0.08), y - k * s * 0.3]),
        false,
      ),
      '#fff6e4',
      s * 0.07,
      0.5,
    ),
  )

/** Grandmother from behind: bun, housedress, the bow of the apron. */
function grandmother(
  x: number,
  foot: number,
  tall: number,
  dress: string,
  skin: string,
  apron: string,
  hair = '#d9d3cf',
): string {
  const t = (a: number, b: number): Point => [x + a * tall, foot - b * tall]
  const d = (points: Point[]) => smooth(points)
  const body = d([
    t(-0.13, 0.8),
    t(0, 0.83),
    t(0.13, 0.8),
    t(0.15, 0.62),
    t(0.15, 0.5),
    t(0.2, 0.24),
    t(0.2, 0.16),
    t(0, 0.14),
    t(-0.2, 0.16),
    t(-0.2, 0.24),
    t(-0.15, 0.5),
    t(-0.15, 0.62),
  ])
  const dots = many(70, (i) =>
    oval(
      x + (((i * 37) % 41) / 41 - 0.5) * tall * 0.42,
      foot - (0.15 + ((i * 23) % 67) / 100) * tall,
      tall * 0.009,
      tall * 0.009,
    ),
  )
  return [
    fill(oval(x, foot + 4, tall * 0.24, tall * 0.03), '#2a1a38', 0.4),
    line(
      smooth([t(-0.06, 0.2), t(-0.065, 0.03)], false) + smooth([t(0.06, 0.2), t(0.065, 0.03)], false),
      darker(skin, 0.15),
      tall * 0.06,
    ),
    fill(
      oval(...t(-0.07, 0.015), tall * 0.05, tall * 0.022) + oval(...t(0.07, 0.015), tall * 0.05, tall * 0.022),
      '#7a2f3a',
    ),
    line(smooth([t(0.12, 0.76), t(0.22, 0.62), t(0.2, 0.53)], false), darker(skin, 0.25), tall * 0.062),
    fill(body, dress),
    within(
      body,
      fill(dots, lighter(dress, 0.7)) +
        fill(d([t(0.06, 0.9), t(0.3, 0.9), t(0.3, 0.1), t(0.1, 0.1), t(0.07, 0.5)]), paint.dusk, 0.28) +
        fill(d([t(-0.3, 0.9), t(-0.1, 0.85), t(-0.11, 0.5), t(-0.16, 0.1), t(-0.3, 0.1)]), '#fff3cf', 0.3),
    ),
    line(smooth([t(-0.12, 0.76), t(-0.23, 0.64), t(-0.19, 0.55)], false), skin, tall * 0.062),
    line(
      smooth([t(-0.12, 0.77), t(-0.17, 0.71)], false) + smooth([t(0.12, 0.77), t(0.17, 0.71)], false),
      dress,
      tall * 0.085,
    ),
    line(smooth([t(-0.148, 0.55), t(0, 0.535), t(0.148, 0.55)], false), apron, tall * 0.03),
    line(
      smooth([t(-0.06, 0.82), t(-0.02, 0.7), t(0, 0.54)], false) +
        smooth([t(0.06, 0.82), t(0.02, 0.7), t(0, 0.54)], false),
      apron,
      tall * 0.016,
    ),
    fill(d([t(0, 0.54), t(-0.09, 0.59), t(-0.1, 0.5)]) + d([t(0, 0.54), t(0.09, 0.585), t(0.095, 0.5)]), apron) +
      fill(
        d([t(0, 0.54), t(-0.05, 0.4), t(-0.02, 0.36)]) + d([t(0, 0.54), t(0.045, 0.41), t(0.08, 0.38)]),
        lighter(apron, 0.25),
      ) +
      fill(oval(...t(0, 0.54), tall * 0.017), darker(apron, 0.25)),
    line(smooth([t(0, 0.83), t(0, 0.87)], false), darker(skin, 0.2), tall * 0.06),
    fill(oval(...t(-0.068, 0.9), tall * 0.012, tall * 0.02) + oval(...t(0.068, 0.9), tall * 0.012, tall * 0.02), skin),
    fill(oval(...t(0, 0.915), tall * 0.068, tall * 0.078), hair) +
      fill(oval(...t(0.02, 0.905), tall * 0.046, tall * 0.062), darker(hair, 0.16)),
    fill(oval(...t(0, 0.965), tall * 0.04, tall * 0.036), hair) +
      line(
        `M${t(-0.02, 0.97)}q${tall * 0.02} ${-tall * 0.016} ${tall * 0.04} 0M${t(-0.05, 0.9)}q${tall * 0.03} ${-tall * 0.05} ${tall * 0.05} ${-tall * 0.04}`,
        darker(hair, 0.3),
        4,
      ),
  ].join('')
}

/** Shelf with what hangs under it. */
function shelf(dice: Dice, x: number, y: number, width: number): string {
  const jars = many(Math.floor(width / 95), (i) => {
    const [jx, h] = [x + 30 + i * 95, dice.between(70, 110)]
    const colour = dice.pick(['#c9822f', '#7a3a24', '#e9d7a8', '#4f7a3c', '#a8323c', '#f0c04a'])
    return (
      fill(box(jx, y - h, 66, h), '#dfe8e6') +
      fill(box(jx + 5, y - h * 0.72, 56, h * 0.7), colour) +
      fill(box(jx + 40, y - h, 26, h), paint.dusk, 0.22) +
      fill(box(jx - 3, y - h - 14, 72, 18), dice.pick([paint.hibiscus, paint.leaf, paint.mango])) +
      fill(box(jx + 8, y - h + 8, 8, h - 18), '#ffffff', 0.6)
    )
  })
  const hung = many(Math.floor(width / 130), (i) => {
    const hx = x + 70 + i * 130
    return (
      line(`M${hx} ${y + 14}v${60 + (i % 2) * 20}`, '#6f4026', 9) +
      (i % 2
        ? fill(oval(hx, y + 110, 36, 42), '#b9b5c4') + fill(oval(hx - 8, y + 102, 24, 30), '#e6e2ea')
        : fill(oval(hx, y + 96, 24, 30), '#8a5530') + fill(oval(hx - 5, y + 90, 15, 20), '#c58d4c'))
    )
  })
  return (
    hung +
    fill(box(x, y, width, 22), '#9a5f35') +
    fill(box(x, y, width, 7), '#d79a62') +
    fill(box(x, y + 22, width, 26), '#2a1a38', 0.2) +
    jars
  )
}

/** The stove with its pots; its top is at `y`. */
function stove(x: number, y: number, width: number, foot: number, colour: string): string {
  const knobs = many(5, (i) => oval(x + width * (0.14 + i * 0.18), y + 60, 19))
  return [
    fill(box(x, y, width, foot - y), colour) +
      fill(box(x + width * 0.82, y, width * 0.18, foot - y), darker(colour, 0.2)),
    fill(box(x - 14, y - 4, width + 28, 24), '#4a4560') + fill(box(x - 14, y - 4, width + 28, 8), '#8f8aa6'),
    fill(knobs, '#2b2654') +
      fill(
        many(5, (i) => oval(x + width * (0.14 + i * 0.18) - 4, y + 56, 9)),
        '#b9b5c4',
      ),
    fill(box(x + width * 0.08, y + 120, width * 0.84, (foot - y) * 0.5), darker(colour, 0.14)) +
      fill(box(x + width * 0.15, y + 160, width * 0.7, (foot - y) * 0.3), '#2b2138') +
      fill(
        `M${x + width * 0.2} ${y + 160 + (foot - y) * 0.3}L${x + width * 0.45} ${y + 160}H${x + width * 0.58}L${x + width * 0.33} ${y + 160 + (foot - y) * 0.3}Z`,
        '#6a5a7a',
      ) +
      line(`M${x + width * 0.12} ${y + 134}H${x + width * 0.88}`, '#d9d3dc', 14),
    fill(
      many(2, (i) => `M${x + width * (0.2 + i * 0.44)} ${y}l14 -26l14 16l14 -24l14 22l14 -18l14 30Z`),
      '#4aa0e0',
    ),
  ].join('')
}

function floorTiles(width: number, y: number, height: number, one: string, other: string): string {
  const rows: [number, number][] = [
    [0, 0.14],
    [0.14, 0.34],
    [0.34, 0.62],
    [0.62, 1],
  ]
  const at = (i: number, way: number) => width / 2 + (i - 8) * (110 + way * 130)
  const dark = rows
    .map(([a, b], k) =>
      many(16, (i) =>
        (i + k) % 2
          ? ''
          : `M${at(i, a)} ${y + height * a}L${at(i + 1, a)} ${y + height * a}L${at(i + 1, b)} ${y + height * b}L${at(i, b)} ${y + height * b}Z`,
      ),
    )
    .join('')
  return fill(box(0, y, width, height), one) + fill(dark, other)
}

/** A window with a curtain, and its light. */
function pane(x: number, y: number, w: number, h: number, beyond: string): string {
  const leaves = many(14, (i) =>
    oval(x + (((i * 53) % 100) / 100) * w, y + h * 0.62 + (((i * 31) % 40) / 100) * h, w * 0.12, h * 0.09),
  )
  const curtain = (from: number, side: number) => {
    const d = `M${from} ${y - 10}q${side * w * 0.36} 20 ${side * w * 0.34} 30Q${from + side * w * 0.3} ${y + h * 0.5} ${from + side * w * 0.1} ${y + h * 0.74}L${from} ${y + h * 0.74}Z`
    return (
      fill(d, '#fdf3df') +
      within(
        d,
        line(
          many(5, (i) => `M${from + side * i * w * 0.08} ${y}q${-side * 8} ${h * 0.3} ${-side * i * 10} ${h * 0.76}`),
          '#d9c9c0',
          9,
        ) +
          fill(
            many(12, (i) => oval(from + side * (((i * 29) % 36) / 100) * w, y + 30 + (((i * 47) % 70) / 100) * h, 12)),
            paint.hibiscus,
            0.7,
          ),
      )
    )
  }
  return (
    fill(box(x - 22, y - 22, w + 44, h + 44), '#9a5f35') +
    fill(box(x - 22, y - 22, w + 44, 10), '#d79a62') +
    within(
      box(x, y, w, h),
      fill(box(x, y, w, h), beyond) +
        fill(box(x, y, w, h * 0.4), lighter(beyond, 0.35)) +
        fill(leaves, '#5b9a58') +
        fill(
          many(8, (i) => oval(x + (((i * 37) % 100) / 100) * w, y + h * 0.88, w * 0.14, h * 0.1)),
          '#2c7d45',
        ),
    ) +
    fill(box(x + w / 2 - 8, y, 16, h) + box(x, y + h / 2 - 8, w, 16), '#8a5530') +
    curtain(x, 1) +
    curtain(x + w, -1) +
    line(`M${x - 50} ${y - 16}H${x + w + 50}`, '#6f4026', 14)
  )
}

function beam(x: number, y: number, w: number, fall: number): string {
  return fill(`M${x} ${y}h${w}l${fall * 0.7} ${fall}h${-w * 1.1}Z`, '#ffe2a0', 0.2)
}

function room(canvas: Canvas, wall: string, print: string): string {
  const { width, height, dice } = canvas
  return (
    fill(box(0, 0, width, height), wall) +
    line(
      many(70, () => `M${Math.round(dice.between(0, width))} ${Math.round(dice.between(0, height * 0.6))}l34 -10`),
      lighter(wall, 0.4),
      9,
      0.4,
    ) +
    tiled(dice, 0, height * 0.36, width, height * 0.4, 100, '#f3ede4', print) +
    floorTiles(width, height * 0.76, height * 0.24, '#e9cfa6', '#a9492b') +
    fill(box(0, height * 0.745, width, 18), '#7a4a3a')
  )
}

export const kitchen: Scene = {
  fogao: {
    shape: '3:4',
    alt: {
      pt: 'A avó de costas no fogão, o laço do avental torto e a panela soltando fumaça.',
      en: 'Grandmother from behind at the stove, her apron bow crooked and the pot steaming.',
    },
    paint: (canvas) =>
      [
        room(canvas, '#e6b866', '#2f66a6'),
        pane(720, 150, 340, 380, '#9fd0dc'),
        shelf(canvas.dice, 60, 330, 540),
        stove(180, 860, 760, 1300, '#f3ede4'),
        pot(360, 862, 260, 190, '#b9b5c4') + pot(760, 862, 240, 150, '#c8452f', true) + steamOver(360, 650, 170),
        grandmother(520, 1520, 1060, '#3f5fa8', '#8f5838', '#fdf3df'),
        beam(740, 540, 300, 900),
      ].join(''),
  },
  domingo: {
    shape: '4:3',
    alt: {
      pt: 'Cozinha na manhã de domingo: panelas no fogão, vidros na prateleira e a avó mexendo o doce.',
      en: 'Sunday morning kitchen: pots on the stove, jars on the shelf, grandmother stirring something sweet.',
    },
    paint: (canvas) =>
      [
        room(canvas, '#a9c8b4', '#1f6a43'),
        pane(160, 110, 400, 330, '#f6d58c'),
        shelf(canvas.dice, 760, 300, 720),
        stove(640, 660, 820, 1010, '#cfe0ea'),
        pot(840, 662, 240, 170, '#d08a3a') +
          pot(1290, 662, 230, 190, '#4a4560', true) +
          steamOver(840, 480, 150) +
          pot(1090, 662, 150, 100, '#b8324f'),
        grandmother(860, 1150, 880, '#b8324f', '#c98e62', '#f6e2b0'),
        fill(box(60, 720, 420, 26), '#d79a62') +
          fill(box(60, 746, 420, 24), '#7d4a30') +
          fill(box(90, 770, 34, 330) + box(420, 770, 34, 330), '#7d4a30') +
          pot(190, 720, 130, 90, '#f3ede4') +
          fill(oval(360, 696, 90, 30), '#c98a3a') +
          fill(oval(350, 684, 80, 26), '#e6b45e') +
          line('M310 680l30 12M350 672l30 14M384 680l24 10', '#a8682a', 6),
        beam(190, 450, 340, 560),
      ].join(''),
  },
  noite: {
    shape: '1:1',
    alt: {
      pt: 'Noite na cozinha: a avó de costas mexe o feijão debaixo da lâmpada amarela.',
      en: 'Night in the kitchen: grandmother from behind stirs the beans under the yellow lamp.',
    },
    paint: (canvas) =>
      [
        room(canvas, '#4a4a86', '#5a6ac0'),
        pane(1060, 190, 380, 360, '#26275c'),
        fill('M600 330L120 1600H1240L820 330Z', '#ffcf73', 0.22) +
          fill('M650 330L380 1600H1000L770 330Z', '#ffdf95', 0.22),
        line('M710 0V230', '#1d1838', 9) +
          fill('M580 330Q600 210 710 210T840 330Z', paint.terracotta) +
          fill(oval(710, 336, 120, 22), '#fff0b8') +
          fill('M580 330Q600 210 680 214Q640 250 636 330Z', '#e27a4e'),
        shelf(canvas.dice, 60, 480, 440),
        stove(330, 900, 860, 1360, '#d9c9d0'),
        pot(520, 902, 260, 200, '#5a2f2a') + pot(1010, 902, 260, 170, '#b9b5c4', true) + steamOver(520, 680, 180),
        grandmother(720, 1520, 1080, '#7a4a86', '#714530', '#ffd58c', '#b9b3bf'),
      ].join(''),
  },
}

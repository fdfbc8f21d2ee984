import { fill, line, many, oval, type Point, smooth, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { face, type Vec, type View, viewOf } from '../solid.ts'
import { boards, gingham, napkin, panes, windowLight } from '../table.ts'
import { ball, mug, plate, type Room, ring, steam } from '../things.ts'

const sun: Vec = [-0.72, 0.62, 0.3]
const shade = '#4a1d3c'

/** A line of handwriting: loops that lean. */
function hand(dice: Dice, at: (a: number, b: number) => Point, from: number, to: number, row: number): string {
  const points: Point[] = []
  let a = from
  let up = true
  while (a < to) {
    points.push(at(a, row + (up ? -1 : 1) * dice.between(0.004, 0.016)))
    a += dice.between(0.008, 0.02)
    up = !up
    if (dice.next() < 0.12) a += 0.03
  }
  return smooth(points, false)
}

/** The recipe book, open: two curved pages, a stain of butter, and a ribbon. */
function notebook(
  view: View,
  dice: Dice,
  [x, z]: readonly [number, number],
  size: number,
  turn: number,
  cover: string,
): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (a: number, b: number): Point => {
    const lift = 0.05 + 0.22 * Math.sin(Math.min(1, Math.abs(a)) * Math.PI) * (1 - 0.3 * Math.abs(a))
    return view.at([x + (a * cos - b * 0.72 * sin) * size, lift * size * 0.5, z + (a * sin + b * 0.72 * cos) * size])
  }
  const flat = (a: number, b: number, up = 0.01): Vec => [
    x + (a * cos - b * 0.72 * sin) * size,
    up,
    z + (a * sin + b * 0.72 * cos) * size,
  ]
  const edge = (b: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, i) => at(from + ((to - from) * i) / 12, b))
  const page = (side: number) =>
    `${[...edge(-1, 0, side), ...edge(1, side, 0)].map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')}Z`
  const rules = (side: number) => many(15, (i) => smooth(edge(-0.8 + i * 0.118, side * 0.07, side * 0.95), false))
  const writing = (side: number, rows: number) =>
    many(rows, (i) => {
      const b = -0.7 + i * 0.118
      const [from, to] = [0.1, dice.between(0.5, 0.92)]
      return side > 0 ? hand(dice, at, from, to, b) : hand(dice, (a, r) => at(a - 1, r), 0.07, to, b)
    })
  const stain = (a: number, b: number, r: number) =>
    smooth(
      Array.from({ length: 9 }, (_, i) =>
        at(a + Math.cos(i * 0.698) * r * dice.between(0.8, 1.2), b + Math.sin(i * 0.698) * r * dice.between(0.9, 1.4)),
      ),
    )
  return [
    fill(face(view, [flat(-1.02, -1), flat(1.2, -0.9), flat(1.22, 1.2), flat(-0.95, 1.16)]), shade, 0.45),
    fill(
      face(view, [flat(-1.05, -1.06, 0.02), flat(1.05, -1.06, 0.02), flat(1.05, 1.06, 0.02), flat(-1.05, 1.06, 0.02)]),
      cover,
    ),
    fill(page(-1), '#f3e3bf') + fill(page(1), '#fdf2d6'),
    within(page(-1), fill(smooth([...edge(-1.1, -0.28, 0), ...edge(1.1, 0, -0.28)]), '#b98f6a', 0.4)),
    within(
      page(1),
      fill(smooth([...edge(-1.1, 0, 0.12), ...edge(1.1, 0.12, 0)]), '#b98f6a', 0.4) +
        fill(stain(0.62, 0.42, 0.17), '#e0b45a', 0.6) +
        fill(stain(0.7, 0.5, 0.07), '#c98f3a', 0.6),
    ),
    line(rules(-1) + rules(1), '#9fb4cc', 2.5, 0.6),
    line(writing(-1, 12) + writing(1, 10), '#2f3a78', 4),
    line(hand(dice, at, 0.12, 0.6, -0.86), '#a8283c', 6) +
      line(
        hand(dice, (a, r) => at(a - 1, r), 0.1, 0.7, -0.86),
        '#a8283c',
        6,
      ),
    line(smooth([at(0.01, -1), at(0, 0), at(0.02, 1), at(0.12, 1.35)], false), paint.hibiscus, 12),
    line(smooth(edge(1, -1, 1), false), '#b98f6a', 4),
  ].join('')
}

function bowlOf(room: Room, [x, y, z]: Vec, r: number, colour: string, inside: string): string {
  const at = (radius: number, up: number) =>
    `M${ring([x, y + up, z], radius)
      .map((p) =>
        room.view
          .at(p)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
  return (
    fill(at(r * 1.05, 0), shade, 0.4) +
    fill(at(r * 0.6, 0), darker(colour, 0.4)) +
    many(8, (i) => fill(at(r * (0.62 + i * 0.053), r * i * 0.09), i < 3 ? darker(colour, 0.3) : colour)) +
    fill(at(r, r * 0.72), lighter(colour, 0.35)) +
    fill(at(r * 0.92, r * 0.7), darker(colour, 0.45)) +
    fill(at(r * 0.86, r * 0.62), inside) +
    within(at(r * 0.86, r * 0.62), fill(at(r * 0.5, r * 0.68), lighter(inside, 0.4)))
  )
}

function egg(x: number, y: number, r: number, colour = '#e9b68a'): string {
  return fill(oval(x + r * 0.4, y + r * 0.5, r * 1.1, r * 0.7), shade, 0.4) + ball(x, y, r, colour, 0.82)
}

/** Two hands pressing dough, coming from the bottom edge. */
function kneading(width: number, height: number, dice: Dice, skin: string, sleeve: string): string {
  const [cx, cy] = [width / 2, height * 0.46]
  const dough = smooth([
    [cx - 330, cy + 20],
    [cx - 250, cy - 150],
    [cx - 40, cy - 210],
    [cx + 200, cy - 170],
    [cx + 340, cy - 10],
    [cx + 250, cy + 150],
    [cx, cy + 200],
    [cx - 240, cy + 150],
  ])
  const one = (side: number) => {
    const x = (v: number) => cx + side * v
    const arm = smooth([
      [x(70), cy + 60],
      [x(80), cy - 30],
      [x(150), cy - 66],
      [x(230), cy - 20],
      [x(260), cy + 100],
      [x(360), height * 0.8],
      [x(440), height + 60],
      [x(190), height + 60],
      [x(130), height * 0.78],
      [x(100), cy + 150],
    ])
    const finger = (a: number, b: number, c: number, d: number) =>
      `M${x(a)} ${cy + b}Q${x((a + c) / 2 - 10)} ${cy + (b + d) / 2 - 14} ${x(c)} ${cy + d}`
    const fingers =
      finger(110, 20, 60, -88) + finger(140, -16, 104, -126) + finger(186, -30, 158, -134) + finger(228, -6, 214, -106)
    return [
      line(fingers, darker(skin, 0.35), 62) + line(fingers, skin, 50),
      fill(arm, skin),
      within(
        arm,
        fill(
          smooth(
            side > 0
              ? [
                  [x(230), cy - 60],
                  [x(300), cy],
                  [x(520), height + 80],
                  [x(340), height + 80],
                  [x(230), cy + 160],
                ]
              : [
                  [x(60), cy - 20],
                  [x(120), cy + 30],
                  [x(150), height * 0.8],
                  [x(240), height + 80],
                  [x(100), height + 80],
                ],
          ),
          darker(skin, 0.28),
          0.7,
        ),
      ),
      line(`M${x(96)} ${cy + 30}Q${x(30)} ${cy + 20} ${x(26)} ${cy - 30}`, darker(skin, 0.3), 56) +
        line(`M${x(96)} ${cy + 26}Q${x(34)} ${cy + 14} ${x(28)} ${cy - 30}`, skin, 46),
      line(
        `M${x(128)} ${cy + 10}q10 -24 6 -40M${x(168)} ${cy - 6}q8 -22 4 -40M${x(206)} ${cy}q4 -20 2 -36`,
        darker(skin, 0.35),
        5,
      ),
      fill(
        many(16, () =>
          oval(x(dice.between(90, 250)), cy + dice.between(-90, 120), dice.between(4, 12), dice.between(3, 7)),
        ),
        '#fff6e4',
        0.8,
      ),
      fill(
        smooth([
          [x(100), height * 0.82],
          [x(260), height * 0.76],
          [x(420), height * 0.8],
          [x(560), height + 80],
          [x(120), height + 80],
        ]),
        sleeve,
      ) +
        line(
          `M${x(110)} ${height * 0.83}Q${x(260)} ${height * 0.77} ${x(410)} ${height * 0.815}`,
          lighter(sleeve, 0.4),
          16,
        ),
    ].join('')
  }
  return [
    fill(
      smooth([
        [cx - 300, cy + 90],
        [cx, cy + 130],
        [cx + 420, cy + 40],
        [cx + 430, cy + 170],
        [cx + 60, cy + 260],
        [cx - 260, cy + 200],
      ]),
      shade,
      0.45,
    ),
    fill(dough, '#cfa878'),
    within(
      dough,
      fill(oval(cx - 50, cy - 50, 320, 190), '#ecd0a0') +
        fill(oval(cx - 110, cy - 100, 200, 100), '#fae8c4') +
        line(`M${cx - 200} ${cy + 60}q120 60 240 20M${cx - 60} ${cy - 120}q90 -30 180 20`, '#b98f62', 8, 0.7),
    ),
    one(-1) + one(1),
  ].join('')
}

const dust = ({ width, height, dice }: Canvas, count: number) =>
  fill(
    many(count, () => {
      const a = dice.between(0, 6.28)
      const q = dice.next() ** 0.6
      const r = dice.between(3, 14)
      return oval(
        width / 2 + Math.cos(a) * q * width * 0.46,
        height * 0.45 + Math.sin(a) * q * height * 0.38,
        r * 1.5,
        r * 0.7,
      )
    }),
    '#fff3da',
    0.7,
  )

function table(
  canvas: Canvas,
  eye: Vec,
  zoom: number,
  cloth: (view: View) => string,
  things: (room: Room) => string,
): string {
  const view = viewOf(eye, [0, 0.1, 0.1], zoom, canvas.width, canvas.height)
  return (
    cloth(view) + windowLight(view, panes([-4.4, -4], [8, 0.9], [2, 7.6]), shade, 0.36) + things({ view, sun, shade })
  )
}

export const recipes: Scene = {
  caderno: {
    shape: '4:3',
    alt: {
      pt: 'Caderno de receitas antigo aberto na mesa, letra à mão, mancha de manteiga e uma caneca de café.',
      en: 'An old recipe notebook open on the table: handwriting, a butter stain and a mug of coffee.',
    },
    paint: (canvas) =>
      table(
        canvas,
        [0, 6.2, 5.2],
        1.15,
        (view) => boards(view, canvas.dice, '#b8743f'),
        (room) =>
          notebook(room.view, canvas.dice, [-0.1, 0.2], 2.35, -0.1, paint.blue) +
          mug(room, [2.75, 0, -1.5], 0.72, paint.hibiscus) +
          steam(room.view, [2.75, 0.8, -1.5], 0.7) +
          [
            [-2.9, -1.7],
            [-2.35, -1.95],
            [-2.7, -1.2],
          ]
            .map(([x, z]) => egg(...room.view.at([x!, 0.2, z!]), 62))
            .join('') +
          napkin(room.view, [1.9, 1.8], 1.3, paint.leaf, 0.5),
      ),
  },
  ingredientes: {
    shape: '3:4',
    alt: {
      pt: 'Caderno azul de receitas, ovos, tigela com fubá e pano de prato listrado sobre a toalha xadrez.',
      en: 'Blue recipe notebook, eggs, a bowl of cornmeal and a striped cloth on a checkered tablecloth.',
    },
    paint: (canvas) =>
      table(
        canvas,
        [0.2, 6.6, 5],
        1.35,
        (view) => gingham(view, '#1f6a43', '#f6f0dc', 0.4, 0.3),
        (room) =>
          bowlOf(room, [-1.25, 0, -2.1], 0.95, '#c65a34', '#f4c64f') +
          plate(room, [1.25, 0, -2], 0.85, paint.blue) +
          [
            [1, -2.1],
            [1.5, -2.2],
            [1.3, -1.75],
          ]
            .map(([x, z]) => egg(...room.view.at([x!, 0.25, z!]), 60))
            .join('') +
          notebook(room.view, canvas.dice, [0, 0.75], 1.9, 0.12, '#2f5a9a') +
          napkin(room.view, [-2, 2.1], 1.3, paint.hibiscus, -0.3),
      ),
  },
  massa: {
    shape: '1:1',
    alt: {
      pt: 'Duas mãos sovando a massa do pão na mesa enfarinhada, na luz da janela.',
      en: 'Two hands kneading bread dough on a floured table in window light.',
    },
    paint: (canvas) =>
      table(
        canvas,
        [0, 6.4, 4.4],
        1.1,
        (view) => boards(view, canvas.dice, '#a9683c'),
        (room) =>
          bowlOf(room, [-2.5, 0, -2.2], 0.9, '#2f66a6', '#f7efdf') +
          egg(...room.view.at([2.3, 0.2, -2.2]), 80) +
          egg(...room.view.at([2.75, 0.2, -1.75]), 80),
      ) +
      dust(canvas, 130) +
      kneading(canvas.width, canvas.height, canvas.dice, '#8f5838', '#b8324f'),
  },
  'mao-na-massa': {
    shape: '4:3',
    alt: {
      pt: 'Mãos abrem a massa sobre toalha xadrez azul, com farinha espalhada e ovos ao lado.',
      en: 'Hands working dough on a blue checkered cloth, flour all over and eggs beside.',
    },
    paint: (canvas) =>
      table(
        canvas,
        [0, 6.4, 4.4],
        1.1,
        (view) => gingham(view, '#2f66a6', '#f2f0ea', 0.5, 0.1),
        (room) =>
          bowlOf(room, [2.6, 0, -1.2], 0.85, '#e8922a', '#f4e7c9') +
          egg(...room.view.at([-2.4, 0.2, -1.4]), 66) +
          egg(...room.view.at([-2.9, 0.2, -1]), 66),
      ) +
      dust(canvas, 110) +
      kneading(canvas.width, canvas.height, canvas.dice, '#cd9768', '#1f6a43'),
  },
}

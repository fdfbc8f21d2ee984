import { box, fill, group, leaf, line, many, oval, within } from '../../pictures/brush.ts'
import { darker, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

const skin = '#8f5838'

/** A wall of four-leaved blocks, the afternoon behind it. */
const wall = many(12, (i) =>
  many(7, (k) => {
    const [x, y] = [i * 140 - 40, k * 140 - 30]
    const holes = [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]
      .map(([a, b]) => leaf([x + 70 + a! * 5, y + 70 + b! * 5], [x + 70 + a! * 60, y + 70 + b! * 60], 21))
      .join('')
    const reach = Math.hypot(x + 70 - 800, y + 70 - 420)
    return fill(holes, reach < 430 ? '#fff0bf' : reach < 640 ? '#ffd27a' : '#e9a24a')
  }),
)
const joints = many(12, (i) => `M${i * 140 - 40} 0V900`) + many(7, (k) => `M0 ${k * 140 - 30}H1600`)

/** The sheet that is held up: a sun who smiles for the one behind it. */
const sheet = [
  fill('M-232 -250L236 -262L244 262L-240 250Z', '#3a1d44', 0.35),
  fill('M-246 -262L228 -270L232 250L-250 246Z', '#fffdf6'),
  within(
    'M-246 -262L228 -270L232 250L-250 246Z',
    [
      fill('M120 -280H240V260H196Q150 40 120 -280Z', '#e3dceb', 0.7),
      fill(oval(-8, -6, 118, 116), '#ffd257'),
      line(
        many(9, (i) => `M${-104 + i * 24} ${-70 + (i % 2) * 10}L${-96 + i * 22} ${74 - (i % 3) * 12}`),
        '#ffb53d',
        15,
        0.8,
      ),
      line('M-126 -6a118 116 0 1 0 236 2a120 118 0 1 0 -236 -2', '#e8922a', 10),
      many(13, (i) => {
        const angle = (i / 13) * Math.PI * 2 + 0.1
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const far = 178 + (i % 3) * 18
        return line(
          `M${Math.round(-8 + c * 142)} ${Math.round(-6 + s * 140)}L${Math.round(-8 + c * far)} ${Math.round(-6 + s * far)}`,
          i % 2 ? '#e8922a' : '#ffb53d',
          12,
        )
      }),
      fill(oval(-52, -34, 13, 17) + oval(38, -36, 13, 17), '#2b2654'),
      line('M-68 30Q-6 96 58 26', '#c92c50', 13),
      fill(oval(-84, 18, 20, 15) + oval(70, 14, 20, 15), '#f58aa4', 0.8),
      line('M-250 214q40 -22 80 0t80 0t80 0t80 0t80 0t80 0', '#1f6a43', 12) +
        line('M-170 206q-4 -40 8 -62M150 204q6 -30 -4 -52', '#1f6a43', 8) +
        fill(oval(-160, 134, 15) + oval(146, 142, 13), '#c92c50'),
    ].join(''),
  ),
].join('')

/** A curly bunch of hair with its ribbon. */
const bunch = (x: number, y: number, side: number) =>
  fill(
    many(9, (i) => oval(x + Math.cos(i * 0.7) * 62, y + Math.sin(i * 0.7) * 58, 44, 42)) + oval(x, y, 70, 66),
    '#1c1412',
  ) +
  fill(
    many(7, (i) => oval(x - 14 + Math.cos(i * 0.9) * 44, y - 18 + Math.sin(i * 0.9) * 40, 15, 13)),
    '#3d2a24',
  ) +
  fill(
    `M${x + side * 66} ${y + 46}l${side * 62} -30l${side * 6} 62ZM${x + side * 66} ${y + 46}l${side * 20} 58l${side * -46} -4Z`,
    paint.mango,
  )

/** Fingers over the edge of the paper. */
const fingers = (x: number, y: number, side: number) =>
  many(4, (i) =>
    line(`M${x + side * 30} ${y + i * 30}L${x - side * 26} ${y + i * 30 - 4}`, i % 2 ? skin : darker(skin, 0.1), 28),
  )

/** A child who shows a drawing, and nothing else of herself. */
export function desenho({ width, height }: Canvas): string {
  const dress = 'M800 560C900 560 990 590 1040 660L1120 920H480L560 660C610 590 700 560 800 560Z'
  return [
    fill(box(0, 0, width, height), '#1f6a43'),
    wall,
    line(joints, '#12432f', 5),
    fill('M480 930L560 690L1060 700L1190 930Z', '#12432f', 0.45),
    // Head, neck and hair, of which little is seen.
    bunch(566, 250, -1) + bunch(1034, 244, 1),
    fill('M740 470H860V620H740Z', darker(skin, 0.25)),
    fill('M610 330C600 170 690 110 800 110S1000 170 990 330C986 450 900 520 800 520S614 450 610 330Z', skin),
    fill('M604 320C590 150 690 84 800 84S1010 150 996 320C960 200 880 176 800 176S640 200 604 320Z', '#1c1412') +
      line('M800 86V178', '#8f5838', 5),
    fill(dress, paint.hibiscus),
    within(
      dress,
      fill(
        many(44, (i) => oval(490 + ((i * 97) % 640), 590 + ((i * 61) % 320), 15)),
        '#fdf8ea',
        0.92,
      ) + fill('M900 540C1000 600 1040 700 1060 920H1160L1100 600Z', '#7c1a3c', 0.55),
    ),
    fill('M690 566Q800 640 910 566L896 552Q800 606 704 552Z', '#fdf8ea'),
    // Arms come up from the sides.
    line('M534 694C496 640 470 560 524 486', darker(skin, 0.22), 66) +
      line('M534 690C498 636 470 560 524 486', skin, 52),
    line('M1072 694C1112 640 1132 560 1078 486', darker(skin, 0.3), 66) +
      line('M1072 690C1108 636 1128 560 1078 486', darker(skin, 0.08), 52),
    line('M560 650Q520 700 566 742M1044 650Q1086 700 1036 742', paint.hibiscus, 78),
    group('translate(800 352) rotate(-2)', sheet),
    fingers(540, 424, -1) + fingers(1046, 408, 1),
    line('M556 404Q590 396 600 420', skin, 26) + line('M1030 390Q1000 384 990 408', darker(skin, 0.06), 26),
  ].join('')
}

import { box, fill, group, leaf, line, many, oval, within } from '../../pictures/brush.ts'
import { darker, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

/** Blue and white wall tiles, each with a four-leaved flower. */
const wallTiles = many(11, (i) =>
  many(5, (k) => {
    const [x, y] = [i * 150 - 20, k * 150 - 40]
    const petals = [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]
      .map(([a, b]) => leaf([x + 75, y + 75], [x + 75 + a! * 52, y + 75 + b! * 52], 17))
      .join('')
    return (
      fill(box(x + 3, y + 3, 144, 144), (i + k) % 2 ? '#e6eef6' : '#dce8f3') +
      fill(petals, '#8fb9dd') +
      fill(oval(x + 75, y + 75, 9), '#2f66a6') +
      fill(
        oval(x + 3, y + 3, 13) + oval(x + 147, y + 3, 13) + oval(x + 3, y + 147, 13) + oval(x + 147, y + 147, 13),
        '#8fb9dd',
        0.8,
      )
    )
  }),
)

/** The enamel coffee pot, chipped where enamel chips. */
const pot = (() => {
  const body = 'M-150 330L-112 40Q-108 12 -80 8H80Q108 12 112 40L150 330Q150 352 122 352H-122Q-150 352 -150 330Z'
  const spout = 'M-118 130C-200 110 -222 20 -262 -12L-226 -30C-170 10 -176 70 -108 60Z'
  return [
    line('M120 70C250 40 262 250 136 260', '#8c1f3a', 44) + line('M120 66C244 40 254 244 136 252', paint.hibiscus, 30),
    fill(spout, '#a3244a'),
    fill(body, paint.hibiscus),
    within(
      body,
      fill('M-200 0H-84L-110 360H-200Z', '#e6637c') +
        fill('M70 0H220V360H96Z', '#8c1f3a') +
        fill(
          many(26, (i) => oval(-140 + ((i * 83) % 280), 60 + ((i * 59) % 270), 5 + (i % 3) * 2)),
          '#fdf3e6',
          0.85,
        ),
    ),
    fill('M-94 8Q-90 -40 0 -46Q90 -40 94 8Z', '#a3244a') + fill('M-94 8Q-90 -40 -20 -45Q-50 -20 -56 8Z', '#e6637c'),
    fill(oval(0, -62, 20, 18), '#1d1838') + line('M-98 10H98', '#1d1838', 12) + line('M-146 346H146', '#1d1838', 12),
    fill('M86 300q22 -10 30 8q-4 24 -26 18q-14 -10 -4 -26Z', '#1d1838'),
  ].join('')
})()

/** What the tablet shows: a ceiling, its lamp, and the top of somebody who is busy with something else. */
const call = [
  fill(box(0, 0, 780, 500), '#f1e2c4'),
  fill('M0 0H780L690 150H90Z', '#e2cfa6') + line('M90 150V500M690 150V500M90 150H690', '#cdb88c', 6),
  line('M90 150L0 0M690 150L780 0M240 150L190 0M390 150V0M540 150L590 0', '#d5c093', 5),
  line('M392 0V66', '#2b2654', 7),
  fill('M318 132Q322 62 392 60Q462 62 466 132Z', paint.leaf) +
    fill('M318 132Q322 62 372 61Q346 90 342 132Z', '#3d8a55'),
  fill(oval(392, 134, 74, 12), '#12432f') +
    fill(oval(392, 144, 32, 26), '#fff3b8') +
    fill(oval(392, 150, 90, 60), '#fff3b8', 0.25),
  fill(box(560, 190, 110, 140), '#fdf8ea') +
    fill(box(560, 190, 110, 44), '#2f66a6') +
    fill(
      many(12, (i) => oval(580 + (i % 4) * 23, 256 + Math.floor(i / 4) * 24, 6)),
      '#b94a2a',
      0.8,
    ),
  fill(oval(300, 258, 74, 62), '#d9d3df') +
    line('M248 250q52 -50 104 0M256 274q44 -36 88 0M268 296q32 -22 64 0', '#b9b2c6', 6),
  fill('M64 520C40 360 160 290 300 290C446 290 566 360 540 520Z', '#e6e1ea'),
  line(
    'M110 470C120 390 190 330 290 306M186 400C220 350 260 326 300 308M500 470C490 390 420 330 312 306M420 404C386 350 350 326 304 308',
    '#c6bfd2',
    7,
  ),
  fill('M120 520C120 420 200 372 300 372C404 372 486 420 486 520Z', '#b2764a'),
  fill('M120 520C120 420 200 372 270 374C200 400 168 450 168 520Z', '#c98d5e'),
  line('M206 432q94 -26 188 0M222 458q78 -20 156 0', '#8f5838', 6),
  line('M186 500q50 -22 90 0M330 500q46 -22 92 0', '#e6e1ea', 15),
  fill(box(640, 24, 116, 150), '#2b7f7c') +
    within(
      box(640, 24, 116, 150),
      fill(oval(698, 104, 34, 40), '#e3b289') +
        fill('M650 200Q654 150 698 148T746 200Z', paint.mango) +
        fill(
          'M658 104Q656 52 698 52T738 104Q738 130 730 140Q736 96 716 84Q690 96 664 92Q662 130 664 138Q656 130 658 104Z',
          '#5b3620',
        ),
    ),
].join('')

/** The Sunday call, as it is seen from far away. */
export function testa({ width, height }: Canvas): string {
  const stripes = many(20, (i) => box(i * 84, 700, 42, 200))
  return [
    fill(box(0, 0, width, height), '#c3d6e8'),
    wallTiles,
    fill(box(0, 690, width, 210), '#fdf8ea'),
    fill(stripes, '#ffcb5c', 0.8),
    fill(box(0, 690, width, 16), '#c8913a'),
    fill('M270 722L1080 690L1130 740L1320 786L1290 842H1020L980 786H350Z', '#3b1a44', 0.35),
    group('translate(1120 446) scale(1.12)', pot),
    group(
      'translate(256 172) rotate(-3)',
      fill('M-32 -30Q-32 -46 -14 -46H796Q814 -46 814 -28V532Q814 550 796 550H-14Q-32 550 -32 532Z', '#1d1838') +
        fill('M814 -28L836 -14V542L796 550Q814 550 814 532Z', darker('#1d1838', 0.1)) +
        within(box(0, 0, 780, 500), call) +
        fill(oval(390, -24, 6), '#4a446e'),
    ),
    group(
      'translate(1420 800)',
      fill(oval(10, 54, 110, 20), '#3b1a44', 0.3) +
        fill('M-62 -40H62L48 50Q0 66 -48 50Z', '#fdf8ea') +
        fill('M22 -40H62L48 50Q34 58 20 60Z', '#cdc8d8') +
        line('M60 -22q44 -4 36 28t-48 22', '#fdf8ea', 13) +
        fill(oval(0, -40, 62, 13), '#cdc8d8') +
        fill(oval(0, -38, 52, 9), paint.coffee) +
        line('M-62 -40a62 13 0 1 0 124 0a62 13 0 1 0 -124 0', '#2f66a6', 6),
    ),
  ].join('')
}

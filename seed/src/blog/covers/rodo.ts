import { blob, box, fill, group, line, many, outline, oval, type Point, smooth, within } from '../../pictures/brush.ts'
import type { Canvas } from '../../pictures/scene.ts'

const chalk = '#f6e9dc'

/** A hand-drawn line goes over itself twice, never quite in the same place. */
const drawn = (d: string, colour: string, width = 11) =>
  line(d, colour, width, 0.85) + group('translate(4 3)', line(d, colour, width * 0.5, 0.55))

/** The sun as a child draws it: a face, rays of all lengths. */
const chalkSun = [
  drawn('M-150 0a150 146 0 1 0 300 4a152 150 0 1 0 -300 -4', '#ffd257', 15),
  many(14, (i) => {
    const angle = (i / 14) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const long = 236 + (i % 3) * 26
    return drawn(
      `M${Math.round(c * 184)} ${Math.round(s * 184)}L${Math.round(c * long)} ${Math.round(s * long)}`,
      '#ffd257',
      13,
    )
  }),
  drawn('M-60 -34v26M60 -36v28', chalk, 15),
  drawn('M-76 44Q0 118 78 40', '#f58aa4', 14),
].join('')

/** Somebody's house, somebody's dog, somebody. */
const rest = [
  group(
    'translate(1280 250)',
    drawn('M-120 150V-10L0 -120L124 -14V152H-122M-34 150V60H34V150', chalk) +
      drawn('M60 -68V-124H92V-40', '#f58aa4') +
      drawn('M76 -136q26 -20 4 -44q-22 -22 8 -44', '#bfe0f2', 8),
  ),
  group(
    'translate(1480 440)',
    drawn('M0 -70a34 34 0 1 0 1 0M2 -2V90M2 20L-50 56M2 20L54 -2M2 90L-36 156M2 90L40 154', '#bfe0f2'),
  ),
  group(
    'translate(1210 660)',
    drawn('M-110 60V-20H70L96 -70L126 -46L118 0L92 8V60M-78 60V14M66 60V16M-110 -18Q-160 -40 -150 -84', '#f2a65a'),
  ),
  group(
    'translate(1430 740)',
    drawn(
      'M0 60V-30M0 -30a24 24 0 1 0 -4 -48a24 24 0 1 0 -44 22a24 24 0 1 0 48 26M0 20Q44 12 56 -24M0 34Q-38 30 -52 4',
      '#f58aa4',
    ),
  ),
].join('')

/** A floor of red cement, a drawing in chalk, and the water that has come half-way. */
export function rodo({ width, height, dice }: Canvas): string {
  const edge: Point[] = [
    [788, -20],
    [824, 110],
    [774, 240],
    [810, 390],
    [762, 520],
    [798, 660],
    [748, 790],
    [788, 920],
  ]
  const wet = `${smooth(edge, false)}L-20 920L-20 -20Z`
  const polish = many(26, () => {
    const [x, y] = [dice.between(0, width), dice.between(0, height)]
    return blob(dice, x, y, dice.between(60, 150), dice.between(20, 46), 0.2, 8)
  })
  const streaks = many(26, (i) => {
    const y = 20 + i * 34 + dice.between(-10, 10)
    const from = dice.between(-60, 420)
    return outline(
      [
        [from, y],
        [from + dice.between(120, 300), y + dice.between(-3, 3)],
      ] as Point[],
      false,
    )
  })
  const drops = many(34, () => oval(dice.between(810, 990), dice.between(10, 890), dice.between(4, 13)))
  const dust = many(120, () => oval(dice.between(740, width), dice.between(0, height), dice.between(2, 4)))
  const seams = 'M-20 300H1620M-20 606H1620M430 -20V920M1010 -20V920'
  return [
    fill(box(0, 0, width, height), '#9c3322'),
    fill(polish, '#a93d29', 0.8),
    line(seams, '#6d1f1a', 6),
    group('translate(800 440)', chalkSun),
    rest,
    fill(dust, chalk, 0.35),
    fill(wet, '#541a28'),
    within(
      wet,
      [
        fill('M-20 -20H520L120 920H-20Z', '#7a2c3c', 0.7),
        line(seams, '#33101f', 6),
        // The sky, upside down in the water.
        fill(
          blob(dice, 240, 200, 190, 90, 0.16, 9) +
            blob(dice, 170, 690, 150, 84, 0.18, 9) +
            blob(dice, 470, 560, 110, 60, 0.2, 9),
          '#7fa8d6',
          0.75,
        ),
        fill(blob(dice, 200, 180, 110, 42, 0.2, 9) + blob(dice, 150, 670, 84, 36, 0.2, 9), '#d5e6f4', 0.8),
        line(streaks, '#c9d9ee', 6, 0.4),
        group(
          'translate(800 440)',
          line('M-150 0a150 146 0 0 0 60 120', '#ffd257', 16, 0.18) +
            line('M-240 -40h50M-220 60h40', '#ffd257', 14, 0.16),
        ),
      ].join(''),
    ),
    line(smooth(edge, false), '#e6f0f8', 13, 0.9) +
      group('translate(-22 0)', line(smooth(edge, false), '#c9b6c4', 6, 0.5)),
    fill(drops, '#d5e6f4', 0.8),
    // The tool itself: a wooden handle, a bar, a lip of rubber.
    group(
      'translate(738 452) rotate(-7)',
      [
        fill('M-24 -270H40V276H-24Z', '#2a0f1c', 0.4),
        line('M-1240 16L-60 16', '#2a0f1c', 34, 0.4),
        line('M-1240 0L-20 0', '#c98d5e', 32) + line('M-1240 -8L-20 -8', '#e3b98a', 8),
        fill('M-20 -270H24Q36 -270 36 -256V256Q36 270 24 270H-20Q-34 270 -34 256V-256Q-34 -270 -20 -270Z', '#2f66a6'),
        fill('M-20 -262H-4V262H-20Q-26 262 -26 250V-250Q-26 -262 -20 -262Z', '#5e96d1'),
        fill(box(34, -262, 24, 524), '#1d1838'),
        fill('M-110 -30H-30V30H-110Q-122 0 -110 -30Z', '#2f66a6'),
        fill(box(-84, -30, 12, 60), '#8fb9dd'),
      ].join(''),
    ),
  ].join('')
}

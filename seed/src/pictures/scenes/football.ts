import { blob, box, fill, group, line, many, outline, oval, type Point, smooth } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, foliage, hairs, hill, skins, sky, someone, standing, strip } from '../outdoors.ts'
import { darker, lighter, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'

interface Player {
  shirt: string
  shorts: string
  number?: string
}

/** Someone running, to the right or (side -1) to the left; (x, y) is the ground under them. */
function runner(
  dice: Dice,
  x: number,
  y: number,
  tall: number,
  side: number,
  stride: number,
  { shirt, shorts }: Player,
): string {
  const skin = dice.pick(skins.slice(1))
  const hair = dice.pick(hairs)
  const t = (a: number, b: number): Point => [x + a * tall * side, y - b * tall]
  const limb = (points: Point[], colour: string, wide: number) => line(smooth(points, false), colour, tall * wide)
  const dim = darker(skin, 0.3)
  const body = smooth([t(-0.03, 0.82), t(0.09, 0.83), t(0.13, 0.76), t(0.09, 0.5), t(-0.1, 0.49), t(-0.08, 0.72)])
  const s = 0.16 * stride
  return [
    limb([t(0.08, 0.78), t(0.16 + s * 0.3, 0.66), t(0.26, 0.72)], dim, 0.05),
    limb([t(-0.02, 0.48), t(-0.06 - s * 0.5, 0.28), t(-0.2 - s, 0.24 + s * 0.4)], dim, 0.065),
    limb([t(-0.02, 0.49), t(-0.06 - s * 0.4, 0.34)], darker(shorts, 0.3), 0.12),
    fill(oval(...t(-0.22 - s, 0.24 + s * 0.4), tall * 0.05, tall * 0.025), '#1d1838'),
    limb([t(0.01, 0.48), t(0.14 + s * 0.5, 0.34), t(0.1 + s * 0.6, 0.04)], skin, 0.07),
    limb([t(0.11 + s * 0.5, 0.2), t(0.1 + s * 0.6, 0.05)], '#fdf3df', 0.062),
    limb([t(0, 0.49), t(0.1 + s * 0.4, 0.37)], shorts, 0.13),
    fill(oval(...t(0.13 + s * 0.6, 0.02), tall * 0.055, tall * 0.024), '#1d1838'),
    fill(body, shirt),
    fill(
      smooth([t(0.05, 0.82), t(0.13, 0.76), t(0.09, 0.5), t(0.02, 0.5), t(0.06, 0.66)]),
      side > 0 ? darker(shirt, 0.28) : lighter(shirt, 0.3),
    ),
    limb([t(-0.04, 0.78), t(-0.14, 0.64), t(-0.06 - s * 0.2, 0.54)], skin, 0.052) +
      limb([t(-0.04, 0.78), t(-0.1, 0.7)], shirt, 0.075),
    limb([t(0.05, 0.84), t(0.07, 0.89)], dim, 0.06),
    fill(oval(...t(0.09, 0.925), tall * 0.062, tall * 0.072), skin) +
      fill(smooth([t(0.02, 0.93), t(0.04, 1), t(0.11, 1.01), t(0.15, 0.96), t(0.08, 0.955), t(0.045, 0.89)]), hair),
  ].join('')
}

const shade = (x: number, y: number, long: number, tall: number) =>
  fill(
    smooth([
      [x - tall * 0.06, y],
      [x + long * 0.5, y - tall * 0.03],
      [x + long, y - tall * 0.02],
      [x + long * 1.02, y + tall * 0.04],
      [x + long * 0.4, y + tall * 0.05],
      [x + tall * 0.03, y + tall * 0.03],
    ]),
    '#3a1a3a',
    0.45,
  )

const ball = (x: number, y: number, r: number, long = 0) =>
  (long ? shade(x, y + r, long, r * 5) : '') +
  fill(oval(x, y, r), '#cdbfca') +
  fill(oval(x - r * 0.12, y - r * 0.14, r * 0.86), '#fdf6e8') +
  fill(
    many(5, (i) => oval(x + Math.cos(i * 1.257 + 0.4) * r * 0.66, y + Math.sin(i * 1.257 + 0.4) * r * 0.66, r * 0.17)) +
      oval(x, y, r * 0.22),
    '#2b2654',
  )

function goal(x: number, y: number, wide: number, high: number): string {
  const net =
    many(
      13,
      (i) => `M${x + (i / 12) * wide} ${y - high}L${x + wide * 0.08 + (i / 12) * wide * 0.84} ${y - high * 0.06}`,
    ) + many(7, (i) => `M${x + wide * 0.01 * i} ${y - high + (i / 6) * high * 0.92}H${x + wide - wide * 0.01 * i}`)
  return (
    line(net, '#fdf3df', 2.5, 0.5) +
    line(`M${x} ${y}V${y - high}H${x + wide}V${y}`, '#d9ccc8', high * 0.055) +
    line(`M${x - 2} ${y}V${y - high - 3}H${x + wide}`, '#fffaf0', high * 0.028)
  )
}

/** Beaten earth with its scuffs and a chalk line. */
function field(canvas: Canvas, top: number, colour: string): string {
  const { width, height, dice } = canvas
  return [
    fill(box(0, top, width, height - top), colour),
    many(5, (i) =>
      fill(
        strip(dice, width, top + (height - top) * (0.12 + i * 0.2), height + 20, 10 + i * 5, 5),
        i % 2 ? lighter(colour, 0.08 + i * 0.02) : darker(colour, 0.05),
      ),
    ),
    fill(
      many(16, () => {
        const y = dice.between(top + 40, height)
        const near = (y - top) / (height - top)
        return blob(dice, dice.between(0, width), y, 60 + near * 150, 6 + near * 22, 0.25, 8)
      }),
      darker(colour, 0.16),
      0.5,
    ),
    line(
      many(120, () => {
        const y = top + 12 + (height - top) * dice.next() ** 1.3
        const near = (y - top) / (height - top)
        return `M${Math.round(dice.between(-20, width))} ${Math.round(y)}q${Math.round(8 + near * 18)} ${Math.round(-2 - near * 5)} ${Math.round(16 + near * 40)} 0`
      }),
      darker(colour, 0.32),
      4,
      0.45,
    ),
    line(
      many(80, () => {
        const y = top + 12 + (height - top) * dice.next() ** 1.2
        const near = (y - top) / (height - top)
        return `M${Math.round(dice.between(-20, width))} ${Math.round(y)}h${Math.round(10 + near * 34)}`
      }),
      lighter(colour, 0.45),
      4,
      0.5,
    ),
    line(
      many(50, () => {
        const x = dice.between(0, width)
        return `M${Math.round(x)} ${top + 8}q-4 -16 ${Math.round(dice.between(-8, 12))} ${Math.round(-dice.between(14, 34))}`
      }),
      '#5f7a3c',
      6,
    ),
  ].join('')
}

function wall(canvas: Canvas, y: number, high: number): string {
  const { width, dice } = canvas
  return (
    fill(box(0, y - high, width, high), '#e9cfa6') +
    fill(box(0, y - high * 0.3, width, high * 0.3), paint.teal) +
    fill(
      many(30, () =>
        blob(
          dice,
          dice.between(0, width),
          y - dice.between(0.35, 0.95) * high,
          dice.between(10, 40),
          dice.between(4, 10),
          0.3,
          7,
        ),
      ),
      '#cfae86',
    ) +
    fill(box(0, y - high - 8, width, 10), '#fdf3df')
  )
}

const reds: Player = { shirt: '#d63c4a', shorts: '#fdf3df' }
const yellows: Player = { shirt: '#ffb53d', shorts: '#1f6a43' }

export const football: Scene = {
  pelada: {
    shape: '16:9',
    alt: {
      pt: 'Pelada no campo de terra no fim do dia: dois times correm atrás da bola, sombras compridas.',
      en: 'A pickup game on a dirt field at dusk: two teams run after the ball, long shadows.',
    },
    paint: (canvas) => {
      const { dice, width } = canvas
      const runs: [number, number, number, number, number, Player][] = [
        [420, 470, 170, 1, 0.6, reds],
        [1160, 500, 180, -1, 1, yellows],
        [660, 560, 230, 1, 1, yellows],
        [930, 640, 300, -1, 0.9, reds],
        [360, 780, 380, 1, 1.1, reds],
        [1240, 800, 390, -1, 0.7, yellows],
      ]
      return [
        sky(dice, width, 340, '#5f6fb5', '#ffc27a', 6, '#ef8f80'),
        fill(oval(420, 270, 150), '#ffe9b0', 0.3) + fill(oval(420, 270, 84), '#fff3cc'),
        cloud(dice, 980, 120, 200, '#ffd0a4', '#b9748f') + cloud(dice, 1360, 190, 130, '#ffd9a8', '#c98088'),
        hill(
          dice,
          [
            [-60, 340],
            [150, 270],
            [340, 300],
            [560, 230],
            [760, 300],
            [1000, 250],
            [1240, 300],
            [1420, 240],
            [1680, 320],
          ],
          360,
          '#7a5a92',
          '#b07c98',
        ),
        many(10, (i) => foliage(dice, 60 + i * 170, 320 - (i % 3) * 12, 80, 60, '#2c5a4c', 8)),
        wall(canvas, 390, 56),
        field(canvas, 385, '#b9683c'),
        line('M-20 450Q800 424 1620 450', '#f6e2c4', 6, 0.8),
        goal(700, 432, 220, 100),
        ...runs.map(([x, y, tall]) => shade(x, y, tall * 1.3, tall)),
        ...runs.map(([x, y, tall, side, stride, who]) => runner(dice, x, y, tall, side, stride, who)),
        ball(740, 730, 30, 130),
      ].join('')
    },
  },
  torcida: {
    shape: '4:3',
    alt: {
      pt: 'Torcida de costas na beira do campo, braços para cima, o time correndo lá na frente.',
      en: 'Fans from behind at the edge of the field, arms up, the team running in front.',
    },
    paint: (canvas) => {
      const { dice, width } = canvas
      return [
        sky(dice, width, 460, '#63a9d8', '#e6f0dc', 6),
        cloud(dice, 330, 170, 230, '#fffaf0', '#b7d0e0') + cloud(dice, 1180, 230, 180, '#fffaf0', '#b7d0e0'),
        hill(
          dice,
          [
            [-60, 460],
            [240, 330],
            [520, 420],
            [860, 310],
            [1180, 410],
            [1440, 330],
            [1700, 440],
          ],
          480,
          '#4f8f7a',
          '#8cbd92',
        ),
        many(9, (i) => foliage(dice, 60 + i * 190, 430, 110, 80, '#2c7d4b', 9)),
        wall(canvas, 510, 64),
        field(canvas, 505, '#c9824a'),
        goal(1060, 590, 300, 140),
        [
          [300, 640, 170, 1, reds],
          [560, 690, 200, 1, yellows],
          [820, 660, 190, -1, reds],
          [1000, 720, 220, 1, reds],
          [1210, 610, 160, -1, yellows],
        ]
          .map(
            ([x, y, tall, side, who]) =>
              shade(x as number, y as number, 110, tall as number) +
              runner(dice, x as number, y as number, tall as number, side as number, 1, who as Player),
          )
          .join(''),
        ball(1120, 700, 17, 50),
        fill(box(0, 905, width, 26), '#9a5f35') +
          fill(box(0, 905, width, 8), '#d79a62') +
          many(6, (i) => fill(box(60 + i * 300, 905, 26, 200), '#6f4026')),
        [
          [150, 'up', 'hat'],
          [400, 'hips', 'short'],
          [640, 'up', 'afro'],
          [880, 'down', 'tail'],
          [1120, 'up', 'short'],
          [1380, 'out', 'bun'],
        ]
          .map(([x, arms, style], i) =>
            standing(
              x as number,
              1330 + (i % 2) * 40,
              i === 3 ? 470 : 610,
              someone(dice, { arms: arms as 'up', style: style as 'hat', shirt: i % 3 === 1 ? '#fdf3df' : '#d63c4a' }),
            ),
          )
          .join(''),
      ].join('')
    },
  },
  taca: {
    shape: '3:4',
    alt: {
      pt: 'A taça do campeonato na janela, em cima de um paninho de crochê, com o campo lá fora.',
      en: 'The cup on the windowsill on a crocheted doily, with the field outside.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const gold = (d: string, c: string) => fill(d, c)
      return [
        fill(box(0, 0, 1200, 1600), '#8fb0a8') +
          line(
            many(60, () => `M${Math.round(dice.between(0, 1200))} ${Math.round(dice.between(0, 1600))}l40 -12`),
            '#a9c4b8',
            9,
            0.7,
          ),
        group(
          'translate(140 110)',
          [
            fill(box(-30, -30, 980, 1140), '#6f3f28') +
              fill(box(-30, -30, 980, 20), '#b9784a') +
              fill(box(-30, -30, 20, 1140), '#a5663c'),
            `<svg x="0" y="0" width="920" height="1080" viewBox="0 0 920 1080">${[
              sky(dice, 920, 640, '#6fb2dc', '#fdeac0', 6),
              cloud(dice, 240, 200, 190, '#fffaf0', '#c4d4dc') + cloud(dice, 740, 330, 130, '#fffaf0', '#c4d4dc'),
              hill(
                dice,
                [
                  [-60, 640],
                  [180, 500],
                  [420, 600],
                  [700, 470],
                  [1000, 620],
                ],
                700,
                '#5a948a',
                '#93bf9c',
              ),
              many(6, (i) => foliage(dice, i * 180, 640, 120, 90, '#2c7d4b', 10)),
              fill(box(0, 690, 920, 400), '#c9824a') + fill(strip(dice, 920, 780, 1100, 10), '#d9965a'),
              goal(560, 800, 220, 110),
              runner(dice, 330, 860, 150, 1, 1, reds),
              ball(440, 850, 14),
            ].join('')}</svg>`,
            fill(box(448, -10, 24, 1100), '#7d4a30') +
              fill(box(448, -10, 8, 1100), '#b9784a') +
              fill(box(0, 420, 920, 18), '#7d4a30'),
          ].join(''),
        ),
        fill(box(40, 1190, 1120, 120), '#d79a62') +
          fill(box(40, 1290, 1120, 50), '#7d4a30') +
          line('M60 1220h500M300 1250h700M700 1210h420', '#b9784a', 5),
        fill('M60 1340H1140L1200 1600H0Z', '#6f938c'),
        fill(
          smooth(
            Array.from(
              { length: 28 },
              (_, i): Point => [
                600 + Math.cos((i / 28) * 6.283) * (330 + (i % 2 ? 26 : 0)),
                1235 + Math.sin((i / 28) * 6.283) * (62 + (i % 2 ? 8 : 0)),
              ],
            ),
          ),
          '#fdf6ea',
        ) +
          line(oval(600, 1235, 270, 46) + oval(600, 1235, 200, 34), '#d8cbd0', 6) +
          fill(
            many(24, (i) => oval(600 + Math.cos(i * 0.262) * 300, 1235 + Math.sin(i * 0.262) * 54, 9, 5)),
            '#c9b9c4',
          ),
        fill('M640 1240C760 1230 1000 1260 1120 1300L760 1290Z', '#3a2438', 0.4),
        gold('M470 1240L490 1150H710L730 1240Z', '#3a2438') +
          gold('M490 1150H600V1240H470Z', '#5c3a4c') +
          fill(box(530, 1180, 140, 40), '#e8b04a'),
        gold('M570 1150C590 1080 580 1040 560 1000H640C620 1040 610 1080 630 1150Z', '#c98a2a') +
          gold('M570 1150C590 1080 580 1040 560 1000H596C600 1060 600 1100 596 1150Z', '#ffd873'),
        line('M420 640C270 640 290 860 470 880M780 640C930 640 910 860 730 880', '#a8681f', 46) +
          line('M416 634C276 640 292 850 470 870M784 634C924 640 908 850 730 870', '#eeb544', 26),
        gold('M400 560H800C800 780 740 1000 600 1010C460 1000 400 780 400 560Z', '#dd9d33'),
        gold('M640 560H800C800 780 740 1000 600 1010C680 900 690 700 640 560Z', '#a8681f') +
          gold('M430 560H540C520 700 530 900 570 1000C470 960 430 760 430 560Z', '#ffcf62') +
          gold('M460 580H500C490 700 500 800 520 880C470 800 458 690 460 580Z', '#fff2c4'),
        gold(oval(600, 560, 200, 40), '#f4c45a') +
          gold(oval(600, 564, 172, 28), '#8a5218') +
          line('M440 700Q600 740 760 700', '#a8681f', 8) +
          line(oval(600, 560, 200, 40), '#fff0b8', 6),
        fill(
          outline(
            Array.from(
              { length: 10 },
              (_, i): Point => [
                600 + Math.sin((i / 10) * 6.283) * (i % 2 ? 30 : 74),
                830 - Math.cos((i / 10) * 6.283) * (i % 2 ? 30 : 74),
              ],
            ),
          ),
          '#fff0b8',
        ),
      ].join('')
    },
  },
}

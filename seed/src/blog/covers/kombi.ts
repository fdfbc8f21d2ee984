import { box, fill, group, leaf, line, many, oval, type Point, smooth } from '../../pictures/brush.ts'
import { cloud } from '../../pictures/outdoors.ts'
import { darker, lighter, mix, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

const metal = '#2b2654'

/** A woven chair seen from the side of its back, standing on y = 0. */
const woven = (colour: string) =>
  [
    line('M-56 -62L-66 0M56 -62L66 0M-24 -64V-6M24 -64V-6', metal, 9),
    line(
      many(9, (i) => `M${-40 + i * 10} ${-150 - Math.sqrt(Math.max(0, 48 * 48 - (-40 + i * 10) ** 2))}V-74`),
      colour,
      6,
    ),
    line('M-50 -74V-150a50 50 0 0 1 100 0V-74', metal, 9),
    fill('M-66 -84H66Q74 -84 74 -72T66 -58H-66Q-74 -58 -74 -72T-66 -84Z', colour),
    line('M-66 -84H66Q74 -84 74 -72T66 -58H-66Q-74 -58 -74 -72T-66 -84Z', metal, 6),
  ].join('')

/** The white plastic chair, legs in the air. */
const upturned = group(
  'rotate(180) translate(0 172)',
  fill('M-60 -90L-72 0H-50L-38 -76H38L50 0H72L60 -90Z', '#e9e2da') +
    fill('M-46 -220Q-46 -236 0 -236T46 -220L42 -92H-42Z', '#fdf8ea') +
    line('M-22 -206L-18 -112M0 -210V-112M22 -206L18 -112', '#b9b0bd', 8) +
    fill('M-66 -150Q-66 -160 -56 -160T-46 -150L-42 -92H42L46 -150Q46 -160 56 -160T66 -150L62 -78H-62Z', '#fdf8ea'),
)

const fern = (x: number, y: number) =>
  many(9, (i) => {
    const angle = -Math.PI * (0.06 + i * 0.11)
    const tip: Point = [x + Math.cos(angle) * 96, y + Math.sin(angle) * 96 + Math.abs(i - 4) * 7]
    return fill(leaf([x, y], tip, 15), i % 2 ? paint.leaf : '#2c7d4b')
  }) +
  fill(`M${x - 36} ${y - 8}H${x + 36}L${x + 26} ${y + 50}H${x - 26}Z`, paint.terracotta) +
  fill(box(x - 42, y - 14, 84, 18), '#d2683f')

const wheel = (x: number, y: number) =>
  fill(oval(x, y, 66), '#1d1838') +
  fill(oval(x, y, 40), '#cdc8d8') +
  fill(oval(x - 4, y - 4, 32), '#fdf8ea') +
  fill(oval(x, y, 14), paint.terracotta)

/** The dog that goes along, out of the last window. */
const passenger =
  fill(
    'M-46 40C-56 -10 -40 -52 2 -58C40 -62 60 -44 66 -26L104 -16Q116 -6 104 8Q92 22 56 18C40 32 30 44 30 60Z',
    paint.caramel,
  ) +
  fill('M-30 -46C-64 -40 -84 -8 -82 30C-62 34 -40 10 -24 -24Z', '#8a5524') +
  fill('M66 -26L104 -16Q116 -6 104 8Q92 22 60 17Q50 0 66 -26Z', '#f0c48c') +
  fill(oval(106, -10, 12, 9), '#2a1712') +
  fill(oval(34, -26, 6), '#2a1712') +
  fill('M84 14Q92 52 70 48Q62 30 70 16Z', '#e6637c')

/** A van of the old kind, from its side, its nose to the right; it stands on y = 0. */
const van = [
  fill('M-430 -96V-250Q-430 -380 -330 -390H250Q360 -384 402 -240L424 -180Q436 -130 430 -96Z', '#fdf3dc'),
  fill('M-430 -96V-206Q-150 -206 250 -206Q350 -206 414 -204L424 -180Q436 -130 430 -60H-430Z', paint.teal),
  fill('M-430 -96H432Q432 -60 420 -52H-414Q-430 -60 -430 -96Z', darker(paint.teal, 0.35)),
  line('M-428 -206H250Q350 -206 412 -204', '#fdf8ea', 12),
  ...[-380, -216, -52].map((x) =>
    fill(
      `M${x + 16} -350H${x + 124}Q${x + 140} -350 ${x + 140} -334V-250Q${x + 140} -236 ${x + 126} -236H${x + 14}Q${x} -236 ${x} -250V-334Q${x} -350 ${x + 16} -350Z`,
      '#3a4a7c',
    ),
  ),
  fill('M128 -350H240Q300 -346 326 -250Q328 -236 316 -236H140Q112 -236 112 -250V-334Q112 -350 128 -350Z', '#3a4a7c'),
  ...[-380, -216, -52].map((x) => fill(`M${x + 16} -344H${x + 70}L${x + 20} -244H${x + 8}V-330Z`, '#8fb9dd', 0.5)),
  fill('M128 -344H190L150 -244H120V-330Z', '#8fb9dd', 0.5),
  // Who drives.
  fill('M196 -236Q196 -262 226 -266V-286H252V-266Q284 -262 286 -236Z', paint.hibiscus) +
    fill(oval(242, -298, 27, 31), '#8f5838') +
    fill('M212 -300C208 -346 276 -346 272 -304Q262 -322 240 -320Q222 -318 212 -300Z', '#1c1412'),
  line('M90 -352V-66M-160 -206V-66', darker(paint.teal, 0.4), 5),
  line('M44 -178h30M-206 -178h30', '#fdf8ea', 9),
  fill(oval(420, -140, 20, 30), '#fff3c4') + line(oval(420, -140, 20, 30), '#cdc8d8', 6),
  fill(box(-444, -84, 60, 20) + box(384, -84, 66, 20), '#cdc8d8'),
  fill('M-330 -60a84 84 0 0 1 168 0ZM176 -60a84 84 0 0 1 168 0Z', '#1d1838'),
  wheel(-246, -44) + wheel(260, -44),
].join('')

/** What a family takes along when it changes houses: first of all, somewhere to sit. */
export function kombi({ width, height, dice }: Canvas): string {
  const sky = many(7, (i) =>
    fill(
      box(0, i * 96, width, 800),
      mix(mix('#5a3a78', '#f0766a', Math.min(1, i / 3.2)), '#ffd27a', Math.max(0, (i - 2.4) / 3.6)),
    ),
  )
  const hill = (points: Point[], colour: string) =>
    fill(`${smooth(points, false)}L${width + 20} ${height}L-20 ${height}Z`, colour)
  const road: Point[] = [
    [-20, 800],
    [400, 776],
    [900, 722],
    [1300, 640],
    [1620, 548],
  ]
  const load = [
    line('M-410 -398H250M-390 -398V-420M-200 -398V-420M0 -398V-420M230 -398V-420', metal, 10) +
      line('M-420 -424H262', metal, 10),
    fill(box(-400, -462, 250, 34), '#9a5f35') +
      fill(box(-400, -462, 250, 10), '#c98d5e') +
      line('M-376 -462V-560M-176 -462V-560', '#7a4526', 16),
    fill('M-130 -430Q-146 -486 -96 -490H60Q96 -486 90 -430Z', '#f0a2a4') +
      line('M-100 -488Q-112 -456 -104 -430M-56 -490V-430M-12 -490V-430M32 -490V-430M70 -484V-430', '#fdf8ea', 9),
    group('translate(-272 -470)', woven(paint.hibiscus)),
    group('translate(-148 -606) rotate(-7)', upturned),
    group('translate(-20 -622)', woven('#9cb84a')) +
      group('translate(-20 -556)', woven('#8fb9dd')) +
      group('translate(-20 -490)', woven(paint.mango)),
    fern(172, -478),
    line('M-416 -424Q-350 -690 -180 -770Q-40 -860 60 -780Q140 -640 262 -424', '#f7e6c4', 7),
    line('M-420 -424Q-260 -560 -60 -590T262 -424', '#f7e6c4', 5),
  ].join('')
  return [
    sky,
    fill(oval(1370, 440, 180), '#ffe6a8', 0.5) + fill(oval(1370, 440, 132), '#fff3c4'),
    cloud(dice, 260, 180, 150, '#f59a86', '#c9607a') + cloud(dice, 1380, 160, 110, '#f9b48a', '#d2706f'),
    hill(
      [
        [-20, 560],
        [220, 470],
        [520, 580],
        [860, 500],
        [1180, 560],
        [1620, 420],
      ],
      '#a5507a',
    ),
    hill(
      [
        [-20, 660],
        [300, 590],
        [640, 670],
        [1040, 600],
        [1360, 590],
        [1620, 500],
      ],
      '#6e3a6c',
    ),
    hill(
      road.map(([x, y]): Point => [x, y - 6]),
      '#c65a36',
    ),
    hill(
      road.map(([x, y]): Point => [x, y + 60]),
      lighter('#b94a2a', 0.05),
    ),
    line(
      smooth(
        road.map(([x, y]): Point => [x, y + 30]),
        false,
      ),
      '#e0a661',
      12,
    ),
    many(30, () => {
      const [x, y] = [dice.between(0, width), dice.between(830, 895)]
      return line(
        `M${Math.round(x)} ${Math.round(y)}q6 -26 -4 -40M${Math.round(x)} ${Math.round(y)}q10 -18 22 -30`,
        '#7d2f22',
        6,
      )
    }),
    group(
      'translate(770 800) rotate(-7) scale(.9)',
      fill('M-430 -8H440L400 34H-470Z', '#3b1420', 0.4) +
        load +
        van +
        group('translate(-318 -268) scale(.78)', passenger),
    ),
  ].join('')
}

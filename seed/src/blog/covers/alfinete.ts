import { box, fill, group, line, many, outline, oval, type Point, smooth, within } from '../../pictures/brush.ts'
import { paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

/** The streets of a small town as a map has them, on the slant. */
function town({ dice }: Canvas): string {
  const lots = many(16, (i) =>
    many(12, (k) => {
      const [w, h] = [152, 112]
      const [x, y] = [i * 184 - 700, k * 142 - 420]
      if ((i === 8 && k < 3) || (i === 3 && k === 8)) return ''
      const cut = dice.between(0.3, 0.7)
      const tone = dice.pick(['#d9d3e6', '#e7e0ea', '#cfc9df', '#f1e3d3'])
      const roof = dice.pick(['#d2683f', '#c65a36', '#e0a661', '#b94a2a'])
      const houses = many(3, (n) => {
        const wide = w * dice.between(0.16, 0.26)
        return box(x + 10 + n * 48, y + 12 + dice.between(0, 40), wide, h * dice.between(0.2, 0.42))
      })
      return fill(box(x, y, w, h), tone) + fill(box(x + w * cut, y, 5, h), '#fdf8ea', 0.7) + fill(houses, roof, 0.55)
    }),
  )
  const river = smooth(
    [
      [-700, 420],
      [-300, 540],
      [100, 500],
      [460, 640],
      [900, 560],
      [1400, 700],
      [2300, 640],
    ],
    false,
  )
  const avenue = 'M-700 -110H2300M1150 -500V1500'
  return group(
    'rotate(-11 800 450)',
    [
      fill(box(-800, -600, 3200, 2400), '#fdf8ea'),
      lots,
      line(avenue, '#ffd27a', 40),
      line(river, '#8fb9dd', 96),
      line(river, '#a9cfe9', 60),
      line('M520 300V980M-120 -300V1200', '#fdf8ea', 34),
      fill(oval(180, 330, 170, 110), '#7fae6a') +
        fill(
          many(14, (i) => oval(66 + (i % 5) * 56, 276 + Math.floor(i / 5) * 54, 24, 22)),
          '#3d8a55',
        ),
    ].join(''),
  )
}

const candle = (x: number, lean: number) =>
  group(
    `translate(${x} 214) rotate(${lean})`,
    fill(box(-6, -64, 12, 66), '#fdf8ea') +
      line('M-6 -10l12 -10M-6 -30l12 -10M-6 -50l12 -10', paint.hibiscus, 5) +
      fill('M0 -96Q16 -78 8 -68H-8Q-16 -78 0 -96Z', '#ffb53d') +
      fill('M0 -86Q7 -76 4 -70H-4Q-7 -76 0 -86Z', '#fff3c4'),
  )

/** The photograph: a cake on a striped cloth, its candles leaning like people at the end of a party. */
const photo = [
  fill(box(0, 0, 420, 480), '#fffdf6'),
  within(
    box(26, 26, 368, 368),
    [
      fill(box(0, 0, 420, 420), '#f6b2a0'),
      fill(
        many(5, (i) => `M${20 + i * 84} 26h84l-42 62Z`),
        '#2b7f7c',
      ),
      fill(
        many(2, (i) => `M${62 + i * 168} 26h84l-42 62Z`),
        '#ffb53d',
      ),
      fill(box(0, 312, 420, 90), '#2f66a6') +
        fill(
          many(8, (i) => box(20 + i * 50, 312, 24, 90)),
          '#5e96d1',
        ),
      fill(oval(210, 326, 160, 26), '#fdf8ea') + fill(oval(210, 332, 160, 22), '#c9c3d2', 0.6),
      fill('M82 226Q82 206 102 206H318Q338 206 338 226V320Q210 350 82 320Z', '#7a3b1f'),
      fill(
        'M82 226Q82 206 102 206H318Q338 206 338 226V246Q326 276 308 250Q290 296 268 252Q246 280 226 254Q206 300 184 252Q162 276 142 250Q122 290 104 250Q88 262 82 246Z',
        '#4a1f14',
      ),
      fill(oval(210, 212, 122, 15), '#65301c'),
      candle(140, -8) + candle(178, 4) + candle(214, -3) + candle(250, 11) + candle(284, 24),
    ].join(''),
  ),
].join('')

/** A pin whose tip is at the origin and whose head lies `long` away to the right. */
function pin(long: number): string {
  const r = 128
  const touch: Point[] = [
    [0, 0],
    [long - r * 0.62, -r * 0.98],
  ]
  const head = `A${r} ${r} 0 1 1 ${long - r * 0.62} ${r * 0.98}`
  return `${outline(touch, false)}${head}Z${oval(long, 0, 52)}`
}

/** A photograph stands on the map of its own town, and its shadow is a pin. */
export function alfinete(canvas: Canvas): string {
  const shadow = group(
    'translate(806 690) rotate(-31)',
    `<path d="${pin(450)}" fill="#1d1838" fill-opacity=".74" fill-rule="evenodd"/>`,
  )
  return [
    town(canvas),
    shadow,
    group(
      'translate(372 174) rotate(-3) skewY(2) scale(1.04)',
      fill(box(6, 8, 420, 480), '#1d1838', 0.35) + photo + fill('M420 0H432V484L420 480Z', '#c9c3d2'),
    ),
  ].join('')
}

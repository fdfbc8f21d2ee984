import { box, fill, group, line, many, oval, within } from '../../pictures/brush.ts'
import { darker, lighter } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

const tall = 330
const rim = 132
const foot = 96

/** The outline of the tumbler between two heights, 0 at its foot and 1 at its rim. */
function between(from: number, to: number): string {
  const half = (way: number) => foot + (rim - foot) * way
  return `M${-half(to)} ${-tall * to}L${-half(from)} ${-tall * from}Q0 ${-tall * from + 26} ${half(from)} ${-tall * from}L${half(to)} ${-tall * to}Q0 ${-tall * to + 26} ${-half(to)} ${-tall * to}Z`
}

/** The ribbed tumbler that every Brazilian recipe measures by, filled up to `level`. */
function tumbler(level: number, what: string, grain: boolean): string {
  const glass = between(0, 1)
  const top = -tall * level
  const half = foot + (rim - foot) * level
  const ribs = many(9, (i) => {
    const x = (i - 4) / 4
    return `M${(x * 100).toFixed(0)} -12L${(x * 122).toFixed(0)} ${-tall * 0.76}`
  })
  return [
    fill(oval(30, 10, foot + 60, 22), '#3a1d44', 0.28),
    fill(glass, '#eaf2f4', 0.62),
    within(
      glass,
      fill(between(0.05, level), what) +
        fill(`M30 20L44 ${top}H200V20Z`, darker(what, 0.3), 0.5) +
        fill(oval(0, top + 6, half, 18), lighter(what, 0.42)) +
        (grain
          ? fill(
              many(16, (i) =>
                oval(-80 + ((i * 67) % 170), top + 40 + ((i * 43) % Math.max(40, Math.round(tall * level) - 60)), 4),
              ),
              lighter(what, 0.5),
              0.8,
            )
          : ''),
    ),
    line(ribs, '#ffffff', 9, 0.55),
    line(
      many(
        9,
        (i) => `M${(((i - 4) / 4) * 100 + 9).toFixed(0)} -12L${(((i - 4) / 4) * 122 + 9).toFixed(0)} ${-tall * 0.76}`,
      ),
      '#6d86a8',
      4,
      0.3,
    ),
    line(`M-${rim - 9} ${-tall * 0.78}Q0 ${-tall * 0.78 + 26} ${rim - 9} ${-tall * 0.78}`, '#ffffff', 7, 0.8),
    line(`M-${foot} 0Q0 26 ${foot} 0`, '#9fb4c8', 10, 0.9),
    line(`M${-rim} ${-tall}a${rim} 17 0 1 0 ${rim * 2} 0a${rim} 17 0 1 0 ${-rim * 2} 0`, '#ffffff', 7),
  ].join('')
}

const egg = (x: number, y: number, colour: string, turn = 0) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    fill(oval(12, 62, 66, 16), '#3a1d44', 0.28) +
      fill('M0 -84C42 -84 64 -22 64 8C64 46 36 68 0 68S-64 46 -64 8C-64 -22 -42 -84 0 -84Z', colour) +
      fill(
        'M30 -66C56 -30 64 -10 64 8C64 46 36 68 0 68C-20 68 -38 60 -50 46C10 56 56 20 30 -66Z',
        darker(colour, 0.3),
      ) +
      fill('M-20 -54C-40 -36 -48 -8 -44 4C-36 -14 -26 -34 -8 -46Z', lighter(colour, 0.7)),
  )

/** A crochet edge that hangs from the shelf. */
const lace = (width: number) =>
  many(Math.ceil(width / 100) + 1, (i) => {
    const x = i * 100
    return (
      fill(`M${x} 640H${x + 100}V668Q${x + 100} 742 ${x + 50} 752Q${x} 742 ${x} 668Z`, '#fdf8ea') +
      fill(
        oval(x + 50, 700, 15, 19) +
          oval(x + 20, 676, 9) +
          oval(x + 80, 676, 9) +
          oval(x + 30, 720, 7) +
          oval(x + 70, 720, 7),
        '#1c6a68',
      )
    )
  })

/** A recipe that is told in things: three eggs, two glasses of cornmeal, one of sugar, half a one of oil. */
export function copos({ width, height }: Canvas): string {
  const boards = many(9, (i) => fill(box(i * 190 - 40, 0, 6, 640), '#1b6260', 0.8))
  return [
    fill(box(0, 0, width, height), '#1f7471'),
    boards,
    fill('M0 0H720L300 640H0Z', '#3a938c', 0.45),
    fill(box(0, 752, width, 148), '#155250', 0.55),
    fill(box(0, 612, width, 34), '#f3ead8') + fill(box(0, 640, width, 8), '#cbb9a6'),
    fill(box(0, 646, width, 54), '#0f3f3e', 0.5),
    lace(width),
    egg(150, 560, '#f1d2b0', -6) + egg(276, 556, '#e7b98f', 8) + egg(212, 584, '#f6e2cb', -2),
    group('translate(520 622)', tumbler(0.97, '#f2b632', true)),
    group('translate(806 622)', tumbler(0.97, '#f2b632', true)),
    group('translate(1096 622)', tumbler(0.97, '#f4efe6', true)),
    group('translate(1392 622)', tumbler(0.5, '#e0a52c', false)),
  ].join('')
}

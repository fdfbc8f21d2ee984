import { box, fill, group, line, many, outline, oval, type Point } from '../../pictures/brush.ts'
import type { Dice } from '../../pictures/dice.ts'
import { darker, lighter, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

const floorY = 742

/** Whitewash in short strokes, lighter than the wall and darker. */
const strokes = (dice: Dice, x0: number, x1: number, colour: string) =>
  line(
    many(60, () => {
      const [x, y] = [dice.between(x0 + 20, x1 - 70), dice.between(120, 690)]
      return outline(
        [
          [x, y],
          [x + dice.between(20, 50), y + dice.between(-3, 3)],
        ] as Point[],
        false,
      )
    }),
    colour,
    9,
    0.4,
  )

/** A panelled door with a lit pane above it, 250 wide, its foot on y = 0. */
function door(colour: string, frame: string, lit: string): string {
  const panel = (x: number, y: number, w: number, h: number) =>
    fill(box(x, y, w, h), darker(colour, 0.3)) +
    fill(box(x + 8, y + 8, w - 8, h - 8), lighter(colour, 0.12)) +
    fill(box(x + 14, y + 14, w - 28, h - 28), colour)
  return [
    fill(box(-168, -596, 336, 600), frame),
    fill(box(-168, -596, 336, 16), lighter(frame, 0.3)),
    fill(box(-136, -564, 272, 568), darker(colour, 0.6)),
    fill(box(-126, -556, 252, 84), lit) + line('M-42 -556V-472M42 -556V-472', frame, 12),
    fill(box(-126, -460, 252, 460), colour),
    line('M0 -460V0', darker(colour, 0.45), 7),
    panel(-108, -440, 90, 180) + panel(18, -440, 90, 180) + panel(-108, -236, 90, 206) + panel(18, -236, 90, 206),
    fill(oval(20, -246, 13), '#ffcb5c') + fill(oval(16, -250, 6), '#fff3c4'),
    fill(box(-178, -4, 356, 22), lighter(frame, 0.1)),
  ].join('')
}

const mat = (colour: string, stripe: string) =>
  fill('M-150 50H150L176 104H-176Z', colour) +
  fill('M-120 50H-96L-116 104H-146ZM-40 50H-16L-20 104H-50ZM40 50H16L20 104H50ZM120 50H96L116 104H146Z', stripe)

/** A school bag with its straps towards us, waiting; it stands on y = 0. */
const bag = [
  fill(
    'M-104 -6C-126 -160 -110 -236 0 -240C110 -236 126 -160 104 -6Q100 10 80 10H-80Q-100 10 -104 -6Z',
    paint.hibiscus,
  ),
  fill('M40 -232C108 -214 124 -150 104 -6Q100 10 80 10H44Q84 -110 40 -232Z', '#8c1f3a'),
  line('M-30 -236Q-34 -282 0 -284T30 -236', '#8c1f3a', 16),
  fill('M-76 -104H76Q84 -104 84 -94V-20Q84 -4 68 -4H-68Q-84 -4 -84 -20V-94Q-84 -104 -76 -104Z', '#e6637c'),
  line('M-80 -82H80', '#8c1f3a', 8) + line('M0 -82v22', '#ffcb5c', 10),
  fill('M-88 -170Q0 -120 88 -170L84 -212Q0 -256 -84 -212Z', '#b0294c'),
  fill(box(-14, -154, 28, 30), '#ffcb5c'),
  // A keyring in the shape of a dog the colour of toasted flour.
  line('M62 -104q14 16 8 34', '#2b2654', 4) +
    fill(`${oval(70, -46, 24, 20)}M52 -58l-8 22l18 4ZM88 -58l8 22l-18 4Z`, paint.caramel) +
    fill(oval(64, -50, 3) + oval(76, -50, 3) + oval(70, -40, 5, 4), '#2a1712'),
].join('')

const bench = [
  fill('M-250 30H250L290 70H-290Z', '#3b1420', 0.4),
  fill(box(-210, -92, 26, 130) + box(184, -92, 26, 130), '#6b3a1e'),
  fill(box(-240, -120, 480, 34), '#9a5f35') +
    fill(box(-240, -120, 480, 12), '#c98d5e') +
    fill(box(-200, -60, 400, 14), '#7a4526'),
].join('')

/** Two doors, and what goes to and fro between them. */
export function portas({ width, height, dice }: Canvas): string {
  const middle = width / 2
  const eave = many(26, (i) => {
    const x = i * 64 - 20
    const tone = [paint.terracotta, '#c65a36', '#a8432a'][(i * 5) % 3]!
    return (
      fill(`M${x} -10H${x + 64}V52Q${x + 32} 96 ${x} 52Z`, tone) +
      fill(`M${x + 8} 56Q${x + 32} 92 ${x + 56} 56Q${x + 32} 72 ${x + 8} 56Z`, '#5d2320')
    )
  })
  const joints = many(15, (i) => {
    const x = middle + (i - 7) * 150
    const far = middle + (x - middle) * 1.35
    return `M${Math.round(x)} ${floorY}L${Math.round(far)} ${height}`
  })
  return [
    fill(box(0, 0, middle, floorY), '#ccd6ee') + fill(box(middle, 0, middle, floorY), '#efb08c'),
    strokes(dice, 0, middle, '#fdf8ea') + strokes(dice, middle, width, '#f9d2ae'),
    fill(box(0, floorY - 96, middle, 96), '#8fa6d6') + fill(box(middle, floorY - 96, middle, 96), '#c65a36'),
    fill(box(0, 40, width, 60), '#2b2654', 0.28),
    eave,
    fill(box(0, floorY, width, height - floorY), '#a9462a'),
    line(`${joints}M0 ${floorY + 66}H${width}`, '#74301f', 5),
    fill(`M${middle - 4} ${floorY}H${middle + 4}L${middle + 8} ${height}H${middle - 8}Z`, '#74301f'),
    line(`M${middle} 100V${floorY}`, '#fdf8ea', 6),
    group(`translate(330 ${floorY})`, door(paint.leaf, '#fdf8ea', '#ffd27a') + mat('#e0a661', '#b94a2a')),
    group(`translate(1270 ${floorY})`, door(paint.blue, '#fdf3dc', '#ffd27a') + mat('#9cb84a', '#1f6a43')),
    group(`translate(${middle} 806)`, bench + group('translate(0 -118)', bag)),
  ].join('')
}

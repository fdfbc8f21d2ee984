import { box, fill, line, many, outline, oval, type Point, within } from '../../pictures/brush.ts'
import { darker, lighter, mix } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'
import { face, hull, thrown, type Vec, viewOf } from '../../pictures/solid.ts'

const deep = 0.46
const clay = '#c2502c'

/** One petal of the block's face, from its middle to a corner. */
function petal(along: number, up: number): readonly (readonly [number, number])[] {
  const [near, reach] = [0.1, 0.86]
  const bow = (way: number, hand: number): readonly [number, number] => {
    const belly = Math.sin(way * Math.PI) * 0.2 * hand
    const at = near + way * reach
    return [along * (at + belly), up * (at - belly)]
  }
  const steps = Array.from({ length: 14 }, (_, i) => i / 14)
  return [...steps.map((way) => bow(way, 1)), ...steps.map((way) => bow(1 - way, -1))]
}

const petals = (
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const
).map(([along, up]) => petal(along, up))

/** One block, the low sun behind it, and what it makes of that sun on the floor. */
export function bloco({ width, height, dice }: Canvas): string {
  const view = viewOf([2.6, 2.7, 8], [0.5, 0.5, 0.9], 1.14, width, height)
  const sun: Vec = [-1.05, 0.92, -1]
  const x0 = -1.25
  const at = ([x, y]: readonly [number, number], z: number): Vec => [x0 + x + 1, y + 1, z]
  const square = (z: number): Vec[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => at([x!, y!], z))
  const foot: Vec[] = [
    [-12, 0, -2.6],
    [12, 0, -2.6],
  ]
  const [from, to] = foot.map(view.at) as [Point, Point]
  const cast = (points: readonly Vec[]) =>
    face(
      view,
      points.map((place) => thrown(place, sun)),
    )
  const lit = petals.map((points) => cast(points.map((point) => at(point, deep * 0.5)))).join('')
  const floorTiles = many(16, (i) =>
    many(11, (k) => {
      const [x, z] = [-6 + i * 0.9, -2.6 + k * 0.9]
      const tone = dice.pick(['#b04a2c', '#a8442a', '#ba5332', '#a13f28'])
      return fill(
        face(view, [
          [x, 0, z],
          [x + 0.88, 0, z],
          [x + 0.88, 0, z + 0.88],
          [x, 0, z + 0.88],
        ]),
        tone,
      )
    }),
  )
  const jamb = (points: readonly (readonly [number, number])[]) =>
    points
      .map((point, i) => {
        const next = points[(i + 1) % points.length]!
        const tone = mix(darker(clay, 0.42), lighter('#ffb53d', 0.1), next[0] > point[0] ? 0.05 : 0.55)
        return fill(face(view, [at(point, 0), at(next, 0), at(next, deep), at(point, deep)]), tone)
      })
      .join('')
  const sunAt = [430, 300] as const
  const rings = many(5, (i) => {
    const radius = 640 - i * 118
    return fill(oval(sunAt[0], sunAt[1], radius), mix('#ffcf78', '#fff8dc', (i + 1) / 5.4))
  })
  const floor = `${outline([from, to], false)}L${to[0]} ${height + 10}L${from[0]} ${height + 10}Z`
  return [
    fill(box(0, 0, width, height), '#ffcf78'),
    rings,
    fill(floor, '#74301f'),
    within(floor, floorTiles),
    line(outline([from, to], false), '#8c331f', 12),
    fill(outline(hull([...square(0), ...square(deep)].map((place) => view.at(thrown(place, sun))))), '#43172c', 0.85),
    within(cast(square(0)), fill(lit, '#ffc65e')),
    fill(face(view, [at([1, -1], 0), at([1, -1], deep), at([1, 1], deep), at([1, 1], 0)]), lighter(clay, 0.25)),
    fill(face(view, [at([-1, -1], 0), at([-1, -1], deep), at([-1, 1], deep), at([-1, 1], 0)]), darker(clay, 0.36)),
    fill(face(view, [at([-1, 1], 0), at([1, 1], 0), at([1, 1], deep), at([-1, 1], deep)]), '#ffd08a'),
    fill(face(view, square(deep)), clay),
    line(
      many(30, () => {
        const [x, y] = [dice.between(-0.95, 0.9), dice.between(-0.95, 0.95)]
        return outline([view.at(at([x, y], deep)), view.at(at([x + 0.05, y + 0.005], deep))], false)
      }),
      darker(clay, 0.16),
      5,
      0.6,
    ),
    ...petals.map((points) => {
      const hole = face(
        view,
        points.map((point) => at(point, deep)),
      )
      const back = face(
        view,
        points.map((point) => at(point, 0)),
      )
      return within(hole, fill(hole, darker(clay, 0.5)) + jamb(points) + fill(back, '#fff0bf'))
    }),
    line(face(view, square(deep)), darker(clay, 0.22), 4),
  ].join('')
}

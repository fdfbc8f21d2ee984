import { outline, type Point } from './brush.ts'

/** A place in the room: x to the right, y up, z towards whoever looks. */
export type Vec = readonly [x: number, y: number, z: number]

export interface View {
  at(place: Vec): Point
  eye: Vec
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Vec): Vec => {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}

/** How a room is seen from `eye` towards `target`; `zoom` is the focal length in picture widths. */
export function viewOf(eye: Vec, target: Vec, zoom: number, width: number, height: number): View {
  const ahead = unit(minus(target, eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  return {
    eye,
    at(place) {
      const from = minus(place, eye)
      const deep = Math.max(0.05, dot(from, ahead))
      return [width / 2 + (dot(from, right) / deep) * zoom * width, height / 2 - (dot(from, up) / deep) * zoom * width]
    },
  }
}

export const face = (view: View, corners: readonly Vec[]) => outline(corners.map(view.at))

/** Where the sun (a direction towards it) throws a point on the level `floor`. */
export function thrown(place: Vec, sun: Vec, floor = 0): Vec {
  const way = (place[1] - floor) / sun[1]
  return [place[0] - sun[0] * way, floor, place[2] - sun[2] * way]
}

/** The smallest outline around all points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The shadow of a cloud of points on a level, as an outline in the picture. */
export const shadowOf = (view: View, sun: Vec, places: readonly Vec[], floor = 0) =>
  outline(hull(places.map((place) => view.at(thrown(place, sun, floor)))))

/** A curved surface: both arguments run from 0 to 1. */
export type Surface = (u: number, v: number) => Vec

/** A profile (radius, height) turned around an upright axis; from one part of the turn to another. */
export function turned(centre: Vec, profile: (v: number) => readonly [number, number], from = 0, to = 1): Surface {
  return (u, v) => {
    const angle = (from + (to - from) * u) * Math.PI * 2
    const [radius, height] = profile(v)
    return [centre[0] + Math.cos(angle) * radius, centre[1] + height, centre[2] - Math.sin(angle) * radius]
  }
}

/** A polyline as a profile. */
export function profile(...corners: (readonly [number, number])[]): (v: number) => readonly [number, number] {
  return (v) => {
    const way = Math.min(0.9999, Math.max(0, v)) * (corners.length - 1)
    const [a, b] = [corners[Math.floor(way)]!, corners[Math.floor(way) + 1]!]
    const part = way % 1
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  }
}

type Lit = readonly [x: number, y: number, light: number]

function above(corners: readonly Lit[], limit: number): Lit[] {
  const kept: Lit[] = []
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!
    if (corner[2] >= limit) kept.push(corner)
    if (corner[2] >= limit !== next[2] >= limit) {
      const way = (limit - corner[2]) / (next[2] - corner[2])
      kept.push([corner[0] + (next[0] - corner[0]) * way, corner[1] + (next[1] - corner[1]) * way, limit])
    }
  })
  return kept
}

const closedPath = (corners: readonly Lit[]) =>
  `M${corners.map(([x, y]) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`).join('L')}Z`

/**
 * A surface in flat tones, shade first: every tone covers where the sun is strong enough for it, so the light falls
 * in bands with soft edges. `grid` is how finely it is cut along u and v. Only what faces the eye is painted.
 */
export function moulded(
  view: View,
  sun: Vec,
  surface: Surface,
  grid: readonly [number, number],
  colours: readonly string[],
): string {
  const [columns, rows] = grid
  const step = 0.004
  const quads: Lit[][] = []
  const lit = (u: number, v: number): { corner: Lit; normal: Vec; place: Vec } => {
    const place = surface(u, v)
    const along = minus(surface(u + step, v), surface(u - step, v))
    const across = minus(surface(u, Math.min(1, v + step)), surface(u, Math.max(0, v - step)))
    const normal = unit(cross(along, across))
    const [x, y] = view.at(place)
    return { corner: [x, y, dot(normal, sun)], normal, place }
  }
  const cells = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => lit(i / columns, j / rows)),
  )
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const four = [cells[j]![i]!, cells[j]![i + 1]!, cells[j + 1]![i + 1]!, cells[j + 1]![i]!]
      if (four.some(({ normal, place }) => dot(normal, minus(view.eye, place)) > 0))
        quads.push(four.map((c) => c.corner))
    }
  return colours
    .map((colour, layer) => {
      const limit = layer === 0 ? -2 : -0.35 + (layer / colours.length) * 1.35
      const d = quads.map((quad) => above(quad, limit)).filter((c) => c.length > 2)
      return d.length ? `<path d="${d.map(closedPath).join('')}" fill="${colour}"/>` : ''
    })
    .join('')
}

import type { View } from '../camera.ts'

/** Somebody whose name may be written: where they are and how much room the name takes, in CSS pixels. */
export interface Candidate {
  readonly person: number
  readonly x: number
  readonly y: number
  /** Half the side of their square with all that is around it. */
  readonly half: number
  readonly width: number
  /** A whole group's. */
  readonly isGroup?: boolean
  /** Written on a plate of its own, a little away where there is no room beside the square. */
  readonly must: boolean
}

/** The middle of a name. */
export interface Label {
  readonly person: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly must: boolean
  readonly isGroup?: boolean
  /** Which of the places around the person it has. */
  readonly place: number
}

/** Left, top, right and bottom in CSS pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface Room {
  readonly view: View
  /** Squares of those who stand out, and buttons of the page: no name lies on them. */
  readonly taken: readonly Box[]
  /** How large letters are, of their usual size. */
  readonly letters: number
}

const plateHeight = 28
const plainHeight = 20
const gap = 4
/** How many heights of a name away from its square a plate may still be. */
const rings = 4

/** How tall a name is that has a plate, or none. */
export const heightOf = (must: boolean, letters: number): number => (must ? plateHeight : plainHeight) * letters

/**
 * Names of which none lies over another nor over what is taken, in order of importance. Each has the place it had
 * `before` if that is still free, so that names do not jump about while one pans; else above the person, below or
 * beside. Who finds no place goes without.
 */
export function placed(
  candidates: readonly Candidate[],
  { view: { width, height }, taken, letters }: Room,
  most: number,
  before: readonly Label[] = [],
): Label[] {
  const boxes: Box[] = [...taken]
  for (const { must, x, y, half } of candidates) if (must) boxes.push([x - half, y - half, x + half, y + half])
  const last = new Map(before.map(({ person, place }) => [person, place]))
  const labels: Label[] = []
  const inside = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
  for (const candidate of candidates) {
    if (labels.length >= most) break
    const { person, x, y, half, width: wide, must } = candidate
    if (x < 0 || y < 0 || x > width || y > height) continue
    const tall = heightOf(must, letters)
    // A name that an edge of the view pushes inward would come to lie on its own square.
    const own: Box = [x - half, y - half, x + half, y + half]
    const isFree = ([left, top]: readonly [number, number]) =>
      top >= 0 &&
      top + tall <= height &&
      [...boxes, own].every((box) => box[2] <= left || box[0] >= left + wide || box[3] <= top || box[1] >= top + tall)
    const at = (place: number) => {
      const [left, top] = cornerOf(candidate, tall, place)
      return [inside(gap, left, width - wide - gap), top] as const
    }
    const places = Array.from({ length: must ? 4 + 6 * rings : 4 }, (_, place) => place)
    const usual = last.get(person)
    if (usual !== undefined) places.unshift(usual)
    const place = places.find((place) => isFree(at(place)))
    if (place === undefined) continue
    const [left, top] = at(place)
    boxes.push([left, top, left + wide, top + tall])
    const isGroup = candidate.isGroup && { isGroup: true }
    labels.push({ person, x: left + wide / 2, y: top + tall / 2, width: wide, must, place, ...isGroup })
  }
  return labels
}

/**
 * Upper left corner of a name at one of its places: 0 above, 1 below, 2 right, 3 left; then by six around the person,
 * further and further away.
 */
function cornerOf({ x, y, half, width }: Candidate, tall: number, place: number): readonly [number, number] {
  const above = y - half - gap - tall
  const below = y + half + gap
  const right = x + half + gap
  const left = x - half - gap - width
  if (place < 4)
    return (
      [
        [x - width / 2, above],
        [x - width / 2, below],
        [right, y - tall / 2],
        [left, y - tall / 2],
      ] as const
    )[place]!
  const far = (Math.floor((place - 4) / 6) + 1) * tall
  return (
    [
      [x - width / 2, above - far],
      [x - width / 2, below + far],
      [right, above - far + tall],
      [left, above - far + tall],
      [right, below + far - tall],
      [left, below + far - tall],
    ] as const
  )[(place - 4) % 6]!
}

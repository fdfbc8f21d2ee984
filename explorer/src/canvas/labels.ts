import type { View } from './camera.ts'

/** Somebody whose name may be written: where they are and how much room the name takes, in CSS pixels. */
export interface Candidate {
  readonly person: number
  readonly x: number
  readonly y: number
  /** Half the side of their square with all that is around it. */
  readonly half: number
  readonly width: number
  /** Written even over others, on a plate of its own. */
  readonly must: boolean
}

/** The middle of a name. */
export interface Label {
  readonly person: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly must: boolean
}

const plateHeight = 28
const plainHeight = 20

/** Names side by side without one over another, in order of importance: above the person, else below or beside. */
export function placed(candidates: readonly Candidate[], { width, height }: View, most: number): Label[] {
  /** No name covers the square of somebody who stands out. */
  const boxes = candidates
    .filter(({ must }) => must)
    .map(({ x, y, half }): [left: number, top: number, right: number, bottom: number] => [
      x - half,
      y - half,
      x + half,
      y + half,
    ])
  const labels: Label[] = []
  for (const { person, x, y, half, width: wide, must } of candidates) {
    if (labels.length >= most) break
    if (x < 0 || y < 0 || x > width || y > height) continue
    const tall = must ? plateHeight : plainHeight
    const inside = (left: number) => Math.max(4, Math.min(left, width - wide - 4))
    const middle = inside(x - wide / 2)
    const above = y - half - 4 - tall
    const below = y + half + 4
    const places = [
      [middle, above],
      [middle, below],
      [inside(x + half + 4), y - tall / 2],
      [inside(x - half - 4 - wide), y - tall / 2],
    ] as const
    const free = places.find(
      ([left, top]) =>
        top >= 0 &&
        top + tall <= height &&
        boxes.every((box) => box[2] <= left || box[0] >= left + wide || box[3] <= top || box[1] >= top + tall),
    )
    if (!free && !must) continue
    const [left, top] = free ?? [middle, above < 0 ? below : above]
    boxes.push([left, top, left + wide, top + tall])
    labels.push({ person, x: left + wide / 2, y: top + tall / 2, width: wide, must })
  }
  return labels
}

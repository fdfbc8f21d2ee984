import { circleRecipe, openings } from '../cobogo.ts'
import type { Likeness } from '../portrait.ts'
import { type SvgOptions, svg } from '../svg.ts'

/** A wall's size, the side of its blocks, and the door in it: its middle, from the left, and its size. In pixels. */
export interface WallMeasures {
  width: number
  height: number
  block: number
  door: { at: number; width: number; height: number }
}

/** How bright an opening is, in percent, by its distance from the door in shares of the wall: flat rings of light. */
const rings: readonly (readonly [within: number, percent: number])[] = [
  [0.42, 100],
  [0.72, 74],
  [1.02, 44],
  [Number.POSITIVE_INFINITY, 22],
]

/** The distance that counts as one, of a wall at least as wide as a phone. */
const reachOf = (width: number) => Math.max(width, 390) * 0.62

/** As many people as stand in a door. */
export const peopleInDoor = 3

/**
 * A circle's own wall: its block repeated, lit in rings from an open door in which up to three of its people stand. It
 * is drawn beside the circle's name, never instead of it.
 */
export const circleWall = (
  circleId: string,
  { edition, people, ...measures }: WallMeasures & { edition?: number | undefined; people: readonly Likeness[] },
  options: SvgOptions = {},
): string => {
  const { width, height } = measures
  const door = doorShapes(circleId, people, measures)
  return svg(`0 0 ${width} ${height}`, wallShapes(circleId, edition, measures) + door, options)
}

const wallShapes = (circleId: string, edition: number | undefined, { width, height, block, door }: WallMeasures) => {
  const { hole, rule, diagonal, ground, light } = circleRecipe(circleId, edition)
  const path = openings(hole, rule, diagonal)
  const columns = Math.ceil(width / block) + 1
  const rows = Math.ceil(height / block)
  const left = (width - columns * block) / 2
  const top = height - rows * block
  const scale = block / 64
  let shapes = `<rect width="${width}" height="${height}" fill="${ground}"/>`
  let joints = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + column * block
      const y = top + row * block
      const away = Math.hypot(x + block / 2 - door.at, y + block / 2 - height * 0.95) / reachOf(width)
      const percent = rings.find(([within]) => away < within)![1]
      const fill = percent === 100 ? light : `color-mix(in oklch, ${light} ${percent}%, ${ground})`
      shapes += `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" fill-rule="evenodd" d="${path}"/>`
      joints += `M${x} ${y}h${block}v${block}`
    }
  }
  return `${shapes}<path d="${joints}" fill="none" stroke="color-mix(in oklab, ${ground}, black 18%)"/>`
}

const frame = 7

const doorShapes = (circleId: string, people: readonly Likeness[], { height, door }: WallMeasures) => {
  const { at, width } = door
  const top = height - door.height
  const radius = width / 2
  const arch = (around: number) =>
    `M${at - radius - around} ${height}V${top + radius}a${radius + around} ${radius + around} 0 0 1 ${width + 2 * around} 0V${height}Z`
  const inside = `<circle cx="${radius}" cy="${door.height * 0.98}" r="${width * 0.62}" fill="var(--door-sun)"/>${crowd(people.slice(0, peopleInDoor), width, door.height)}`
  // By the circle and the wall's size: two drawings that share it share its shape.
  const clip = `door-${circleId}-${height}`
  return [
    `<clipPath id="${clip}"><path d="${arch(0)}"/></clipPath>`,
    `<path d="${arch(frame)}" fill="var(--door-frame)"/>`,
    `<path d="${arch(0)}" fill="var(--door-light)"/>`,
    `<g clip-path="url(#${clip})"><g transform="translate(${at - radius} ${top})">${inside}</g></g>`,
  ].join('')
}

/** People side by side, the middle one before the others. */
const crowd = (people: readonly Likeness[], width: number, height: number) => {
  const count = people.length
  const scale = width / (count === 1 ? 66 : 40 * count * 0.62 + 22)
  const step = width * (count === 3 ? 0.31 : 0.4)
  const front = Math.floor(count / 2)
  const stand = ({ shapes }: Likeness, index: number) => {
    const x = width / 2 + (index - (count - 1) / 2) * step - 32 * scale
    const y = height - 72 * scale * (index === front ? 0.88 : 0.965)
    return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`
  }
  const drawn = people.map(stand)
  return [...drawn.filter((_, index) => index !== front), drawn[front] ?? ''].join('')
}

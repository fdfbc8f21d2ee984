import type { Model } from '@varanda/graph/recipe'

type Point = readonly [x: number, y: number, size?: number]

/** A handful of people, as windows, and who of them is tied to whom. */
function glyph(people: readonly Point[], ties: string): string {
  const lines = ties
    .split(' ')
    .map((tie) => [...tie].map((letter) => people[Number.parseInt(letter, 36)]!))
    .map(([from, to]) => `M${from![0]} ${from![1]}L${to![0]} ${to![1]}`)
    .join('')
  const windows = people
    .map(
      ([x, y, size = 5]) => `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="1"/>`,
    )
    .join('')
  return `<svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true"><path d="${lines}" fill="none" stroke="currentColor" stroke-width="1.25"/>${windows}</svg>`
}

const ring = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count
    return [Math.round(32 + 24 * Math.cos(turn)), Math.round(20 + 15 * Math.sin(turn))]
  })

/** Each model in small. */
export const glyphs: Readonly<Record<Model, string>> = {
  families: glyph(
    [
      [8, 10, 7],
      [20, 8, 7],
      [10, 24],
      [21, 22],
      [44, 18, 7],
      [56, 16, 7],
      [44, 32],
      [52, 33],
      [59, 30],
    ],
    '01 02 03 12 13 45 46 47 48 56 57 58 34',
  ),
  invites: glyph(
    [
      [32, 6, 7],
      [14, 19],
      [32, 19],
      [50, 19],
      [6, 33],
      [17, 33],
      [28, 33],
      [46, 33],
      [57, 33],
    ],
    '01 02 03 14 15 26 37 38',
  ),
  'small-world': glyph(ring(10), '01 12 23 34 45 56 67 78 89 90 27'),
  preferential: glyph(
    [
      [30, 20, 11],
      [10, 8],
      [8, 22],
      [16, 34],
      [34, 5],
      [36, 35],
      [50, 22, 7],
      [58, 10],
      [59, 32],
    ],
    '01 02 03 04 05 06 67 68 12',
  ),
  random: glyph(
    [
      [7, 12],
      [18, 31],
      [24, 9],
      [34, 24],
      [44, 7],
      [50, 33],
      [58, 18],
    ],
    '03 12 26 35 46 14',
  ),
  blocks: glyph(
    [
      [6, 9],
      [18, 7],
      [8, 20],
      [20, 19],
      [43, 8],
      [56, 9],
      [45, 19],
      [57, 21],
      [26, 35],
      [38, 35],
      [32, 27],
    ],
    '01 02 03 12 13 23 45 46 47 56 57 67 89 8a 9a 36 3a',
  ),
}

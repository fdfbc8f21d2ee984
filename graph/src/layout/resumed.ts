/** A layout that goes on from an earlier one. */
import type { Adjacency } from '../adjacency.ts'
import type { Random } from '../random.ts'

/**
 * Where people stood; newcomers beside the first they know who stands somewhere, a little apart so that no two
 * coincide.
 */
export function resumed({ offsets, neighbours }: Adjacency, points: Float32Array, start: Float32Array, random: Random) {
  const positions = new Float32Array(points.length)
  const people = points.length / 2
  const placed = new Uint8Array(people)
  const queue = new Uint32Array(people)
  let known = 0
  const place = (person: number, x: number, y: number, apart: number) => {
    positions[2 * person] = x + apart * (random.next() - 0.5)
    positions[2 * person + 1] = y + apart * (random.next() - 0.5)
    placed[person] = 1
    queue[known++] = person
  }
  for (let person = 0; person < people; person++) {
    const x = start[2 * person]!
    const y = start[2 * person + 1]!
    if (Number.isFinite(x) && Number.isFinite(y)) place(person, x, y, 0.01)
  }
  for (let next = 0, alone = 0; alone < people; ) {
    if (next === known) {
      if (placed[alone] === 0) place(alone, points[2 * alone]!, points[2 * alone + 1]!, 0)
      alone++
      continue
    }
    const person = queue[next++]!
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      const neighbour = neighbours[at]!
      if (placed[neighbour] === 0) place(neighbour, positions[2 * person]!, positions[2 * person + 1]!, 1)
    }
  }
  return positions
}

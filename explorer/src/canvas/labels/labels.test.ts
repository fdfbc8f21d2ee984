import { randomFrom } from '@varanda/graph/random'
import { describe, expect, it } from 'vitest'
import { type Box, type Candidate, heightOf, type Label, placed, type Room } from './labels.ts'

const room: Room = { view: { width: 400, height: 300 }, taken: [], letters: 1 }
const somebody = (person: number, x: number, y: number, must = false): Candidate => ({
  person,
  x,
  y,
  half: 6,
  width: 80,
  must,
})
const people = (candidates: Candidate[], most = 40) => placed(candidates, room, most).map(({ person }) => person)

const boxOf = ({ x, y, width, must }: Label, letters = 1): Box => [
  x - width / 2,
  y - heightOf(must, letters) / 2,
  x + width / 2,
  y + heightOf(must, letters) / 2,
]
const areApart = (one: Box, other: Box) =>
  one[2] <= other[0] + 1e-9 || other[2] <= one[0] + 1e-9 || one[3] <= other[1] + 1e-9 || other[3] <= one[1] + 1e-9

/** People all over the view, some of them with a plate. */
function crowd(count: number, seed: number): Candidate[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => ({
    ...somebody(at, random.next() * 400, random.next() * 300, at < 5),
    width: 30 + random.next() * 120,
  }))
}

describe('names', () => {
  it('stand above their people, and below where there is no room above', () => {
    const [above, below] = placed([somebody(0, 200, 150), somebody(1, 200, 10)], room, 40)
    expect(above!.y).toBeLessThan(150 - 6)
    expect(below!.y).toBeGreaterThan(10 + 6)
  })

  it('stand beside their people where others stand above and below', () => {
    const others = [somebody(0, 200, 128, true), somebody(1, 200, 172, true)]
    const label = placed([...others, somebody(2, 200, 150, true)], room, 40).at(-1)!
    expect(label.y).toBe(150)
    expect(Math.abs(label.x - 200)).toBeGreaterThanOrEqual(6 + 40)
  })

  it('stay within the view at its sides', () => {
    const [left, right] = placed([somebody(0, 2, 150), somebody(1, 398, 200)], room, 40)
    expect(left!.x - left!.width / 2).toBeGreaterThanOrEqual(0)
    expect(right!.x + right!.width / 2).toBeLessThanOrEqual(400)
  })

  it.each([1, 2])('lie over no other, no button and nobody who stands out, with letters of %s', (letters) => {
    const taken: Box[] = [
      [340, 0, 400, 120],
      [0, 260, 150, 300],
    ]
    for (let seed = 1; seed <= 20; seed++) {
      const all = crowd(300, seed)
      const labels = placed(all, { ...room, taken, letters }, 1000)
      expect(labels.length).toBeGreaterThan(8)
      const squares = all.slice(0, 5).map(({ x, y }): Box => [x - 6, y - 6, x + 6, y + 6])
      for (const [at, label] of labels.entries()) {
        const box = boxOf(label, letters)
        const others = [...taken, ...squares, ...labels.slice(at + 1).map((other) => boxOf(other, letters))]
        expect(others.filter((other) => !areApart(box, other))).toEqual([])
      }
      expect(labels[0]!.person).toBe(0)
    }
  })

  it('are written for whoever must be named, a little away where it is crowded', () => {
    const heap = [0, 1, 2, 3, 4, 5].map((person) => somebody(person, 200, 150, true))
    expect(people(heap)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('leave their own square uncovered, also where the view ends', () => {
    const taken: Box[] = [
      [0, 90, 400, 138],
      [0, 162, 400, 210],
    ]
    for (let x = 300; x < 400; x += 7) {
      const [label] = placed([somebody(0, x, 150)], { ...room, taken }, 40)
      expect(areApart(boxOf(label!), [x - 6, 144, x + 6, 156])).toBe(true)
    }
  })

  it('leave the square of somebody who stands out uncovered', () => {
    // The name of 1, above them, would lie on the square of 0.
    const [, label] = placed([somebody(0, 200, 130, true), somebody(1, 200, 150)], room, 40)
    expect(label!.y).toBeGreaterThan(150)
  })

  it('stay at their side while one pans, as long as nothing else takes the place', () => {
    const all = crowd(60, 3)
    let labels = placed(all, room, 40)
    for (let step = 1; step <= 10; step++) {
      const moved = all.map((one) => ({ ...one, x: one.x + 3 * step, y: one.y + step }))
      const next = placed(moved, room, 40, labels)
      for (const { person, place } of labels) {
        const now = next.find((label) => label.person === person)
        const { x, y } = moved[person]!
        // Near an edge names slide along it, and the next is pushed.
        if (now && x > 120 && x < 280 && y > 60 && y < 240 && person < 5) expect(now.place).toBe(place)
      }
      labels = next
    }
    // Below was free for both from the first; the one above left, and nobody moves up.
    const [, below] = placed([somebody(0, 200, 128, true), somebody(1, 200, 150)], room, 40)
    const alone = placed([somebody(1, 200, 150)], room, 40, [below!])
    expect(alone[0]!.place).toBe(below!.place)
    expect(placed([somebody(1, 200, 150)], room, 40)[0]!.place).toBe(0)
  })

  it('are not written for people out of view, nor more than asked for', () => {
    expect(people([somebody(0, -5, 50), somebody(1, 50, 310)])).toEqual([])
    expect(people([somebody(0, 60, 50), somebody(1, 60, 150), somebody(2, 260, 150)], 2)).toEqual([0, 1])
  })
})

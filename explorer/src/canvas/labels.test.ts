import { randomFrom } from '@varanda/graph/random'
import { describe, expect, it } from 'vitest'
import { type Candidate, placed } from './labels.ts'

const view = { width: 400, height: 300 }
const somebody = (person: number, x: number, y: number, must = false): Candidate => ({
  person,
  x,
  y,
  half: 6,
  width: 80,
  must,
})
const people = (candidates: Candidate[], most = 40) => placed(candidates, view, most).map(({ person }) => person)

describe('names', () => {
  it('stand above their people, and below where there is no room above', () => {
    const [above, below] = placed([somebody(0, 200, 150), somebody(1, 200, 10)], view, 40)
    expect(above!.y).toBeLessThan(150 - 6)
    expect(below!.y).toBeGreaterThan(10 + 6)
  })

  it('stand beside their people where others stand above and below', () => {
    const others = [somebody(0, 200, 128, true), somebody(1, 200, 172, true)]
    const label = placed([...others, somebody(2, 200, 150, true)], view, 40).at(-1)!
    expect(label.y).toBe(150)
    expect(Math.abs(label.x - 200)).toBeGreaterThanOrEqual(6 + 40)
  })

  it('stay within the view at its sides', () => {
    const [left, right] = placed([somebody(0, 2, 150), somebody(1, 398, 200)], view, 40)
    expect(left!.x - left!.width / 2).toBeGreaterThanOrEqual(0)
    expect(right!.x + right!.width / 2).toBeLessThanOrEqual(400)
  })

  it('never lie over one another, and the first come first', () => {
    const random = randomFrom(4)
    const crowd = Array.from({ length: 300 }, (_, at) => somebody(at, random.next() * 400, random.next() * 300))
    const labels = placed(crowd, view, 1000)
    expect(labels.length).toBeGreaterThan(10)
    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= 80 - 1e-9 || Math.abs(one.y - other.y) >= 20 - 1e-9).toBe(true)
    expect(labels[0]!.person).toBe(0)
  })

  it('are written for whoever must be named, however crowded', () => {
    const crowd = [0, 1, 2, 3].map((person) => somebody(person, 200, 150, true))
    expect(people(crowd)).toEqual([0, 1, 2, 3])
    // Room for two more beside them, none for a third.
    const others = [4, 5, 6].map((person) => somebody(person, 200, 150))
    expect(people([...crowd, ...others])).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('leave the square of somebody who stands out uncovered', () => {
    // The name of 1, above them, would lie on the square of 0.
    const [, label] = placed([somebody(0, 200, 130, true), somebody(1, 200, 150)], view, 40)
    expect(label!.y).toBeGreaterThan(150)
  })

  it('are not written for people out of view, nor more than asked for', () => {
    expect(people([somebody(0, -5, 50), somebody(1, 50, 310)])).toEqual([])
    expect(people([somebody(0, 60, 50), somebody(1, 60, 150), somebody(2, 260, 150)], 2)).toEqual([0, 1])
  })
})

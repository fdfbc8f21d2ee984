import { recountEvery } from '@varanda/domain/post/activity'
import { describe, expect, it } from 'vitest'
import { countedAs, countTurn } from './count-turn.ts'

describe('when something is counted', () => {
  it('waits for one task of its own, whose name was never taken, though a slow copy of an earlier one ends last', () => {
    const taken = new Set<number>()
    let counted = 1000
    const queue = (now: number) => {
      const turn = countTurn(counted, now)
      if (turn === 'now' || turn === 'done') throw new Error(turn)
      expect(taken.has(turn.later)).toBe(false)
      taken.add(turn.later)
      return turn.later
    }
    const first = queue(1500)
    counted = countedAs(counted, 1600, first)
    const second = queue(1700)
    counted = countedAs(counted, 1800, second)
    // A copy of the first task that had looked before either was done.
    counted = countedAs(counted, 1550, first)
    expect(queue(1900)).toBe(second + recountEvery)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALWAYS_OF_ONE, MOST_RUNNING, type Queue, takeTurns } from '../../src/functions/turns.ts'

const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n)

test('queues begin one in turn, each as far as it may', () => {
  const queues: Queue[] = [
    { due: ids(100, 50), running: 18, most: 20 },
    { due: ids(200, 1), running: 0, most: 10 },
    { due: ids(300, 50), running: 0, most: 3 },
  ]
  expect(takeTurns(queues)).toEqual([100, 200, 300, 101, 301, 302])
})

test('whatever waits, no function is held up by others, and none passes its limit', () => {
  const queue = fc
    .record({ due: fc.nat(100), running: fc.nat(100), most: fc.integer({ min: 1, max: 100 }) })
    .map(({ due, running, most }) => ({ due, running: Math.min(running, most), most }))
  fc.assert(
    fc.property(fc.array(queue, { maxLength: 20 }), (given) => {
      const queues = given.map((one, n) => ({ ...one, due: ids(n * 1000, one.due) }))
      const taken = takeTurns(queues)
      const after = queues.map((one, n) => ({
        ...one,
        begun: taken.filter((id) => Math.floor(id / 1000) === n).length,
      }))
      let running = 0
      for (const { due, running: before, most, begun } of after) {
        running += before + begun
        expect(before + begun).toBeLessThanOrEqual(Math.max(most, before))
        const atLeast = Math.min(due.length, most - before, Math.max(0, ALWAYS_OF_ONE - before))
        expect(begun).toBeGreaterThanOrEqual(atLeast)
      }
      const before = queues.reduce((sum, one) => sum + one.running, 0)
      expect(running).toBeLessThanOrEqual(Math.max(before, MOST_RUNNING) + ALWAYS_OF_ONE * queues.length)
    }),
  )
})

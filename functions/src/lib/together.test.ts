import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

/** Doubles numbers, and tells which went together; 13 fails, and what is `held` waits. */
function doubling(held: (all: readonly number[]) => Promise<unknown> = async () => {}) {
  const rounds: number[][] = []
  const double = together(async (all: readonly number[]) => {
    rounds.push([...all])
    await held(all)
    if (all.includes(13)) throw new Error('thirteen')
    return all.map((one) => 2 * one)
  })
  return { rounds, double }
}

describe('together', () => {
  it('does in one what comes in one turn, and in the next what comes meanwhile, each with its own answer', async () => {
    const first = Promise.withResolvers<void>()
    const { rounds, double } = doubling(() => first.promise)
    const early = [double(1), double(2)]
    await sleep(20)
    const late = [double(3), double(4), double(5)]
    first.resolve()
    expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8, 10])
    expect(rounds).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
  })

  it('fails nobody for another’s sake', async () => {
    const { rounds, double } = doubling()
    const all = await Promise.allSettled([double(1), double(13), double(2)])
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([2, 'failed', 4])
    expect(rounds).toEqual([[1, 13, 2], [1], [13], [2]])
  })

  it('takes twenty at a time, and waits for no slow ones', async () => {
    const never = new Promise<void>(() => {})
    const { rounds, double } = doubling((all) => (all.includes(0) ? never : Promise.resolve()))
    const twenty = Array.from({ length: 20 }, (_, index) => index)
    for (const one of twenty) void double(one)
    expect(await double(20)).toBe(40)
    expect(rounds).toEqual([twenty, [20]])
  })
})

import { expect, test } from 'vitest'
import { inRounds } from './in-rounds.ts'

/** Rounds that end when they are told to. */
function rounds() {
  const begun: boolean[] = []
  const ends: ((error?: unknown) => void)[] = []
  const failures: unknown[] = []
  const ask = inRounds(
    (all) => {
      begun.push(all)
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
    },
    (error) => failures.push(error),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (error?: unknown) => {
    ends.shift()?.(error)
    await turn()
  }
  return { ask, begun, failures, turn, end }
}

test('what is asked for while a round goes is done in one round after it', async () => {
  const { ask, begun, turn, end } = rounds()
  const first = ask()
  await turn()
  ask()
  ask(true)
  ask()
  await turn()
  expect(begun).toEqual([false])
  await end()
  expect(begun).toEqual([false, true])
  await end()
  expect(begun).toEqual([false, true])
  await first
})

test('a round that fails is told of, and the next one goes', async () => {
  const { ask, begun, failures, turn, end } = rounds()
  ask()
  await turn()
  ask()
  await end(new Error('gone'))
  expect(failures).toEqual([new Error('gone')])
  expect(begun).toHaveLength(2)
  await end()
  ask()
  await turn()
  expect(begun).toHaveLength(3)
})

test('what is asked for as the last round ends is not lost', async () => {
  const { ask, begun, turn, end } = rounds()
  const first = ask()
  const then = first.then(() => ask(true))
  await turn()
  await end()
  await turn()
  expect(begun).toEqual([false, true])
  await end()
  await then
})

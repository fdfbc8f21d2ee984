import type { Feeling } from '@varanda/domain/post/reaction'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $taps, pause, tap } from './taps.ts'

const love = { kind: 'love' } as const
const hug = { kind: 'hug' } as const

/** What was written, and how each write ends. */
function pen() {
  const written: (Feeling | undefined)[] = []
  const ends: { take: () => void; refuse: () => void }[] = []
  const refused: unknown[] = []
  const write = (feeling: Feeling | undefined, handed: () => void) => {
    written.push(feeling)
    handed()
    return new Promise<void>((take, refuse) => ends.push({ take, refuse: () => refuse(new Error('no')) }))
  }
  return {
    written,
    ends,
    refused,
    tap: (place: string, feeling?: Feeling) => tap(place, feeling, write, (error) => refused.push(error)),
  }
}

const turn = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('five taps end in the last of them, in two writes', async () => {
  const { written, ends, tap } = pen()
  for (const feeling of [love, undefined, hug, undefined, hug]) tap('a', feeling)
  expect($taps.get().a).toEqual(hug)
  await vi.advanceTimersByTimeAsync(pause)
  expect(written).toEqual([love, hug])
  for (const { take } of ends) take()
  await turn()
  expect($taps.get().a).toBeUndefined()
})

test('on, off, on is one write', async () => {
  const { written, ends, tap } = pen()
  for (const feeling of [love, undefined, love]) tap('b', feeling)
  await vi.advanceTimersByTimeAsync(pause)
  ends[0]!.take()
  await turn()
  expect(written).toEqual([love])
  expect($taps.get().b).toBeUndefined()
})

test('what is refused does not show any more, and is told once', async () => {
  const { ends, refused, tap } = pen()
  tap('c', love)
  await turn()
  ends[0]!.refuse()
  await turn()
  expect($taps.get().c).toEqual(love)
  await vi.advanceTimersByTimeAsync(pause)
  expect($taps.get().c).toBeUndefined()
  expect(refused).toHaveLength(1)
})

test('without a network a later tap is written after the first, and both wait', async () => {
  const { written, tap } = pen()
  tap('d', love)
  await vi.advanceTimersByTimeAsync(pause)
  tap('d', undefined)
  await turn()
  expect(written).toEqual([love, undefined])
  expect($taps.get().d).toBeNull()
})

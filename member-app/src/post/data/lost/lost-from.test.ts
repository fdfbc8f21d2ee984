import type { Entry } from '@varanda/domain/post/entry'
import { expect, test } from 'vitest'
import type { Row } from '../../../data/use-list.ts'
import { lostFrom } from './lost-from.ts'

/** A post of this many minutes. */
const row = (id: string, at: number) =>
  ({ id, pending: false, data: { postId: id, createdAt: { toMillis: () => at * 60_000 } } }) as unknown as Row<Entry>

const [a, b, c, d] = [row('a', 4), row('b', 3), row('c', 2), row('d', 1)]

test('what a list lost is what it holds no more though nothing newer came', () => {
  expect(lostFrom([a, b, c], [a, c], 3)).toEqual(['b'])
  expect(lostFrom([a, b, c], [a, c, d], 3)).toEqual(['b'])
  expect(lostFrom([a, b], [], 3)).toEqual(['a', 'b'])
  expect(lostFrom([a, b, c], [a, b, c], 3)).toEqual([])
})

test('what newer posts pushed out of a full list, or what it never held, is not lost', () => {
  expect(lostFrom([b, c, d], [a, b, c], 3)).toEqual([])
  expect(lostFrom([], [a, b, c], 3)).toEqual([])
  expect(lostFrom([b, c, d], [a, c], 2)).toEqual(['b'])
})

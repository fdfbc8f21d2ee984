import { expect, it } from 'vitest'
import { behindNow, type Order } from './pushed-off.ts'

type Row = readonly [id: string, moment: number]
const newest: Order<Row> = { idOf: ([id]) => id, momentOf: ([, moment]) => moment, direction: 'desc' }
const rows = (...moments: number[]): Row[] => moments.map((moment) => [`r${moment}`, moment])
const page = (...moments: number[]) => ({ rows: rows(...moments), isWhole: false })

it('keeps a row that a newcomer pushed off the first page, before those behind it', () => {
  expect(behindNow(rows(9, 8, 7), page(10, 9, 8), rows(6, 5), newest)).toEqual(rows(7, 6, 5))
  expect(behindNow(rows(9, 8, 7), page(11, 10, 9), rows(6, 5), newest)).toEqual(rows(8, 7, 6, 5))
})

it('keeps none that left the list: others moved up', () => {
  // From the middle, and from the end.
  expect(behindNow(rows(9, 8, 7), page(9, 7, 6), rows(6, 5), newest)).toEqual(rows(6, 5))
  expect(behindNow(rows(9, 8, 7), page(9, 8, 6), rows(6, 5), newest)).toEqual(rows(6, 5))
  expect(behindNow(rows(9, 8, 7), { rows: rows(9, 8), isWhole: true }, rows(6), newest)).toEqual(rows(6))
  expect(behindNow(rows(9), { rows: [], isWhole: true }, [], newest)).toEqual([])
})

it('keeps each once, where a page that was on its way brings it, too', () => {
  expect(behindNow(rows(9, 8, 7), page(10, 9, 8), rows(7, 6), newest)).toEqual(rows(7, 6))
})

it('goes by the list’s own direction, and by ids where moments are alike', () => {
  const oldest: Order<Row> = { ...newest, direction: 'asc' }
  expect(behindNow(rows(2, 3, 4), page(1, 2, 3), rows(5), oldest)).toEqual(rows(4, 5))
  expect(behindNow(rows(2, 3, 4), page(2, 4, 5), rows(5), oldest)).toEqual(rows(5))
  const alike = (...ids: string[]): Row[] => ids.map((id) => [id, 1])
  const pushed = behindNow(alike('b', 'c', 'd'), { rows: alike('a', 'b', 'c'), isWhole: false }, [], oldest)
  expect(pushed).toEqual(alike('d'))
  const left = behindNow(alike('a', 'b', 'c'), { rows: alike('b', 'c', 'd'), isWhole: false }, [], oldest)
  expect(left).toEqual([])
})

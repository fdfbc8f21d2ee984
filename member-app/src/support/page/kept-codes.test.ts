import { beforeEach, expect, test } from 'vitest'
import { dropCode, keepCode, keptCode, type Made } from './kept-codes.ts'

const made: Made = {
  ...{ amount: 3550, txid: 'T1', code: '000201', receiver: 'Paula', until: Date.now() + 600_000 },
  ...{ of: 7, tipId: 'tip', told: 'Bate bem' },
}
const other: Made = { ...made, amount: 2000, txid: 'T2', tipId: 'tip2', told: '' }

beforeEach(() => {
  for (const { amount } of [made, other]) dropCode('paula', amount)
})

test('a code comes back while it is good: in time, of the same page, and of as much as is asked for', () => {
  keepCode('paula', made)
  expect(keptCode('paula', 7)).toEqual(made)
  expect(keptCode('paula', 7, 3550)).toEqual(made)
  expect(keptCode('paula', 7, 2000)).toBeUndefined()
  expect(keptCode('paula', 8)).toBeUndefined()
  expect(keptCode('beto', 7)).toBeUndefined()
  keepCode('paula', { ...made, until: Date.now() - 1 })
  expect(keptCode('paula', 7)).toBeUndefined()
})

test('one of another amount takes nothing from it, and the last one comes first', () => {
  keepCode('paula', made)
  keepCode('paula', other)
  expect(keptCode('paula', 7, 3550)).toEqual(made)
  expect(keptCode('paula', 7)).toEqual(other)
  keepCode('paula', { ...made, told: 'Bate' })
  expect(keptCode('paula', 7)).toMatchObject({ txid: 'T1', told: 'Bate' })
})

test('what was declared does not come back', () => {
  keepCode('paula', made)
  dropCode('paula', 3550)
  expect(keptCode('paula', 7)).toBeUndefined()
})

test('nor does an older one in its place, but to whoever asks for as much', () => {
  keepCode('paula', made)
  keepCode('paula', other)
  dropCode('paula', 2000)
  expect(keptCode('paula', 7)).toBeUndefined()
  expect(keptCode('paula', 7, 3550)).toEqual(made)
})

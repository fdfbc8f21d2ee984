import { expect, test } from 'vitest'
import { logFilterOf, readLogSearch } from './log-search.ts'

test('an address says what of the log is shown', () => {
  expect(logFilterOf(readLogSearch({ act: 'suspended', by: 'ana', about: 'bia' }))).toEqual({
    act: 'suspended',
    by: 'ana',
    about: 'bia',
  })
  expect(logFilterOf(readLogSearch({ by: 'house' }))).toEqual({ by: null })
  expect(readLogSearch({ act: 'sung', by: 'a/b', about: 3 })).toEqual({})
})

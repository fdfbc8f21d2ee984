import { expect, test } from 'vitest'
import { directoryLimits, searchKeys, searchWords } from './directory.ts'

test('a word is found by its beginnings, without accents and capitals', () => {
  expect(searchKeys('Lúcia')).toEqual(['lu', 'luc', 'luci', 'lucia'])
  expect(searchWords('  D. Águeda-Maria  ')).toEqual(['d', 'agueda', 'maria'])
})

test('names without Latin letters are found, and one letter is a word', () => {
  expect(searchKeys('Ö 山田')).toEqual(['o', '山田'])
})

test('a long name does not make a long card', () => {
  expect(searchKeys('abcdefghijklmnopqrstuvwxyz '.repeat(20)).length).toBe(directoryLimits.longestKey - 1)
  const many = Array.from({ length: 60 }, (_, index) => `${index}x`.repeat(6)).join(' ')
  expect(searchKeys(many).length).toBe(directoryLimits.keys)
})

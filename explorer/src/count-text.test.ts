import { locales, localeTags } from '@varanda/domain/locale'
import { expect, test } from 'vitest'
import { numberText } from './count-text.ts'

test('numbers are written as the language writes them', () => {
  for (const locale of locales) {
    for (const value of [0, 7, 999, 1000, 1040, 12_345, 999_999, 1_000_000, 123_456_789, 0.25, 1234.5, -3]) {
      expect(numberText(locale, value)).toBe(value.toLocaleString(localeTags[locale]))
    }
  }
})

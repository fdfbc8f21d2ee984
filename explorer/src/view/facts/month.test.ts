import { locales, localeTags } from '@varanda/domain/locale'
import { expect, test } from 'vitest'
import { monthName } from './month.ts'

test('months are called what the language calls them, also before 1970', () => {
  for (const locale of locales) {
    for (let month = -30; month < 700; month++) {
      const date = new Date(Date.UTC(1970, month, 1))
      const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
      expect(monthName(month, locale)).toBe(date.toLocaleDateString(localeTags[locale], options))
    }
  }
})

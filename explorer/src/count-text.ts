import { type Locale, localeTags } from '@varanda/domain/locale'
import { plural } from '@varanda/domain/messages/plural'
import { fill } from './fill.ts'

const groupSeparators = { pt: '.', en: ',' } satisfies Record<Locale, string>

/**
 * "1.040": a number as the page's language writes it. What a browser reads before it knows that of a language takes a phone a tenth of
 * a second while the page comes alive, so whole numbers are written here.
 */
export const numberText = (locale: Locale, value: number): string =>
  Number.isSafeInteger(value) && value >= 0
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, groupSeparators[locale])
    : value.toLocaleString(localeTags[locale])

/** "1.040 pessoas". */
export const countText = (locale: Locale, value: number, forms: { one: string; other: string }): string =>
  fill(plural(locale, value, forms), { n: numberText(locale, value) })

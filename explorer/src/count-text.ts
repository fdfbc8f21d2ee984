import { type Locale, localeTags } from '@varanda/domain/locale'
import { plural } from '@varanda/domain/messages/plural'
import { fill } from './fill.ts'

/** "1.040": a number as the page's language writes it. */
export const numberText = (locale: Locale, value: number): string => value.toLocaleString(localeTags[locale])

/** "1.040 pessoas". */
export const countText = (locale: Locale, value: number, forms: { one: string; other: string }): string =>
  fill(plural(locale, value, forms), { n: numberText(locale, value) })

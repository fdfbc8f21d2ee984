import { type Locale, localeTags } from '../../locale.ts'

/** How large a file of a copy is: `3,5 MB`. */
export function saySize(bytes: number, locale: Locale): string {
  const [amount, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte']
  const format = { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeTags[locale], format).format(Math.max(amount, 0.1))
}

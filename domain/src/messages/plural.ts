import { type Locale, localeTags } from '../locale.ts'

/** Picks the form for a number; Portuguese counts a million as `many`, which reads like `other` here. */
export function plural(locale: Locale, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(localeTags[locale]).select(count) === 'one' ? forms.one : forms.other
}

/** "Ana, Beto e Caio" / "Ana, Beto and Caio". */
export function listNames(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(localeTags[locale], { type: 'conjunction' }).format(names)
}

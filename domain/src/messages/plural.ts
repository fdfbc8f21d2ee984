import { type Locale, localeTags } from '../locale.ts'

// Making one of these takes longer than drawing a post.
const rules = new Map<Locale, Intl.PluralRules>()
const lists = new Map<Locale, Intl.ListFormat>()

/** Picks the form for a number; Portuguese counts a million as `many`, which reads like `other` here. */
export function plural(locale: Locale, count: number, forms: { one: string; other: string }): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(localeTags[locale])
  rules.set(locale, rule)
  return rule.select(count) === 'one' ? forms.one : forms.other
}

/** "Ana, Beto e Caio" / "Ana, Beto and Caio". */
export function listNames(locale: Locale, names: readonly string[]): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(localeTags[locale], { type: 'conjunction' })
  lists.set(locale, list)
  return list.format(names)
}

import { officialNames } from '@varanda/domain/member/member'

const place = /(function isName\(value\) \{[^}]*\.lower\(\)\.matches\(')(?:[^'\\]|\\.)*('\))/

/**
 * The rules with those names that no member may have: rules import nothing, and the instance's own name is in
 * domain/src/brand.ts.
 */
export function reserveNames(rules: string): string {
  if (!place.test(rules)) throw new Error('firestore.rules: isName is written in another way')
  const text = officialNames.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return rules.replace(place, (_all, before: string, after: string) => `${before}${text}${after}`)
}

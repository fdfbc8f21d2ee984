import { firstName } from '@varanda/domain/member/member'
import { words } from './words.ts'

/**
 * "Dona Cida, Beto e mais 11": people by their first names, `most` of them, and how many more. Whoever reads it is not
 * among them.
 */
export function sayPeople(people: readonly { name: string }[], most = 2): string {
  const names = people.map(({ name }) => firstName(name))
  if (names.length <= most + 1 && names.length <= 3) return words.names(names)
  return words.namesAndMore(names.slice(0, most), names.length - most)
}

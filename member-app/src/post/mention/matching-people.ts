import { firstName } from '@varanda/domain/member/member'

/** Somebody who may be called. */
export interface Callable {
  uid: string
  name: string
}

/** How many are offered at once. */
export const mostOffered = 5

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where in a name the word begins that these letters begin; -1 where none does. */
export function matchIn(name: string, letters: string): number {
  const wanted = plain(letters)
  for (const { 0: word, index } of name.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    if (plain(word).startsWith(wanted)) return index
  return -1
}

/** Whom the letters may mean: those whose first name begins so, then those of whom another name does. */
export function matchingPeople<One extends Callable>(people: readonly One[], letters: string): One[] {
  return people
    .map((person) => ({ person, at: matchIn(person.name, letters) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => {
      const [first, second] = [one, other].map(({ person, at }) => at >= firstName(person.name).length)
      return Number(first) - Number(second) || one.person.name.localeCompare(other.person.name)
    })
    .slice(0, mostOffered)
    .map(({ person }) => person)
}

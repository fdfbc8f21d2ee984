import { everyone, people, type Who } from './people.ts'

/** People who all know each other, besides whom their invites connected. */
const groups: readonly (readonly Who[])[] = [
  // The instance.
  ['cida', 'beto', 'ana', 'marina', 'rafa', 'lucia', 'sonia', 'giba', 'caio', 'helena', 'pedro', 'zeca', 'nena'],
  // Cousins.
  ['caio', 'helena', 'diego', 'pedro', 'bia', 'emma', 'noah'],
  // Tia Lúcia's branch.
  ['lucia', 'denise', 'marcio', 'vanessa', 'bia', 'emma', 'noah', 'marina', 'sonia'],
  // Tio Zeca's branch.
  ['zeca', 'nena', 'fabio', 'simone', 'caua'],
  ['zeca', 'nena', 'fabio', 'simone', 'cida', 'beto', 'osvaldo'],
  // Rua das Acácias.
  ['cida', 'lucia', 'osvaldo', 'zuleide', 'katia', 'wellington', 'nakamura', 'zeca', 'nena'],
  // The groom's people.
  ['rafa', 'marina', 'graca', 'livia', 'andre', 'paula', 'luana'],
  // Ana's parents and sister.
  ['ana', 'beto', 'pedro', 'camila', 'marlene', 'ivo'],
  // Thursday football.
  ['beto', 'zeca', 'giba', 'fabio', 'bruno', 'rafa', 'osvaldo', 'wellington', 'caio', 'tiago', 'diego'],
  // Caio's and Helena's friends.
  ['caio', 'thais', 'tiago', 'helena', 'jessica', 'diego'],
  ['pedro', 'gabi', 'caua', 'bia'],
  // Everyone who looked for the dog.
  ['ana', 'beto', 'pedro', 'patricia', 'renata', 'osvaldo'],
  // The wedding.
  ['marina', 'rafa', 'ana', 'helena', 'paula', 'luana', 'livia', 'zuleide'],
]

const pairs: readonly (readonly [Who, Who])[] = [
  ['cida', 'denise'],
  ['cida', 'marcio'],
  ['cida', 'bia'],
  ['cida', 'emma'],
  ['cida', 'paula'],
  ['cida', 'diego'],
  ['diego', 'simone'],
  ['diego', 'marina'],
  ['helena', 'marcio'],
  ['beto', 'marcio'],
  ['lucia', 'paula'],
  ['sonia', 'paula'],
  ['sonia', 'diego'],
  ['paula', 'katia'],
  ['paula', 'camila'],
  ['paula', 'marlene'],
  ['paula', 'patricia'],
  ['paula', 'renata'],
  ['paula', 'jessica'],
  ['jessica', 'livia'],
  ['simone', 'helena'],
  ['simone', 'ana'],
  ['marlene', 'nena'],
  ['ivo', 'osvaldo'],
  ['ivo', 'zeca'],
  ['camila', 'patricia'],
  ['renata', 'thais'],
  ['renata', 'wellington'],
  ['gabi', 'patricia'],
  ['gabi', 'thais'],
  ['gabi', 'ana'],
  ['thais', 'bia'],
]

export interface Acquaintance {
  first: Who
  second: Who
  by: 'invite' | 'request'
}

/** Each pair of connected members once, the one who joined first at the front. */
export function acquaintances(): Acquaintance[] {
  const knows = (a: Who, b: Who): boolean =>
    groups.some((group) => group.includes(a) && group.includes(b)) ||
    pairs.some((pair) => pair.includes(a) && pair.includes(b))
  return everyone.flatMap((first, index) =>
    everyone.slice(index + 1).flatMap((second): Acquaintance[] => {
      if (people[second].invitedBy === first) return [{ first, second, by: 'invite' }]
      return knows(first, second) ? [{ first, second, by: 'request' }] : []
    }),
  )
}

/** Whom each member is connected with. */
export function connectionsOf(): Map<Who, Set<Who>> {
  const of = new Map<Who, Set<Who>>(everyone.map((who) => [who, new Set()]))
  for (const { first, second } of acquaintances()) {
    of.get(first)!.add(second)
    of.get(second)!.add(first)
  }
  return of
}

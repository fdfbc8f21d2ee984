import type { Kinship } from '../models/families/kinship.ts'
import type { Random } from '../random.ts'
import { namesOfFamilies } from './names-of-families.ts'
import type { NameStock } from './stock.ts'

/** Days of birth from which a name of the second and of the third generation is worn: 1955 and 1988. */
const generations = [-5_479, 6_574] as const

/** How often people get a name from where their surname comes from, and show the surname of their other parent. */
const faithful = 0.45
const bothSurnames = 0.4
/** How often somebody who married into a family goes on under names of their own. */
const keepsNames = 0.4

/**
 * Full names of everybody, and names of families: a first name that fits sex, time of birth and where the surname comes
 * from, and the family's name; between them, for some and wherever two would be called the same, a surname from the
 * other side.
 */
export function familyNames(
  people: number,
  families: number,
  { born, woman, family, parent, spouse, elder, marriedIn }: Kinship,
  stock: NameStock,
  random: Random,
): { names: string[]; groups: string[] } {
  const { first, surnames, ascendance, starts, ends } = stock
  const { names: groups, first: surnameOf } = namesOfFamilies(families, stock, random)
  const own = new Uint32Array(people)
  const given = new Uint32Array(people)
  /** Which family took a first name with a surname between (or none, the last) already. */
  const taken = new Uint32Array(first.length * (surnames.length + 1))
  const none = surnames.length
  const spaced = surnames.map((surname) => ` ${surname}`)
  const spacedGroups = groups.map((group) => ` ${group}`)
  const names = new Array<string>(people)
  for (let person = 0; person < people; person++) {
    const of = family[person]!
    const surname = marriedIn[person] === 1 ? random.below(surnames.length) : surnameOf[of]!
    own[person] = surname
    const origin = random.next() < faithful ? ascendance[surname]! : 0
    const generation = born[person]! < generations[0] ? 0 : born[person]! < generations[1] ? 1 : 2
    const list = 6 * origin + 3 * woman[person]! + generation
    const start = starts[list]!
    const length = ends[list]! - start
    let name = 0
    for (let tries = 0; tries < 3; tries++) {
      // The square of a draw: the commonest names come several times as often as the last.
      const draw = random.next()
      name = start + Math.floor(draw * draw * length)
      const before = elder[person]!
      if (before < 0 || given[before] !== name) break
    }
    given[person] = name
    if (marriedIn[person] === 1 && random.next() < keepsNames) {
      names[person] = first[name]! + spaced[(surname + 1 + random.below(none - 1)) % none]! + spaced[surname]!
      continue
    }
    const other = parent[person]! < 0 ? -1 : spouse[parent[person]!]!
    let between = none
    if (random.next() < bothSurnames) {
      between = marriedIn[person] === 1 ? surname : other >= 0 ? own[other]! : none
      if (between === surnameOf[of]) between = none
    }
    for (let tries = 0; taken[name * (none + 1) + between] === of + 1 && tries <= none; tries++) {
      between = tries === 0 ? random.below(none) : (between + 1) % none
      if (between === surnameOf[of]) between = (between + 1) % none
    }
    taken[name * (none + 1) + between] = of + 1
    names[person] = (between === none ? first[name]! : first[name]! + spaced[between]!) + spacedGroups[of]!
  }
  return { names, groups }
}

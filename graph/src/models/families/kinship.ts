import type { Random } from '../../random.ts'
import { lastDay, year } from '../growth.ts'
import { kindNumber, type TieList } from '../tie-list.ts'

/** Nobody, in columns of this folder: a number with a sign, with which engines reckon faster than with `nobody`. */
export const none = -1

/** Who is whose, in columns. People of one family stand side by side, parents before their children. */
export interface Kinship {
  readonly born: Int32Array
  readonly woman: Uint8Array
  readonly family: Uint32Array
  readonly household: Uint32Array
  readonly spouse: Int32Array
  /** The parent who is of the family by blood. */
  readonly parent: Int32Array
  /** The next older brother or sister. */
  readonly elder: Int32Array
  readonly youngest: Int32Array
  /** Came into the family by marriage and bears a name from elsewhere. */
  readonly marriedIn: Uint8Array
  /** Called once for each family, in order. */
  grow(family: number, size: number): void
  /** Numbers given to households so far. */
  households(): number
}

/** Years. Nobody younger is in the network: a child comes with a guardian, and learns to read first. */
export const youngestAge = 6
const adultAge = 24

/** How likely it is that two know each other in the network, by what they are to each other. */
const known = { grandparent: 0.85, parentInLaw: 0.6, uncle: 0.35, cousin: 0.3 }

/** People for each brother or sister of the first generation. */
const branch = 24

/** Children of a couple, by the decade in which the elder of them was born; fewer and fewer. */
function childrenOf(born: number, random: Random): number {
  const birthYear = 1970 + born / year
  if (random.next() < 0.1) return 0
  return birthYear < 1953 ? 2 + random.below(5) : birthYear < 1975 ? 1 + random.below(4) : 1 + random.below(3)
}

/**
 * Families that grow from brothers and sisters born in the thirties and forties: each marries somebody from outside, or
 * now and then from an earlier family, has children, and those have theirs. Adds the ties of couples, parents, brothers
 * and sisters, grandparents, in-laws, uncles and cousins; each pair comes up once, since every child has one parent by
 * blood.
 */
export function kinship(people: number, ties: TieList, random: Random): Kinship {
  const born = new Int32Array(people)
  const woman = new Uint8Array(people)
  const family = new Uint32Array(people)
  const household = new Uint32Array(people)
  const spouse = new Int32Array(people).fill(none)
  const parent = new Int32Array(people).fill(none)
  const elder = new Int32Array(people).fill(none)
  const youngest = new Int32Array(people).fill(none)
  const marriedIn = new Uint8Array(people)
  const { couple, parent: parental, sibling, kin } = kindNumber
  const lastBirth = Math.floor(lastDay - youngestAge * year)
  /** Grown up and single, of families that are done. */
  const single: number[] = []
  let count = 0
  let households = 0

  const arrive = (day: number, sex: number, of: number, home: number) => {
    born[count] = day
    woman[count] = sex
    family[count] = of
    household[count] = home
    return count++
  }

  const meet = (a: number, b: number, likely: number) => {
    if (b !== none && random.next() < likely) ties.add(a, b, kin)
  }

  /** A brother or sister of the first generation, or somebody's cousin once those would be too young. */
  const found = (of: number, before: number) => {
    const follows = before !== none && born[before]! < lastDay - 66 * year
    const day = follows ? born[before]! + (1.1 + 2 * random.next()) * year : lastDay - (74 + 12 * random.next()) * year
    const person = arrive(day, random.next() < 0.5 ? 1 : 0, of, households++)
    if (follows) elder[person] = before
    else if (before !== none) ties.add(person, before, kin)
    for (let other = elder[person]!; other !== none; other = elder[other]!) ties.add(person, other, sibling)
    return person
  }

  const partnerOf = (person: number, end: number): number => {
    const day = born[person]!
    const sex = random.next() < 0.96 ? 1 - woman[person]! : woman[person]!
    if (single.length > 0 && random.next() < 0.08) {
      const at = single.length - 1 - random.below(Math.min(single.length, 60))
      const other = single[at]!
      const stranger = family[other] !== family[person]
      if (stranger && woman[other] === sex && Math.abs(born[other]! - day) < 9 * year) {
        single[at] = single[single.length - 1]!
        single.pop()
        household[other] = household[person]!
        return other
      }
    }
    if (count === end) return none
    const other = arrive(
      Math.min(day + (random.next() + random.next() - 1) * 7 * year, lastDay - 20 * year),
      sex,
      family[person]!,
      household[person]!,
    )
    marriedIn[other] = 1
    return other
  }

  const meetParentsOf = (person: number, child: number) => {
    const grandparent = parent[person]!
    if (grandparent === none) return
    meet(child, grandparent, known.grandparent)
    meet(child, spouse[grandparent]!, known.grandparent)
  }

  const bear = (person: number, day: number) => {
    const partner = spouse[person]!
    const child = arrive(day, random.next() < 0.5 ? 1 : 0, family[person]!, household[person]!)
    parent[child] = person
    ties.add(person, child, parental)
    if (partner !== none) ties.add(partner, child, parental)
    for (let other = youngest[person]!; other !== none; other = elder[other]!) ties.add(child, other, sibling)
    elder[child] = youngest[person]!
    youngest[person] = child
    meetParentsOf(person, child)
    if (partner !== none) meetParentsOf(partner, child)
    for (let uncle = elder[person]!; uncle !== none; uncle = elder[uncle]!) {
      meet(child, uncle, known.uncle)
      for (let cousin = youngest[uncle]!; cousin !== none; cousin = elder[cousin]!) meet(child, cousin, known.cousin)
    }
  }

  const live = (person: number, end: number) => {
    const age = (lastDay - born[person]!) / year
    if (age < adultAge) return
    const marries = random.next() < 0.85
    // The other one of an old couple may have died before the network began.
    const alone = age > 65 && random.next() < 0.3
    const partner = marries && !alone ? partnerOf(person, end) : none
    if (parent[person] !== none && (marries || random.next() < 0.6)) {
      household[person] = households++
      if (partner !== none) household[partner] = household[person]!
    }
    if (partner === none) {
      if (!marries) single.push(person)
      if (!marries || !alone) return
    } else {
      spouse[person] = partner
      spouse[partner] = person
      ties.add(person, partner, couple)
      const inLaw = parent[person]!
      if (inLaw !== none) {
        meet(partner, inLaw, known.parentInLaw)
        meet(partner, spouse[inLaw]!, known.parentInLaw)
      }
    }
    const later = partner === none ? born[person]! : Math.max(born[person]!, born[partner]!)
    let day = later + (19 + 10 * random.next() * random.next()) * year
    for (let left = childrenOf(born[person]!, random); left > 0 && day <= lastBirth && count < end; left--) {
      bear(person, day)
      day += (1.2 + 3.5 * random.next()) * year
    }
  }

  return {
    born,
    woman,
    family,
    household,
    spouse,
    parent,
    elder,
    youngest,
    marriedIn,
    grow(of, size) {
      const end = count + size
      let last = none
      let person = count
      for (let left = Math.max(1, Math.floor(size / branch)); left > 0; left--) last = found(of, last)
      for (; person < end; person++) {
        if (person === count) last = found(of, last)
        if (marriedIn[person] === 0) live(person, end)
      }
    },
    households: () => households,
  }
}

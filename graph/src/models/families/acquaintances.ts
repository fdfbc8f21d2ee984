import type { Random } from '../../random.ts'
import { lastDay, year } from '../growth.ts'
import { PairSet } from '../pair-set.ts'
import { kindNumber, type TieList } from '../tie-list.ts'
import type { Kinship } from './kinship.ts'

/** How many ties across families one person looks for on average, by where they meet. */
const looks = { class: 0.45, neighbour: 0.09, work: 0.11, friend: 0.07 }

const school = { from: 6, until: 18 }
const retirement = 67

/** Families for each neighbourhood, and people for each workplace, on average. */
const familiesNearby = 3
const workplace = 40

/** Ends of the runs of equal keys after sorting `who` by `keyOf`: a counting sort. */
function gathered(who: Uint32Array, keyOf: Uint32Array, keys: number): { sorted: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(keys + 1)
  for (let at = 0; at < who.length; at++) starts[keyOf[who[at]!]! + 1]!++
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!
  const next = starts.slice()
  const sorted = new Uint32Array(who.length)
  for (let at = 0; at < who.length; at++) sorted[next[keyOf[who[at]!]!]!++] = who[at]!
  return { sorted, starts }
}

/**
 * Adds ties across families: pupils of one age in one neighbourhood's school, neighbours, people at one workplace, and
 * friends of about the same age. Most families have a neighbourhood where most of their households live.
 */
export function acquaintances(people: number, families: number, kinship: Kinship, ties: TieList, random: Random): void {
  const { born, family, household } = kinship
  const { class: classmate, neighbour, work, friend } = kindNumber
  const across = new PairSet(people >> 1)
  for (let tie = 0; tie < ties.count; tie++) {
    const a = ties.from[tie]!
    const b = ties.to[tie]!
    if (family[a] !== family[b]) across.add(a, b)
  }
  const meet = (a: number, b: number, kind: number) => {
    if (family[a] !== family[b] && across.add(a, b)) ties.add(a, b, kind)
  }

  const places = Math.max(1, Math.round(families / familiesNearby))
  const homePlace = Uint32Array.from({ length: families }, () => random.below(places))
  const placeOf = new Uint32Array(kinship.households())
  const settled = new Uint8Array(placeOf.length)
  const place = new Uint32Array(people)
  const pupils = new Uint32Array(people)
  const grown = new Uint32Array(people)
  const workers = new Uint32Array(people)
  const key = new Uint32Array(people)
  let pupilCount = 0
  let grownCount = 0
  let workerCount = 0
  const ages = school.until - school.from
  for (let person = 0; person < people; person++) {
    const home = household[person]!
    if (settled[home] === 0) {
      settled[home] = 1
      placeOf[home] = random.next() < 0.75 ? homePlace[family[person]!]! : random.below(places)
    }
    place[person] = placeOf[home]!
    const age = Math.floor((lastDay - born[person]!) / year)
    if (age < school.until) {
      key[person] = place[person]! * ages + age - school.from
      pupils[pupilCount++] = person
    } else {
      grown[grownCount++] = person
      if (age < retirement) workers[workerCount++] = person
    }
  }

  /** So many of `who`, drawn at random, look for company among those with the same key. */
  const mingle = (who: Uint32Array, keyOf: Uint32Array, keys: number, share: number, kind: number) => {
    const { sorted, starts } = gathered(who, keyOf, keys)
    for (let left = Math.round(share * who.length); left > 0; left--) {
      const person = who[random.below(who.length)]!
      const its = keyOf[person]!
      const start = starts[its]!
      meet(person, sorted[start + random.below(starts[its + 1]! - start)]!, kind)
    }
  }
  const adults = grown.subarray(0, grownCount)
  mingle(pupils.subarray(0, pupilCount), key, places * ages, looks.class, classmate)
  mingle(adults, place, places, looks.neighbour, neighbour)
  const workplaces = Math.max(1, Math.round(workerCount / workplace))
  for (let at = 0; at < workerCount; at++) {
    // Few large employers, many small ones.
    const draw = random.next()
    key[workers[at]!] = Math.floor(draw * draw * workplaces)
  }
  mingle(workers.subarray(0, workerCount), key, workplaces, looks.work, work)
  for (let left = Math.round(looks.friend * grownCount); left > 0; left--) {
    const person = adults[random.below(grownCount)]!
    for (let tries = 0; tries < 4; tries++) {
      const other = adults[random.below(grownCount)]!
      if (Math.abs(born[other]! - born[person]!) > 10 * year) continue
      meet(person, other, friend)
      break
    }
  }
}

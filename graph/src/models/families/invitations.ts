import { adjacencyOf } from '../../adjacency.ts'
import { nobody } from '../../network.ts'
import type { Random } from '../../random.ts'
import { lastDay, year } from '../growth.ts'
import { kindNumber, type TieList } from '../tie-list.ts'
import { type Kinship, none, youngestAge } from './kinship.ts'

/** How many of the newest members most invites come from, and how many invites those are. */
const newest = 24
const fromNewest = 0.75

/** How often somebody who brought one brings another at once: most invite a household, not one person. */
const bringsMore = 0.5

/** Years. Younger members are brought, and bring nobody. */
const adultAge = 16

interface Invitations {
  readonly inviter: Uint32Array
  readonly joined: Int32Array
}

/**
 * Who brought whom, in the order of `days`: a member with a seat left brings somebody they know who is not there yet.
 * The whole network hangs on one beginner, the eldest of the largest family. When nobody with a seat knows anybody
 * outside, one who has a seat makes a new acquaintance, a tie that is added; when no seat is left, somebody begins
 * anew. With one seat each, children bring people too, or the chain would end at the first of them.
 */
export function invitations(
  { born, family }: Kinship,
  ties: TieList,
  seats: number,
  days: Int32Array,
  random: Random,
  report: (share: number) => void,
): Invitations {
  const people = days.length
  const { offsets, neighbours } = adjacencyOf(people, ties)
  const inviter = new Uint32Array(people)
  const joined = new Int32Array(people)
  const there = new Uint8Array(people)
  const left = new Uint8Array(people)
  /** With a seat, and perhaps somebody to bring. */
  const keen = new Uint32Array(people)
  let keenCount = 0
  /** With a seat and nobody to bring. */
  const spare: number[] = []
  const bringsFrom = seats === 1 ? 0 : adultAge * year
  let order = 0
  let nextAdult = 0
  let nextAny = 0

  const join = (person: number, by: number) => {
    inviter[person] = by === none ? nobody : by
    const day = days[order++]!
    // A child joins when old enough, which may be later than its turn; nobody waits for it.
    joined[person] = Math.max(
      day,
      by === none ? day : joined[by]!,
      Math.min(lastDay, Math.ceil(born[person]! + youngestAge * year)),
    )
    there[person] = 1
    if (born[person]! > joined[person]! - bringsFrom) return
    left[person] = seats
    keen[keenCount++] = person
  }

  /** Somebody outside whom `person` knows: at random, or else the first. */
  const acquaintance = (person: number): number => {
    const start = offsets[person]!
    const end = offsets[person + 1]!
    if (start === end) return none
    const from = start + random.below(end - start)
    for (let at = from; at < end; at++) if (there[neighbours[at]!] === 0) return neighbours[at]!
    for (let at = start; at < from; at++) if (there[neighbours[at]!] === 0) return neighbours[at]!
    return none
  }

  /** Somebody outside whom nobody with a seat knows, children last. */
  const outsider = (): number => {
    while (nextAdult < people && (there[nextAdult] === 1 || born[nextAdult]! > lastDay - bringsFrom)) nextAdult++
    if (nextAdult < people) return nextAdult
    while (there[nextAny] === 1) nextAny++
    return nextAny
  }

  const placeOfHost = (guest: number): number => {
    let place = 0
    for (let tries = 0; tries < 8; tries++) {
      place = random.below(spare.length)
      if (family[spare[place]!] === family[guest]) break
    }
    return place
  }

  join(0, none)
  while (order < people) {
    if ((order & 1023) === 0) report(order / people)
    if (keenCount === 0) {
      const guest = outsider()
      if (spare.length === 0) {
        join(guest, none)
        continue
      }
      const place = placeOfHost(guest)
      const host = spare[place]!
      ties.add(host, guest, family[host] === family[guest] ? kindNumber.kin : kindNumber.friend)
      if (--left[host]! === 0) spare[place] = spare.at(-1)!
      if (left[host] === 0) spare.pop()
      join(guest, host)
      continue
    }
    const recent = keenCount > newest && random.next() < fromNewest
    const place = recent ? keenCount - 1 - random.below(newest) : random.below(keenCount)
    const host = keen[place]!
    let guest = acquaintance(host)
    while (guest !== none) {
      left[host]!--
      join(guest, host)
      if (left[host] === 0 || random.next() >= bringsMore) break
      guest = acquaintance(host)
    }
    if (guest === none) spare.push(host)
    if (guest === none || left[host] === 0) keen[place] = keen[--keenCount]!
  }
  return { inviter, joined }
}

import type { Connection } from '@varanda/domain/connection/connection'
import { day } from '@varanda/domain/moment'
import { type Dice, diceOf } from './dice.ts'
import { fading, heavyTailed, weighted } from './draw.ts'
import type { Resident } from './membership.ts'

/** Somebody whom a member knows, since when (milliseconds) and how, seen from that member. */
export interface Acquaintance {
  who: number
  since: number
  by: Connection['by']
}

/** The connections of each member, by the other's place. */
export type Acquaintances = readonly ReadonlyMap<number, Acquaintance>[]

/** Mean number of connections at the end, and the most that somebody has. */
const meanConnections = 14
const mostConnections = 300

/**
 * Who knows whom: everyone the member who invited them, families each other, and the rest within classes and streets
 * or by chance; a few know many. `until` in milliseconds.
 */
export function acquaintancesOf(seed: string, residents: readonly Resident[], until: number): Acquaintances {
  const dice = diceOf(`${seed} acquaintances`)
  const known = residents.map(() => new Map<number, Acquaintance>())
  let pairs = 0
  const meet = (one: number, other: number, since: number): void => {
    const both = [known[one]!, known[other]!]
    if (one === other || since > until || both[0]!.has(other)) return
    if (both.some(({ size }) => size >= mostConnections)) return
    both[0]!.set(other, { who: other, since, by: 'request' })
    both[1]!.set(one, { who: one, since, by: 'request' })
    pairs++
  }
  const after = (one: number, other: number, meanDays: number): number =>
    Math.max(residents[one]!.joinedAt, residents[other]!.joinedAt) + Math.ceil(fading(dice, meanDays * day))

  residents.forEach(({ invitedBy, joinedAt }, guest) => {
    if (invitedBy === undefined) return
    known[guest]!.set(invitedBy, { who: invitedBy, since: joinedAt, by: 'inviter' })
    known[invitedBy]!.set(guest, { who: guest, since: joinedAt, by: 'invitee' })
    pairs++
  })
  for (const family of gathered(residents, 'family').values()) {
    family.forEach((one, index) => {
      for (const other of family.slice(index + 1)) meet(one, other, after(one, other, 3))
    })
  }
  const sociable = residents.map(() => heavyTailed(dice, 1.7, 40))
  const anybody = weighted(sociable)
  const companions = new Map(
    [...gathered(residents, 'group')].map(([group, members]) => [group, companionOf(members, sociable)]),
  )
  const wanted = Math.min(residents.length * meanConnections, (residents.length * (residents.length - 1)) / 2) / 2
  // In a small instance some pairs are met again and again.
  for (let tries = 0; pairs < wanted && tries < 20 * wanted; tries++) {
    const one = anybody(dice)
    const other = dice.next() < 0.75 ? companions.get(residents[one]!.group)!(dice) : anybody(dice)
    meet(one, other, after(one, other, 45))
  }
  return known.map((others) => new Map([...others].sort(([one], [other]) => one - other)))
}

function gathered(residents: readonly Resident[], by: 'family' | 'group'): Map<number, number[]> {
  return Map.groupBy(residents.keys(), (place) => residents[place]![by])
}

function companionOf(members: readonly number[], sociable: readonly number[]): (dice: Dice) => number {
  const draw = weighted(members.map((member) => sociable[member]!))
  return (dice) => members[draw(dice)]!
}

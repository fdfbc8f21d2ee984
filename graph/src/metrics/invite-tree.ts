import { inviteLimits } from '@varanda/domain/invite/invite'
import { nobody, type People } from '../network.ts'
import { histogramOf } from './degrees.ts'

/** How many people each person brought. */
export function invitesOf({ count, inviter }: Pick<People, 'count' | 'inviter'>): Uint32Array {
  const invites = new Uint32Array(count)
  for (const by of inviter) if (by !== nobody) invites[by]!++
  return invites
}

/**
 * How many invites lie between each person and the beginner they hang on; 0 for a beginner, and in a circle, which a
 * file may hold.
 */
export function inviteDepthsOf({ count, inviter }: Pick<People, 'count' | 'inviter'>): Uint32Array {
  const unknown = nobody
  const onTheWay = nobody - 1
  const depths = new Uint32Array(count).fill(unknown)
  const way = new Uint32Array(count)
  for (let person = 0; person < count; person++) {
    let steps = 0
    let at = person
    while (at !== nobody && depths[at] === unknown) {
      depths[at] = onTheWay
      way[steps++] = at
      at = inviter[at]!
    }
    let depth = at === nobody || depths[at] === onTheWay ? 0 : depths[at]! + 1
    while (steps > 0) depths[way[--steps]!] = depth++
  }
  return depths
}

export interface InviteTree {
  /** People whom nobody brought. */
  readonly beginners: number
  /** Of everybody, beginners too. */
  readonly meanDepth: number
  readonly deepest: number
  /** The share of all seats that are used; invites beyond somebody's seats do not count. */
  readonly seatsUsed: number
  /** How many people brought how many, from 0 to the most. */
  readonly brought: Uint32Array
}

/** What can be told of a network's invites; `undefined` when nobody is known to have brought anybody. */
export function inviteTreeOf(
  people: Pick<People, 'count' | 'inviter'>,
  seats: number = inviteLimits.seats,
): InviteTree | undefined {
  const { count, inviter } = people
  const beginners = inviter.reduce((sum, by) => sum + (by === nobody ? 1 : 0), 0)
  if (beginners === count) return undefined
  const invites = invitesOf(people)
  const depths = inviteDepthsOf(people)
  let deepest = 0
  let sum = 0
  let used = 0
  for (let person = 0; person < count; person++) {
    deepest = Math.max(deepest, depths[person]!)
    sum += depths[person]!
    used += Math.min(invites[person]!, seats)
  }
  return {
    beginners,
    meanDepth: sum / count,
    deepest,
    seatsUsed: used / (count * seats),
    brought: histogramOf(invites),
  }
}

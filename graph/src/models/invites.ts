import { type Network, nobody } from '../network.ts'
import { randomFrom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import { joiningDays } from './growth.ts'
import { strangersOf } from './strangers.ts'
import { kindNumber } from './tie-list.ts'

/** How many of the newest members most invites come from, and how many invites those are. */
const newest = 32
const fromNewest = 0.6

/**
 * A tree that grows by invites alone: each newcomer is brought by somebody with a seat left, mostly by one of the
 * newest. A recursive tree with bounded degree (Meir and Moon, 1978). Groups are the branches of whom the beginner
 * brought.
 */
export function invites(recipe: Extract<Recipe, { model: 'invites' }>): Network {
  const { people: count, seats, months } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const joined = joiningDays(count, months, random)
  const inviter = new Uint32Array(count)
  const group = new Uint32Array(count)
  const left = new Uint8Array(count).fill(seats)
  const open = new Uint32Array(count)
  inviter[0] = nobody
  group[0] = nobody
  let opened = 1
  let branches = 0
  for (let person = 1; person < count; person++) {
    const place =
      opened > newest && random.next() < fromNewest ? opened - 1 - random.below(newest) : random.below(opened)
    const by = open[place]!
    inviter[person] = by
    group[person] = by === 0 ? branches++ : group[by]!
    // Whoever has no seat left makes room for the newest, who then stands at the end no more: near enough.
    if (--left[by]! === 0) open[place] = open[--opened]!
    open[opened++] = person
  }
  const people = strangersOf(recipe, random, { joined, inviter, group })
  const groups = new Array<string>(branches)
  for (let person = 1, branch = 0; branch < branches; person++) {
    if (inviter[person] === 0) groups[branch++] = people.names[person]!
  }
  return {
    people: { ...people, groups },
    ties: {
      count: count - 1,
      from: inviter.slice(1),
      to: inviter.map((_, person) => person).slice(1),
      kind: new Uint8Array(count - 1).fill(kindNumber.connection),
    },
  }
}

import { type Network, nobody } from '../network.ts'
import { randomFrom } from '../random.ts'
import { models, type Recipe } from '../recipe.ts'
import { joiningDays } from './growth.ts'
import { strangersOf } from './strangers.ts'
import { kindNumber } from './tie-list.ts'

/**
 * Each newcomer ties to a few who are there, the more likely the more ties they have (Barabási and Albert, 1999). A
 * random end of a random tie is somebody chosen in just that way (Batagelj and Brandes, 2005), so that the ties
 * themselves are the urn. It begins with one person and as many around them as a newcomer makes ties; the first whom a
 * newcomer ties to is their inviter, who has no limit of seats here.
 */
export function preferential(recipe: Extract<Recipe, { model: 'preferential' }>): Network {
  const { people: count, ties: asked } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const each = Math.min(asked, count - 1)
  const all = each * (count - each)
  const from = new Uint32Array(all)
  const to = new Uint32Array(all)
  const inviter = new Uint32Array(count)
  inviter[0] = nobody
  for (let tie = 0; tie < each; tie++) to[tie] = tie + 1
  for (let person = each + 1, tie = each; person < count; person++) {
    const first = tie
    while (tie < first + each) {
      const end = random.below(2 * first)
      const other = (end & 1) === 0 ? from[end >> 1]! : to[end >> 1]!
      let known = first
      while (known < tie && from[known] !== other) known++
      if (known < tie) continue
      from[tie] = other
      to[tie++] = person
    }
    inviter[person] = from[first]!
  }
  const kind = new Uint8Array(all).fill(kindNumber.connection)
  const joined = joiningDays(count, models.families.months.usual, random)
  return { people: strangersOf(recipe, random, { inviter, joined }), ties: { count: all, from, to, kind } }
}

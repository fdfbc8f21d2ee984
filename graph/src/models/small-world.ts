import type { Network } from '../network.ts'
import { randomFrom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import { PairSet } from './pair-set.ts'
import { strangersOf } from './strangers.ts'
import { kindNumber } from './tie-list.ts'

/**
 * How often a tie that is rewired looks for somebody new before it stays where it is: everybody may be tied already.
 */
const tries = 32

/**
 * A ring where each knows the nearest, some of whose ties then lead anywhere (Watts and Strogatz, 1998): every tie is
 * looked at once, and with the chance `rewiring` its far end moves to somebody the near end does not know. Nobody
 * joins: all are there from the beginning.
 */
export function smallWorld(recipe: Extract<Recipe, { model: 'small-world' }>): Network {
  const { people: count, neighbours, rewiring } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const reach = Math.min(neighbours >> 1, (count - 1) >> 1)
  const all = count * reach
  const from = new Uint32Array(all)
  const to = new Uint32Array(all)
  /** Ties of the ring that moved, and where to: the tie of `p` to the next but `s` is number `p * reach + s`. */
  const moved = new Uint8Array(all)
  const far = new PairSet(Math.ceil(all * rewiring))
  const known = (a: number, b: number) => {
    const ahead = b > a ? b - a : b - a + count
    if (ahead <= reach && moved[a * reach + ahead - 1] === 0) return true
    const behind = count - ahead
    if (behind <= reach && moved[b * reach + behind - 1] === 0) return true
    return far.has(a, b)
  }
  let tie = 0
  for (let person = 0; person < count; person++) {
    for (let step = 1; step <= reach; step++, tie++) {
      from[tie] = person
      to[tie] = person + step < count ? person + step : person + step - count
      if (random.next() >= rewiring) continue
      for (let left = tries; left > 0; left--) {
        const other = random.below(count)
        if (other === person || known(person, other)) continue
        moved[tie] = 1
        far.add(person, other)
        to[tie] = other
        break
      }
    }
  }
  const kind = new Uint8Array(all).fill(kindNumber.connection)
  return { people: strangersOf(recipe, random), ties: { count: all, from, to, kind } }
}

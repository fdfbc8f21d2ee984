import type { Network } from '../network.ts'
import { randomFrom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import { drawPairs, equalBlocks } from './draw-pairs.ts'
import { strangersOf } from './strangers.ts'
import { TieList } from './tie-list.ts'

/**
 * Ties between people drawn at random, every network with as many ties being equally likely (Erdős and Rényi, 1959).
 * Nobody joins: all are there from the beginning.
 */
export function randomTies(recipe: Extract<Recipe, { model: 'random' }>): Network {
  const { people: count, degree } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const wanted = Math.round((count * degree) / 2)
  const ties = new TieList(wanted)
  drawPairs(ties, equalBlocks(count, 1), false, wanted, random)
  return { people: strangersOf(recipe, random), ties: ties.ties() }
}

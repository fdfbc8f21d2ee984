import { namesOfFamilies } from '../names/names-of-families.ts'
import { namesIn } from '../names/stock.ts'
import { mostTies, type Network } from '../network.ts'
import { randomFrom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import { drawPairs, equalBlocks } from './draw-pairs.ts'
import { strangersOf } from './strangers.ts'
import { TieList } from './tie-list.ts'

/**
 * Blocks of equal size with many ties inside and few across (Holland, Laskey and Leinhardt, 1983), all pairs inside
 * being equally likely, and all pairs across. Where they would be more ties than a network holds, there are fewer of
 * both kinds. Nobody joins: all are there from the beginning.
 */
export function blocks(recipe: Extract<Recipe, { model: 'blocks' }>): Network {
  const { people: count, blocks: asked, inside, outside } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const divided = equalBlocks(count, Math.min(asked, count))
  const share = Math.min(1, (2 * mostTies) / (count * (inside + outside)))
  const within = Math.floor((count * inside * share) / 2)
  const across = Math.floor((count * outside * share) / 2)
  const ties = new TieList(within + across)
  drawPairs(ties, divided, false, within, random)
  drawPairs(ties, divided, true, across, random)
  const { names: groups } = namesOfFamilies(divided.starts.length - 1, namesIn(recipe.names), random)
  return { people: strangersOf(recipe, random, { group: divided.of, groups }), ties: ties.ties() }
}

import { blocks } from './models/blocks.ts'
import { families } from './models/families.ts'
import { invites } from './models/invites.ts'
import { preferential } from './models/preferential.ts'
import { type Report, sparing } from './models/progress.ts'
import { randomTies } from './models/random.ts'
import { smallWorld } from './models/small-world.ts'
import type { Network } from './network.ts'
import type { Recipe } from './recipe.ts'

function made(recipe: Recipe, report: Report): Network {
  switch (recipe.model) {
    case 'families':
      return families(recipe, report)
    case 'invites':
      return invites(recipe)
    case 'small-world':
      return smallWorld(recipe)
    case 'preferential':
      return preferential(recipe)
    case 'random':
      return randomTies(recipe)
    case 'blocks':
      return blocks(recipe)
  }
}

/** The network that a recipe makes, the same on every machine. `report` is told at most fifty times how far it is. */
export function generate(recipe: Recipe, report?: Report): Network {
  const told = sparing(report)
  const network = made(recipe, told)
  told(1)
  return network
}

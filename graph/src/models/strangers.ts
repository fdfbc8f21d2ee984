import { namesIn } from '../names/stock.ts'
import { strangers } from '../names/strangers.ts'
import { nobody, noDay, type People } from '../network.ts'
import type { Random } from '../random.ts'
import type { Recipe } from '../recipe.ts'

/** People of whom the model says nothing but their names; a model gives what it knows besides. */
export function strangersOf({ names, parameters }: Recipe, random: Random, known: Partial<People> = {}): People {
  const count = parameters.people
  return {
    count,
    names: strangers(count, namesIn(names), random),
    group: new Uint32Array(count).fill(nobody),
    groups: [],
    inviter: new Uint32Array(count).fill(nobody),
    joined: new Int32Array(count).fill(noDay),
    born: new Int32Array(count).fill(noDay),
    household: new Uint32Array(count).fill(nobody),
    ...known,
  }
}

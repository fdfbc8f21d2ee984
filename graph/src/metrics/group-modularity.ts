import type { Adjacency } from '../adjacency.ts'
import { modularityOf } from '../communities.ts'
import { nobody, type People } from '../network.ts'

/** Modularity of the groups people are in, each without a group being one alone; `undefined` when nobody is in any. */
export function groupModularityOf(adjacency: Adjacency, { count, group, groups }: People): number | undefined {
  if (group.every((of) => of === nobody)) return undefined
  const first = new Uint32Array(groups.length).fill(nobody)
  const of = new Uint32Array(count)
  for (let person = 0; person < count; person++) {
    const its = group[person]!
    if (its !== nobody && first[its] === nobody) first[its] = person
    of[person] = its === nobody ? person : first[its]!
  }
  return modularityOf(adjacency, of)
}

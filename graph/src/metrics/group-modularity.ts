import type { Adjacency } from '../adjacency.ts'
import { modularityOf } from '../communities.ts'
import { nobody, type People } from '../network.ts'

/**
 * Modularity of the groups people are in, each without a group being one alone; `undefined` when nobody is in any. Groups
 * are told by their numbers, since a network that is measured comes without names.
 */
export function groupModularityOf(
  adjacency: Adjacency,
  { count, group }: Pick<People, 'count' | 'group'>,
): number | undefined {
  if (group.every((of) => of === nobody)) return undefined
  /** Whoever of a group comes first stands for it. */
  const first = new Map<number, number>()
  const of = new Uint32Array(count)
  for (let person = 0; person < count; person++) {
    const its = group[person]!
    if (its !== nobody && !first.has(its)) first.set(its, person)
    of[person] = first.get(its) ?? person
  }
  return modularityOf(adjacency, of)
}

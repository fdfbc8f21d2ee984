import type { Network } from '@varanda/graph/network'
import type { Groups, Regions } from '../canvas/levels.ts'
import { fill } from '../fill.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'

/** A picture of more people than these begins with groups of them. */
const manyPeople = 5_000
/**
 * A network's own groups are taken when so many people are in one, no single one has so many of all, and they have so
 * many people on average: nearly as many groups as people stand for nobody.
 */
const leastNamed = 0.9
const mostInOne = 0.5
const leastEach = 8

/**
 * What stands for people from afar: families and the like, or else parts of the picture, which are called after whoever
 * in them knows the most people. Undefined where there are few enough to be told apart.
 */
export function gathered(network: Network, { degree }: Facts, words: ExplorerWords): Groups | Regions | undefined {
  const { people } = network
  if (people.count <= manyPeople) return undefined
  const counts = new Uint32Array(people.groups.length)
  let named = 0
  for (const group of people.group) {
    if (group >= counts.length) continue
    counts[group]!++
    named++
  }
  const largest = counts.reduce((most, count) => Math.max(most, count), 0)
  const areMany = named >= leastNamed * people.count
  if (areMany && largest <= mostInOne * people.count && named >= leastEach * counts.length)
    return { of: people.group, names: people.groups }
  return { rank: degree, nameOf: (person) => fill(words.legend.around, { name: people.names[person]! }) }
}

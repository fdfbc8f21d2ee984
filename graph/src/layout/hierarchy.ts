/** A network, its communities, theirs, and so on, each a network of its own. */
import type { Adjacency } from '../adjacency.ts'
import { coarser, type Level, levelOf, moveNodes, renumber } from '../louvain.ts'
import type { Random } from '../random.ts'

export interface Storey {
  readonly level: Level
  /** How many people each node is. */
  readonly mass: Float64Array
  /** For each person, the node that they are part of. */
  readonly nodeOf: Uint32Array
  /** For each node, the one of the next storey that it is part of; undefined at the top. */
  parent?: Uint32Array
}

/** Few enough to find their places from anywhere. */
const fewNodes = 30
/** People looked at for each time that it yields: about 20 ms of work. */
const visitsAtOnce = 30_000
const visitsEach = 3

/**
 * The people: a tie weighs less the more ties its two ends have, so that a large clique is no heavier than it is large.
 */
export function groundOf(adjacency: Adjacency): Level {
  const level = levelOf(adjacency)
  const { count, offsets, neighbours, weights, strength } = level
  const share = strength.map((ties) => 1 / Math.sqrt(Math.sqrt(ties)))
  for (let person = 0; person < count; person++) {
    let sum = 0
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      weights[at] = share[person]! * share[neighbours[at]!]!
      sum += weights[at]!
    }
    strength[person] = sum
  }
  return level
}

/** Storeys from the people up. Yields between pieces of work, so that whoever draws may draw in between. */
export function* storeysOf(adjacency: Adjacency, random: Random): Generator<void, Storey[]> {
  const people = adjacency.offsets.length - 1
  const ground = Uint32Array.from({ length: people }, (_, person) => person)
  let top: Storey = { level: groundOf(adjacency), mass: new Float64Array(people).fill(1), nodeOf: ground }
  const storeys = [top]
  while (top.level.count > fewNodes) {
    const { level, mass, nodeOf } = top
    const parent = Uint32Array.from({ length: level.count }, (_, node) => node)
    for (let visits = 0; visits < visitsEach * level.count; visits += visitsAtOnce) {
      if (!moveNodes(level, parent, random, Math.min(visitsAtOnce, visitsEach * level.count))) break
      yield
    }
    const count = renumber(parent)
    if (count > 0.95 * level.count) break
    const parentMass = new Float64Array(count)
    for (let node = 0; node < level.count; node++) parentMass[parent[node]!]! += mass[node]!
    top.parent = parent
    top = { level: coarser(level, parent, count), mass: parentMass, nodeOf: nodeOf.map((node) => parent[node]!) }
    storeys.push(top)
    yield
  }
  return storeys
}

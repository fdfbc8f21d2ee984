/**
 * The two moves of Louvain's method (Blondel, Guillaume, Lambiotte and Lefebvre 2008, "Fast unfolding of communities in
 * large networks"), on a weighted network in compressed rows: people change to the community they gain most from, then
 * each community becomes one node of a smaller network.
 */
import type { Adjacency } from './adjacency.ts'
import type { Random } from './random.ts'

/** A weighted network: the neighbours of node n are at `offsets[n]` to `offsets[n + 1]`, itself not among them. */
export interface Level {
  readonly count: number
  readonly offsets: Uint32Array
  readonly neighbours: Uint32Array
  readonly weights: Float32Array
  /** Sum of the weights of each node's ends, those of ties inside it included. */
  readonly strength: Float64Array
}

export function levelOf({ offsets, neighbours }: Adjacency): Level {
  const count = offsets.length - 1
  const strength = new Float64Array(count)
  for (let node = 0; node < count; node++) strength[node] = offsets[node + 1]! - offsets[node]!
  return { count, offsets, neighbours, weights: new Float32Array(neighbours.length).fill(1), strength }
}

/**
 * Moves nodes between the communities in `of` (whose numbers are below `count`) until none gains, or `mostVisits` were
 * made; a node is looked at again once a neighbour has left it. Answers whether anyone moved.
 */
export function moveNodes(level: Level, of: Uint32Array, random: Random, mostVisits = Infinity): boolean {
  const { count, offsets, neighbours, weights, strength } = level
  const total = new Float64Array(count)
  let ends = 0
  for (let node = 0; node < count; node++) {
    total[of[node]!]! += strength[node]!
    ends += strength[node]!
  }
  if (ends === 0) return false
  const queue = shuffled(count, random)
  const waits = new Uint8Array(count).fill(1)
  const toward = new Float64Array(count)
  const near = new Uint32Array(count)
  let moved = false
  let head = 0
  let waiting = count
  for (let visits = 0; waiting > 0 && visits < mostVisits; visits++) {
    const node = queue[head]!
    head = head + 1 === count ? 0 : head + 1
    waiting--
    waits[node] = 0
    const home = of[node]!
    const first = offsets[node]!
    const end = offsets[node + 1]!
    let nearby = 0
    for (let at = first; at < end; at++) {
      const community = of[neighbours[at]!]!
      if (toward[community] === 0) near[nearby++] = community
      toward[community]! += weights[at]!
    }
    const share = strength[node]! / ends
    total[home]! -= strength[node]!
    let best = home
    let most = toward[home]! - share * total[home]!
    for (let place = 0; place < nearby; place++) {
      const community = near[place]!
      const gain = toward[community]! - share * total[community]!
      if (gain > most + 1e-9) {
        most = gain
        best = community
      }
    }
    for (let place = 0; place < nearby; place++) toward[near[place]!] = 0
    toward[home] = 0
    total[best]! += strength[node]!
    if (best === home) continue
    of[node] = best
    moved = true
    for (let at = first; at < end; at++) {
      const neighbour = neighbours[at]!
      if (waits[neighbour] === 1 || of[neighbour] === best) continue
      waits[neighbour] = 1
      queue[(head + waiting++) % count] = neighbour
    }
  }
  return moved
}

/**
 * Numbers the communities in `of` from 0 without gaps, in the order of their first node, and answers how many there
 * are.
 */
export function renumber(of: Uint32Array): number {
  const numbers = new Uint32Array(of.length)
  let count = 0
  for (let node = 0; node < of.length; node++) {
    const community = of[node]!
    if (numbers[community] === 0) numbers[community] = ++count
    of[node] = numbers[community]! - 1
  }
  return count
}

/** The network of communities: one node for each number below `count` in `of`, ties between two of them added up. */
export function coarser(level: Level, of: Uint32Array, count: number): Level {
  const members = bucketed(of, count)
  const strength = new Float64Array(count)
  const offsets = new Uint32Array(count + 1)
  const neighbours = new Uint32Array(level.neighbours.length)
  const weights = new Float32Array(level.neighbours.length)
  const place = new Uint32Array(count)
  let used = 0
  for (let community = 0; community < count; community++) {
    const first = used
    for (let member = members.offsets[community]!; member < members.offsets[community + 1]!; member++) {
      const node = members.items[member]!
      strength[community]! += level.strength[node]!
      for (let at = level.offsets[node]!; at < level.offsets[node + 1]!; at++) {
        const other = of[level.neighbours[at]!]!
        if (other === community) continue
        let where = place[other]!
        if (where < first || where >= used || neighbours[where] !== other) {
          where = used++
          place[other] = where
          neighbours[where] = other
          weights[where] = 0
        }
        weights[where]! += level.weights[at]!
      }
    }
    offsets[community + 1] = used
  }
  return { count, offsets, neighbours: neighbours.slice(0, used), weights: weights.slice(0, used), strength }
}

/** Items by bucket, side by side: those of bucket b are `items[offsets[b]]` to `items[offsets[b + 1]]`, exclusive. */
export function bucketed(of: Uint32Array, count: number): { offsets: Uint32Array; items: Uint32Array } {
  const offsets = new Uint32Array(count + 1)
  for (let item = 0; item < of.length; item++) offsets[of[item]! + 1]!++
  for (let bucket = 0; bucket < count; bucket++) offsets[bucket + 1]! += offsets[bucket]!
  const next = offsets.slice(0, count)
  const items = new Uint32Array(of.length)
  for (let item = 0; item < of.length; item++) items[next[of[item]!]!++] = item
  return { offsets, items }
}

function shuffled(count: number, random: Random): Uint32Array {
  const order = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const other = random.below(at + 1)
    order[at] = order[other]!
    order[other] = at
  }
  return order
}

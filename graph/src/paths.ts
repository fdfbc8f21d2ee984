/** Ways from person to person: along ties, and along invites. */
import type { Adjacency } from './adjacency.ts'
import { nobody } from './network.ts'

/** Hops from a person to each other, breadth first; -1 for those out of reach or further than `mostHops`. */
export function distancesFrom({ offsets, neighbours }: Adjacency, start: number, mostHops = Infinity): Int32Array {
  const people = offsets.length - 1
  const hops = new Int32Array(people).fill(-1)
  const queue = new Uint32Array(people)
  let known = 1
  queue[0] = start
  hops[start] = 0
  for (let head = 0; head < known; head++) {
    const person = queue[head]!
    const next = hops[person]! + 1
    if (next > mostHops) break
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      const neighbour = neighbours[at]!
      if (hops[neighbour]! >= 0) continue
      hops[neighbour] = next
      queue[known++] = neighbour
    }
  }
  return hops
}

/**
 * A shortest way from one person to another with both ends in it, or undefined when there is none. Searches from both
 * ends by turns, from the one with fewer people at its edge, so that a path through a large network visits little of
 * it.
 */
export function shortestPath({ offsets, neighbours }: Adjacency, from: number, to: number): Uint32Array | undefined {
  if (from === to) return Uint32Array.of(from)
  const people = offsets.length - 1
  const cameFrom = [new Uint32Array(people).fill(nobody), new Uint32Array(people).fill(nobody)] as const
  let edges = [[from], [to]] as [number[], number[]]
  cameFrom[0][from] = from
  cameFrom[1][to] = to
  while (edges[0].length > 0 && edges[1].length > 0) {
    const side = edges[0].length <= edges[1].length ? 0 : 1
    const mine = cameFrom[side]
    const theirs = cameFrom[1 - side]!
    const found: number[] = []
    for (const person of edges[side]) {
      for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
        const neighbour = neighbours[at]!
        if (mine[neighbour] !== nobody) continue
        mine[neighbour] = person
        if (theirs[neighbour] !== nobody) return joined(cameFrom, neighbour)
        found.push(neighbour)
      }
    }
    edges = side === 0 ? [found, edges[1]] : [edges[0], found]
  }
  return undefined
}

function joined(cameFrom: readonly [Uint32Array, Uint32Array], meeting: number): Uint32Array {
  const way = trail(cameFrom[0], meeting).reverse()
  return Uint32Array.from([...way, ...trail(cameFrom[1], meeting).slice(1)])
}

function trail(cameFrom: Uint32Array, person: number): number[] {
  const way = [person]
  while (cameFrom[person] !== person) {
    person = cameFrom[person]!
    way.push(person)
  }
  return way
}

/**
 * The way along invites alone: up from one person to the nearest inviter whom both have above them, and down to the
 * other. Undefined when they came in by different beginnings. A file may hold inviters in a circle: each is followed
 * once.
 */
export function invitePath(inviter: Uint32Array, from: number, to: number): Uint32Array | undefined {
  const up = chain(inviter, from)
  const place = new Map(up.map((person, at) => [person, at]))
  const down = chain(inviter, to)
  const meeting = down.findIndex((person) => place.has(person))
  if (meeting < 0) return undefined
  return Uint32Array.from([...up.slice(0, place.get(down[meeting]!)! + 1), ...down.slice(0, meeting).reverse()])
}

function chain(inviter: Uint32Array, person: number): number[] {
  const seen = new Set<number>()
  while (person !== nobody && !seen.has(person)) {
    seen.add(person)
    person = inviter[person]!
  }
  return [...seen]
}

/** A network on its way to a painter, which keeps nothing: what changed is sent anew, groups behind their people. */
import { shown } from '../graph-canvas.ts'
import type { Painter } from '../surface/painter.ts'
import type { DrawnNetwork } from './drawn-network.ts'

export function sendNetwork(network: DrawnNetwork, to: Painter): void {
  sendPeople(network, to)
  sendTies(network, to)
  sendGroups(network, to)
  sendPositions(network, to)
  sendLooks(network, to)
}

export function sendPeople({ order, people }: DrawnNetwork, to: Painter): void {
  to.people(order?.people ?? Uint32Array.from({ length: people }, (_, person) => person))
}

export function sendTies({ order, pairs }: DrawnNetwork, to: Painter): void {
  to.ties(order ? inOrder(pairs, order.ties) : pairs)
}

function inOrder(pairs: Uint32Array, ties: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(2 * ties.length)
  for (let at = 0; at < ties.length; at++) {
    sorted[2 * at] = pairs[2 * ties[at]!]!
    sorted[2 * at + 1] = pairs[2 * ties[at]! + 1]!
  }
  return sorted
}

export function sendGroups(network: DrawnNetwork, to: Painter): void {
  const { groups, blocks, bridges, people } = network
  if (!groups || !blocks) return
  to.groups({
    // The largest over the others.
    blocks: network
      .groupsBySize()
      .reverse()
      .map((group) => group + people),
    bridges: bridges.map((group) => group + people),
  })
}

export function sendPositions({ positions, blocks }: DrawnNetwork, to: Painter): void {
  if (!blocks) {
    to.positions(positions)
    return
  }
  const all = new Float32Array(positions.length + blocks.middle.length)
  all.set(positions)
  all.set(blocks.middle, positions.length)
  to.positions(all)
}

export function sendLooks({ looks, groups, blocks, lit }: DrawnNetwork, to: Painter): void {
  if (!groups || !blocks) {
    to.looks(looks)
    return
  }
  const named = groups.names.length
  const all = new Uint8Array(looks.length + 4 * blocks.count.length)
  all.set(looks)
  const most = blocks.count.subarray(0, named).reduce((most, count) => Math.max(most, count), 1)
  for (const [group, count] of blocks.count.entries()) {
    const size = Math.round(255 * Math.sqrt(Math.min(count / most, 1)))
    all.set([blocks.colour[group]!, size, count > 0 ? shown.full : shown.hidden, 0], looks.length + 4 * group)
  }
  for (const person of lit) {
    const group = groups.of[person]!
    if (group < named) all[looks.length + 4 * group + 3] = 1
  }
  to.looks(all)
}

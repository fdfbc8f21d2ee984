import { expect, it } from 'vitest'
import type { Sight } from '../frame.ts'
import { frameOf, isFar, spotOf } from '../frame.ts'
import { shown } from '../graph-canvas.ts'
import { groupAt, personAt } from '../hit.ts'
import { candidatesOf } from '../labels/candidates.ts'
import type { Painter } from '../surface/painter.ts'
import { DrawnNetwork } from './drawn-network.ts'
import { sendNetwork } from './send.ts'

const names = ['Ana', 'Bia', 'Caio', 'Davi']
/** Two pairs of neighbours, ten apart, in a view whose middle is between them. */
const positions = Float32Array.of(-6, 0, -4, 0, 4, 0, 6, 0)
const ties = { count: 3, from: Uint32Array.of(0, 2, 1), to: Uint32Array.of(1, 3, 2) }
const families = { of: Uint32Array.of(0, 0, 1, 1), names: ['Sol', 'Lua'] }
const people = (count: number) => `${count} people`

function drawn(): DrawnNetwork {
  const network = new DrawnNetwork()
  network.show({ names, ties, positions, invites: Uint8Array.of(1, 0, 0) })
  return network
}

const sight = (scale: number): Sight => ({
  camera: { x: 0, y: 0, scale },
  view: { width: 400, height: 200 },
  density: 1,
})

const unmarked = { path: [], ends: [], chosen: undefined, hovered: undefined, hoveredGroup: undefined }
const type = { letters: 1, widthOf: (text: string) => 8 * text.length }

/** What a painter would get. */
function sentOf(network: DrawnNetwork) {
  const sent: { [Thing in keyof Painter]?: Parameters<Painter[Thing]>[0] } = {}
  const take = (thing: string) => (what: unknown) => Object.assign(sent, { [thing]: what })
  sendNetwork(network, new Proxy({} as Painter, { get: (_, thing) => take(String(thing)) }))
  return sent
}

it('is shown whole, an invite told from other ties, and without groups', () => {
  const sent = sentOf(drawn())
  expect([...sent.ties!]).toEqual([(2 + 4) << 24, 1, 2 + (2 << 24), 3, 1 + (2 << 24), 2])
  expect([...sent.people!]).toEqual([0, 1, 2, 3])
  expect(sent.positions).toBe(positions)
  expect(sent.groups).toBeUndefined()
})

it('has its groups behind its people, with places, looks and names of their own', () => {
  const network = drawn()
  expect(network.gather({ ...families, of: Uint32Array.of(0, 1) }, people), 'of another network').toBe(false)
  expect(network.groups).toBeUndefined()
  expect(network.gather(families, people)).toBe(true)
  const { positions, looks, groups } = sentOf(network)
  expect([...positions!].slice(8, 12)).toEqual([-5, 0, 5, 0])
  expect([...looks!].slice(16, 24)).toEqual([0, 255, shown.full, 0, 0, 255, shown.full, 0])
  expect([...groups!.bridges]).toEqual([4, 5])
  expect([4, 5, 1].map((person) => network.nameOf(person))).toEqual(['Sol · 2 people', 'Lua · 2 people', 'Bia'])
})

it('hides a tie and keeps it told for an invite', () => {
  const network = drawn()
  network.look({ ties: Uint8Array.of(shown.hidden, shown.full, shown.full) })
  expect(network.pairs[0]! >>> 24).toBe(4)
})

it('lights some, and then others only', () => {
  const network = drawn()
  network.light([1, 0])
  network.light([2])
  expect([0, 1, 2, 3].map((person) => network.looks[4 * person + 3])).toEqual([0, 0, 1, 0])
  expect(frameOf(network, sight(20), false).focus).toBe(2)
})

it('is people from near and groups from afar, also for whoever points at it', () => {
  const network = drawn()
  network.gather(families, people)
  const [near, far] = [sight(20), sight(2)]
  expect([isFar(network, near.camera), isFar(network, far.camera)]).toEqual([false, true])
  const { x, y } = spotOf(network, near, 1)
  expect(personAt(network, near, x + 10, y)).toBe(1)
  expect(personAt(network, near, x, y + 80)).toBeUndefined()
  expect(groupAt(network, near, x, y)).toBeUndefined()
  expect(personAt(network, far, 200 - 8, 100)).toBeUndefined()
  expect([190, 210].map((left) => groupAt(network, far, left, 100))).toEqual([0, 1])
  expect(frameOf(network, far, false)).toMatchObject({ runs: undefined, groupSide: expect.any(Number) })
  expect(frameOf(network, near, false).groupSide).toBeUndefined()
})

it('is from afar also whoever is in no group, beside all others or alone', () => {
  const network = drawn()
  network.gather({ ...families, of: Uint32Array.of(0, 0, 9, 0) }, people)
  const far = sight(2)
  expect(network.order!.people.at(-1)).toBe(2)
  expect(frameOf(network, far, false)).toMatchObject({ runs: undefined, alone: [[3, 1]] })
  expect(frameOf(network, sight(20), false).alone).toBeUndefined()
  const { x, y } = spotOf(network, far, 2)
  expect(groupAt(network, far, x, y)).toBeUndefined()
  expect(personAt(network, far, x, y)).toBe(2)
  // Nobody of a group, nor anybody under it.
  expect(personAt(network, far, x - 20, y)).toBeUndefined()
  network.place(Float32Array.of(-6, 0, -4, 0, -2, 0, 6, 0))
  expect(personAt(network, far, spotOf(network, far, 2).x, y)).toBeUndefined()
  network.look({ people: Uint8Array.of(shown.dimmed, shown.dimmed, shown.full, shown.dimmed) })
  expect(personAt(network, far, spotOf(network, far, 2).x, y), 'over whom no group is drawn').toBe(2)
})

it('has a hidden person under no finger and in no name', () => {
  const network = drawn()
  network.look({ people: Uint8Array.of(shown.hidden, shown.full, shown.full, shown.full) })
  const near = sight(20)
  const { x, y } = spotOf(network, near, 0)
  expect(personAt(network, near, x, y)).toBeUndefined()
  const { candidates } = candidatesOf(network, near, { ...unmarked, chosen: 0 }, type, 40)
  expect(candidates.map(({ person }) => person)).toEqual([1, 2, 3])
})

it('names whom one chose first, and groups where people have no room for names', () => {
  const network = drawn()
  network.gather(families, people)
  const of = (at: Sight, marked = {}) =>
    candidatesOf(network, at, { ...unmarked, ...marked }, type, 40).candidates.map(({ person }) => person)
  expect(of(sight(20), { chosen: 3 })).toEqual([3, 0, 1, 2])
  expect(of(sight(2), { chosen: 3 })).toEqual([3, 4, 5])
  network.light([2, 3])
  expect(of(sight(20)), 'whoever shines has a card').toEqual([3])
})

it('keeps names off whoever is pointed at', () => {
  const network = drawn()
  const near = sight(20)
  const { squares } = candidatesOf(network, near, { ...unmarked, hovered: 2 }, type, 40)
  const { x, y } = spotOf(network, near, 2)
  expect(squares).toHaveLength(1)
  const [left, top, right, bottom] = squares[0]!
  expect(left < x && x < right && top < y && y < bottom).toBe(true)
})

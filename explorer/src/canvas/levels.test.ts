import { randomFrom } from '@varanda/graph/random'
import { describe, expect, it } from 'vitest'
import { blocksOf, bridgesOf, type Groups, orderOf, placesIn, type Run, regionsOf, runsAt } from './levels.ts'
import { DrawnNetwork } from './network/drawn-network.ts'

const full = 2
const look = (colour: number, shows = full) => [colour, 0, shows, 0]

describe('groups from afar', () => {
  const groups: Groups = { of: Uint32Array.of(0, 0, 0, 1, 0xffffffff), names: ['Sol', 'Lua'] }
  const positions = Float32Array.of(0, 0, 2, 0, 4, 6, 20, 20, -5, -5)

  it('are where their people are, as many as are shown, in the colour of most', () => {
    const { middle, count, colour, boxes } = blocksOf(
      groups,
      positions,
      Uint8Array.from([look(3), look(7), look(7), look(1), look(2)].flat()),
    )
    expect([...count]).toEqual([3, 1, 1])
    expect([...middle.subarray(0, 4)]).toEqual([2, 2, 20, 20])
    expect([...colour]).toEqual([7, 1, 2])
    expect([...boxes.subarray(0, 4)]).toEqual([0, 0, 4, 6])
  })

  it('count nobody who is hidden', () => {
    const looks = Uint8Array.from([look(3), look(7, 0), look(7, 1), look(1, 0), look(2)].flat())
    const { middle, count } = blocksOf(groups, positions, looks)
    expect([...count]).toEqual([1, 0, 1])
    expect([...middle.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  })

  it('are tied where people of them are, the most tied first', () => {
    const of = Uint32Array.of(0, 0, 1, 1, 2, 9)
    const ties = { count: 6, from: [0, 0, 1, 2, 4, 5], to: [1, 2, 3, 4, 0, 0] }
    expect([...bridgesOf({ of, names: ['a', 'b', 'c'] }, ties, 2)]).toEqual([0, 1, 0, 2])
  })
})

describe('parts of a picture', () => {
  it.each([0, 1, 121, 5_000])('have about as many people each, side by side: %s people', (count) => {
    const random = randomFrom(7)
    const positions = Float32Array.from({ length: 2 * count }, (_, at) => (at % 2 ? 300 : 100) * random.next())
    const rank = Uint32Array.from({ length: count }, () => random.below(50))
    const { of, names } = regionsOf(positions, { rank, nameOf: String })
    const { boxes, count: counts } = blocksOf({ of, names }, positions, new Uint8Array(4 * count).fill(full))
    for (let region = 0; region < names.length; region++) {
      if (count > 120) expect(counts[region]).toBeGreaterThanOrEqual(60)
      expect(counts[region]).toBeLessThanOrEqual(120)
      expect(of[Number(names[region])]).toBe(region)
    }
    let room = 0
    for (let region = 0; region < names.length; region++)
      room += (boxes[4 * region + 2]! - boxes[4 * region]!) * (boxes[4 * region + 3]! - boxes[4 * region + 1]!)
    // They lie side by side and not over one another.
    expect(room).toBeLessThanOrEqual(100 * 300)
  })

  it('are called after nobody who is hidden, unless all are', () => {
    const positions = Float32Array.from({ length: 400 }, (_, at) => (at % 2 ? 0 : at))
    const regions = { rank: Uint32Array.from({ length: 200 }, (_, person) => person), nameOf: String }
    const looks = (isHidden: (person: number) => boolean) =>
      Uint8Array.from(Array.from({ length: 200 }, (_, person) => look(0, isHidden(person) ? 0 : 1)).flat())
    expect(regionsOf(positions, regions).names).toEqual(['99', '199'])
    const some = looks((person) => person > 150 || person === 99)
    expect(regionsOf(positions, regions, some).names).toEqual(['98', '150'])
    expect(
      regionsOf(
        positions,
        regions,
        looks((person) => person >= 100),
      ).names,
    ).toEqual(['99', '199'])

    const network = new DrawnNetwork()
    network.show({ names: [], positions, ties: { count: 0, from: new Uint32Array(), to: new Uint32Array() } })
    network.gather(regions, String)
    network.look({ people: Uint8Array.from({ length: 200 }, (_, person) => some[4 * person + 2]!) })
    expect(network.groups!.names).toEqual(['98', '150'])
  })

  it('end where everybody stands in one place', () => {
    const { names } = regionsOf(new Float32Array(2_000), { rank: new Uint8Array(1_000), nameOf: String })
    expect(names.length).toBeGreaterThan(7)
  })
})

describe('what is in view', () => {
  const random = randomFrom(5)
  const count = 400
  const people = 20 * count
  const groups: Groups = {
    of: Uint32Array.from({ length: people }, () => random.below(count + 1)),
    names: Array.from({ length: count }, String),
  }
  const side = Math.ceil(Math.sqrt(count))
  const positions = new Float32Array(2 * people)
  for (let person = 0; person < people; person++) {
    const group = groups.of[person]!
    positions[2 * person] = 10 * (group % side) + 4 * random.next()
    positions[2 * person + 1] = 10 * Math.floor(group / side) + 4 * random.next()
  }
  const ties = {
    count: 30_000,
    from: Uint32Array.from({ length: 30_000 }, () => random.below(people)),
    to: Uint32Array.from({ length: 30_000 }, () => random.below(people)),
  }
  const blocks = blocksOf(groups, positions, new Uint8Array(4 * people).fill(full))
  const order = orderOf(groups, blocks, ties, { left: 0, top: 0, right: 200, bottom: 200 })
  const inRuns = (values: Uint32Array, runs: readonly Run[]) =>
    new Set(runs.flatMap(([first, many]) => [...values.subarray(first, first + many)]))

  it('has everybody once, and each tie with both its groups', () => {
    expect([...order.people].sort((a, b) => a - b)).toEqual([...Array(people).keys()])
    const times = new Uint8Array(ties.count)
    for (const tie of order.ties) times[tie]!++
    for (let tie = 0; tie < ties.count; tie++)
      expect(times[tie]).toBe(groups.of[ties.from[tie]!] === groups.of[ties.to[tie]!] ? 1 : 2)
  })

  it.each([
    { left: 0, top: 0, right: 45, bottom: 45 },
    { left: 71, top: 93, right: 118, bottom: 131 },
    { left: -50, top: 150, right: 500, bottom: 500 },
  ])('leaves out nobody who is in it, nor their ties, in few calls: %o', (view) => {
    const places = placesIn(order, blocks, view)
    const seen = inRuns(order.people, runsAt(order.peopleStarts, places))
    const drawn = inRuns(order.ties, runsAt(order.tieStarts, places))
    const isIn = (person: number) =>
      positions[2 * person]! >= view.left &&
      positions[2 * person]! <= view.right &&
      positions[2 * person + 1]! >= view.top &&
      positions[2 * person + 1]! <= view.bottom
    for (let person = 0; person < people; person++) if (isIn(person)) expect(seen.has(person)).toBe(true)
    for (let tie = 0; tie < ties.count; tie++)
      if (isIn(ties.from[tie]!) || isIn(ties.to[tie]!)) expect(drawn.has(tie)).toBe(true)
    expect(places.length).toBeLessThan(25)
    expect(seen.size).toBeLessThan(people / 2)
  })
})

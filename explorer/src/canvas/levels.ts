import { type Bounds, boundsOf } from './camera.ts'
import { shown } from './graph-canvas.ts'

/** How people are gathered from afar: families, or communities. Whoever is in none is drawn as near. */
export interface Groups {
  /** The group of each person; whoever has a number of `names.length` or more is in none. */
  readonly of: Uint32Array
  readonly names: readonly string[]
}

/** Each group as one block, of those of it that are shown. In columns, by the group's number. */
export interface Blocks {
  /** x and y of the middle of each group, side by side. */
  readonly middle: Float32Array
  /** How many of a group are shown. */
  readonly count: Uint32Array
  /** The colour that most of the group have. */
  readonly colour: Uint8Array
  /** Left, top, right and bottom of each group. */
  readonly boxes: Float32Array
}

/** Numbers side by side that are drawn in one call: from, and how many. */
export type Run = readonly [first: number, count: number]

/**
 * People and ties in the order in which neighbouring groups stand side by side, so that those in view are few runs. A
 * tie between groups stands with both.
 */
export interface Order {
  /** Groups as they come; people in none are the last, as one more group. */
  readonly groups: Uint32Array
  readonly people: Uint32Array
  /** Where in `people` the group at each place begins, and where the last ends. */
  readonly peopleStarts: Uint32Array
  readonly ties: Uint32Array
  readonly tieStarts: Uint32Array
}

export interface TieColumns {
  readonly count: number
  readonly from: ArrayLike<number>
  readonly to: ArrayLike<number>
}

/** So many colours a palette has. */
const colours = 256

/** Pure. `looks`: colour, size, shown and shines of each person. People in no group are one more block, the last. */
export function blocksOf({ of, names }: Groups, positions: Float32Array, looks: Uint8Array): Blocks {
  const groups = names.length + 1
  const middle = new Float32Array(2 * groups)
  const count = new Uint32Array(groups)
  const colour = new Uint8Array(groups)
  const votes = new Uint32Array(groups * colours)
  const boxes = new Float32Array(4 * groups)
  for (let group = 0; group < groups; group++) boxes.set([Infinity, Infinity, -Infinity, -Infinity], 4 * group)
  for (let person = 0; person < of.length; person++) {
    const group = Math.min(of[person]!, names.length)
    const x = positions[2 * person]!
    const y = positions[2 * person + 1]!
    const box = 4 * group
    if (x < boxes[box]!) boxes[box] = x
    if (y < boxes[box + 1]!) boxes[box + 1] = y
    if (x > boxes[box + 2]!) boxes[box + 2] = x
    if (y > boxes[box + 3]!) boxes[box + 3] = y
    if (looks[4 * person + 2] !== shown.full) continue
    middle[2 * group]! += x
    middle[2 * group + 1]! += y
    const vote = group * colours + looks[4 * person]!
    count[group]!++
    if (++votes[vote]! > votes[group * colours + colour[group]!]!) colour[group] = looks[4 * person]!
  }
  for (let group = 0; group < groups; group++) {
    middle[2 * group]! /= count[group]! || 1
    middle[2 * group + 1]! /= count[group]! || 1
  }
  return { middle, count, colour, boxes }
}

/** Groups that are near each other in the plane are near each other in the order: along Morton's curve. Pure. */
export function orderOf(
  { of, names }: Groups,
  { boxes }: Pick<Blocks, 'boxes'>,
  ties: TieColumns,
  bounds: Bounds,
): Order {
  const count = names.length + 1
  const across = 1023 / Math.max(bounds.right - bounds.left, 1e-9)
  const down = 1023 / Math.max(bounds.bottom - bounds.top, 1e-9)
  const key = Float64Array.from({ length: count }, (_, group) => {
    if (group === names.length) return Infinity
    const x = ((boxes[4 * group]! + boxes[4 * group + 2]!) / 2 - bounds.left) * across
    const y = ((boxes[4 * group + 1]! + boxes[4 * group + 3]!) / 2 - bounds.top) * down
    return Number.isFinite(x + y) ? interleaved(x, y) : 2 ** 20
  })
  const groups = Uint32Array.from(key.keys()).sort((a, b) => key[a]! - key[b]! || a - b)
  const placeOf = new Uint32Array(count)
  for (const [place, group] of groups.entries()) placeOf[group] = place
  const placeOfPerson = (person: number) => placeOf[Math.min(of[person]!, names.length)]!

  const peopleStarts = new Uint32Array(count + 1)
  for (let person = 0; person < of.length; person++) peopleStarts[placeOfPerson(person) + 1]!++
  const tieStarts = new Uint32Array(count + 1)
  for (let tie = 0; tie < ties.count; tie++) {
    const [from, to] = [placeOfPerson(ties.from[tie]!), placeOfPerson(ties.to[tie]!)]
    tieStarts[from + 1]!++
    if (to !== from) tieStarts[to + 1]!++
  }
  for (let place = 0; place < count; place++) {
    peopleStarts[place + 1]! += peopleStarts[place]!
    tieStarts[place + 1]! += tieStarts[place]!
  }
  const people = new Uint32Array(of.length)
  const nextPerson = peopleStarts.slice()
  for (let person = 0; person < of.length; person++) people[nextPerson[placeOfPerson(person)]!++] = person
  const ordered = new Uint32Array(tieStarts[count]!)
  const nextTie = tieStarts.slice()
  for (let tie = 0; tie < ties.count; tie++) {
    const [from, to] = [placeOfPerson(ties.from[tie]!), placeOfPerson(ties.to[tie]!)]
    ordered[nextTie[from]!++] = tie
    if (to !== from) ordered[nextTie[to]!++] = tie
  }
  return { groups, people, peopleStarts, ties: ordered, tieStarts }
}

/** Bits of two numbers below 1024 by turns. */
function interleaved(x: number, y: number): number {
  let key = 0
  for (let bit = 0; bit < 10; bit++) key += (((x >> bit) & 1) + 2 * ((y >> bit) & 1)) * 4 ** bit
  return key
}

/** So many places between two runs are drawn along, for less than another call costs. */
const gap = 2

/** Places in the order whose groups reach into a box, as runs from and to. Pure. */
export function placesIn({ groups }: Pick<Order, 'groups'>, { boxes }: Pick<Blocks, 'boxes'>, view: Bounds): Run[] {
  const runs: [number, number][] = []
  for (let place = 0; place < groups.length; place++) {
    const box = 4 * groups[place]!
    const isIn =
      boxes[box]! <= view.right &&
      boxes[box + 2]! >= view.left &&
      boxes[box + 1]! <= view.bottom &&
      boxes[box + 3]! >= view.top
    if (!isIn) continue
    const last = runs.at(-1)
    if (last && place - last[0] - last[1] <= gap) last[1] = place + 1 - last[0]
    else runs.push([place, 1])
  }
  return runs
}

/** What stands at these places, by where each place begins. */
export const runsAt = (starts: Uint32Array, places: readonly Run[]): Run[] =>
  places.map(([first, count]) => [starts[first]!, starts[first + count]! - starts[first]!])

/** Ties between groups, the heaviest first: the two groups, and how many people of them know each other. Pure. */
export function bridgesOf({ of, names }: Groups, ties: TieColumns, most: number): Uint32Array {
  const count = names.length
  const weights = new Map<number, number>()
  for (let tie = 0; tie < ties.count; tie++) {
    const [one, other] = [of[ties.from[tie]!]!, of[ties.to[tie]!]!]
    if (one === other || one >= count || other >= count) continue
    const key = Math.min(one, other) * count + Math.max(one, other)
    weights.set(key, (weights.get(key) ?? 0) + 1)
  }
  const heaviest = [...weights].sort(([a, x], [b, y]) => y - x || a - b).slice(0, most)
  return Uint32Array.from(heaviest.flatMap(([key]) => [Math.floor(key / count), key % count]))
}

/** How people are gathered who are in no groups: whoever ranks highest in a part of the picture and is there stands for it. */
export interface Regions {
  readonly rank: ArrayLike<number>
  nameOf(person: number): string
}

/** As many people as a part of the picture has, or up to twice as many. */
const perRegion = 60

/**
 * Parts of the picture with about as many people each: halves of halves, across the longer side. Without `looks`
 * everybody is there. Pure.
 */
export function regionsOf(positions: Float32Array, regions: Regions, looks?: Uint8Array): Groups {
  const people = Uint32Array.from({ length: positions.length / 2 }, (_, person) => person)
  const of = new Uint32Array(people.length)
  let count = 0
  const divide = (from: number, end: number) => {
    const some = people.subarray(from, end)
    if (some.length <= 2 * perRegion) {
      for (const person of some) of[person] = count
      count++
      return
    }
    const { left, top, right, bottom } = boundsOf(positions, some)
    const middle = Math.floor(some.length / 2)
    halve(some, positions, right - left > bottom - top ? 0 : 1, middle)
    divide(from, from + middle)
    divide(from + middle, end)
  }
  if (people.length > 0) divide(0, people.length)
  return { of, names: namesOfRegions(of, regions, looks) }
}

/** What each part is called: after nobody who is hidden, while anybody in it is not. Pure. */
export function namesOfRegions(of: Uint32Array, { rank, nameOf }: Regions, looks?: Uint8Array): string[] {
  const first: number[] = []
  const isThere = (person: number) => looks?.[4 * person + 2] !== shown.hidden
  for (let person = 0; person < of.length; person++) {
    const best = first[of[person]!]
    const isBetter =
      best === undefined || (isThere(person) === isThere(best) ? rank[person]! > rank[best]! : isThere(person))
    if (isBetter) first[of[person]!] = person
  }
  return first.map((person) => nameOf(person))
}

/** Moves people so that the first `middle` lie no further along an axis than the others: Hoare's selection. */
function halve(people: Uint32Array, positions: Float32Array, axis: 0 | 1, middle: number): void {
  const along = (at: number) => positions[2 * people[at]! + axis]!
  let [first, last] = [0, people.length - 1]
  while (first < last) {
    const pivot = along((first + last) >> 1)
    let [low, high] = [first, last]
    while (low <= high) {
      while (along(low) < pivot) low++
      while (along(high) > pivot) high--
      if (low > high) break
      const person = people[low]!
      people[low++] = people[high]!
      people[high--] = person
    }
    if (middle <= high) last = high
    else if (middle >= low) first = low
    else return
  }
}

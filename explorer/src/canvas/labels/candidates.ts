import { screenOf } from '../camera.ts'
import { groupHalf, isFar, roomOf, type Sight, sideOf, spotOf } from '../frame.ts'
import { shown } from '../graph-canvas.ts'
import type { Marked } from '../marks.ts'
import type { DrawnNetwork } from '../network/drawn-network.ts'
import type { Box, Candidate } from './labels.ts'

/** Pixels between neighbours from which names of people nobody asked for are written. */
export const roomForNames = 34
/** A path of fewer people has the names of all who stand on it. */
const shortPath = 12
/** CSS pixels from the middle of whoever stands out to where a name may begin. */
const around = { chosen: 11, end: 14, path: 8 }

/** How names are written: see `label-layer.ts`. */
interface Type {
  readonly letters: number
  widthOf(text: string, must: boolean): number
}

/**
 * Whose names may be written, the most important first, and the squares on which none may lie. At most some four times
 * `most`, which is how many find a place. Pure.
 */
export function candidatesOf(
  network: DrawnNetwork,
  sight: Sight,
  marked: Marked & { readonly hoveredGroup: number | undefined },
  { letters, widthOf }: Type,
  most: number,
): { candidates: Candidate[]; squares: Box[] } {
  const { camera, view } = sight
  const { looks, blocks, people, lit } = network
  const { chosen, hovered, hoveredGroup, path, ends } = marked
  const side = sideOf(network, camera)
  const far = isFar(network, camera)
  const hasRoom = roomOf(network, camera) > roomForNames * letters
  const candidates = new Map<number, Candidate>()
  const halfOf = (person: number, least: number) => Math.max((side / 2) * (1 + looks[4 * person + 1]! / 127.5), least)
  const isInView = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < view.width && y < view.height
  const bySize = (a: number, b: number) => looks[4 * b + 1]! - looks[4 * a + 1]! || a - b

  const add = (person: number, must: boolean, least: number) => {
    if (candidates.has(person) || !looks[4 * person + 2]) return
    const width = widthOf(network.nameOf(person), must)
    candidates.set(person, { person, ...spotOf(network, sight, person), half: halfOf(person, least), width, must })
  }
  const addGroup = (group: number, must: boolean) => {
    const person = people + group
    const spot = screenOf(camera, view, blocks!.middle[2 * group]!, blocks!.middle[2 * group + 1]!)
    if (candidates.has(person) || !isInView(spot)) return
    // From near there is no square of a group: its name stands in the middle.
    const half = far ? groupHalf(network, group) * camera.scale : 0
    const width = widthOf(network.nameOf(person), must)
    candidates.set(person, { person, ...spot, half, width, must, isGroup: true })
  }

  if (hoveredGroup !== undefined && far) addGroup(hoveredGroup, true)
  if (chosen !== undefined) add(chosen, true, around.chosen)
  for (const person of ends) add(person, true, around.end)
  if (path.length < shortPath) for (const person of path) add(person, false, around.path)
  // Whoever is pointed at has a card of the page beside them.
  for (const person of lit.slice(1).sort(bySize).slice(0, most)) add(person, false, 0)
  if (blocks && lit.length === 0 && !hasRoom)
    for (const group of network.groupsBySize()) {
      if (candidates.size > 4 * most) break
      addGroup(group, false)
    }
  if (lit.length === 0 && hasRoom) {
    const found: number[] = []
    for (let person = 0; person < people; person++)
      if (looks[4 * person + 2] === shown.full && isInView(spotOf(network, sight, person))) found.push(person)
    for (const person of found.sort(bySize).slice(0, 4 * most)) add(person, false, 0)
  }
  const squares = [...path, ...(hovered === undefined ? [] : [hovered])].map((person): Box => {
    const { x, y } = spotOf(network, sight, person)
    const half = halfOf(person, around.path)
    return [x - half, y - half, x + half, y + half]
  })
  return { candidates: [...candidates.values()], squares }
}

import { type Camera, screenOf, type View, worldOf } from './camera.ts'
import { placesIn, runsAt } from './levels.ts'
import type { DrawnNetwork } from './network/drawn-network.ts'
import type { Frame } from './surface/painter.ts'

/** Pixels between neighbours below which groups stand for their people. */
export const roomForPeople = 13
/** A group's side, of that of a square in which its people would stand evenly. */
const groupShare = 0.6

/** From where a network is looked at, in CSS pixels; `density` is device pixels for each. */
export interface Sight {
  readonly camera: Camera
  readonly view: View
  readonly density: number
}

/** Pixels between neighbours if all were evenly spread. */
export const roomOf = ({ spacing }: DrawnNetwork, { scale }: Camera): number => spacing.unit * scale

/** Whether groups stand for their people. */
export const isFar = (network: DrawnNetwork, camera: Camera): boolean =>
  network.blocks !== undefined && roomOf(network, camera) < roomForPeople

/** Half a group's side, in the unit of the positions. */
export const groupHalf = ({ blocks, spacing }: DrawnNetwork, group: number): number =>
  (groupShare / 2) * Math.sqrt(blocks!.count[group]!) * spacing.unit

/** Side of the smallest person, in CSS pixels. */
export function sideOf(network: DrawnNetwork, camera: Camera): number {
  const room = roomOf(network, camera)
  return Math.max(0.5, 4.4 * (room / 23) ** (room < 23 ? 0.9 : 0.6))
}

/** Where a person stands in the view. */
export const spotOf = ({ positions }: DrawnNetwork, { camera, view }: Sight, person: number) =>
  screenOf(camera, view, positions[2 * person]!, positions[2 * person + 1]!)

/** What is drawn of a network: how large, how strong, and which of it, when there is too much out of view. Pure. */
export function frameOf(network: DrawnNetwork, sight: Sight, moreContrast: boolean): Frame {
  const { camera, view, density } = sight
  const { bounds, unit, usualTie } = network.spacing
  const side = sideOf(network, camera)
  const far = isFar(network, camera)
  const runs = far ? undefined : runsInView(network, sight, side)
  const ties = runs ? runs.ties.reduce((sum, [, count]) => sum + count, 0) : network.picture.ties.count
  const [across, down] = runs
    ? [view.width / camera.scale, view.height / camera.scale]
    : [bounds.right - bounds.left, bounds.bottom - bounds.top]
  // How many times over the ties would cover the ground they stand on.
  const cover = (ties * Math.min(usualTie, across + down)) / (Math.max(across * down, unit * unit) * camera.scale)
  return {
    ...camera,
    ...view,
    density,
    groupSide: far ? largestGroup(network) * camera.scale : undefined,
    alone: far ? runsAlone(network) : undefined,
    runs,
    side,
    strength: strengthOf(cover) * (moreContrast ? 1.6 : 1),
    long: Math.max(4 * usualTie * camera.scale, 40),
    focus: network.lit[0] ?? -1,
  }
}

/** Its side, in the unit of the positions. */
function largestGroup({ blocks, groups, spacing }: DrawnNetwork): number {
  let most = 1
  for (const count of blocks!.count.subarray(0, groups!.names.length)) if (count > most) most = count
  return groupShare * Math.sqrt(most) * spacing.unit
}

/** People in no group are the last of the order. */
function runsAlone({ order }: DrawnNetwork): Frame['alone'] {
  return order && runsAt(order.peopleStarts, [[order.groups.length - 1, 1]])
}

function runsInView({ blocks, order }: DrawnNetwork, { camera, view }: Sight, side: number): Frame['runs'] {
  if (!blocks || !order) return undefined
  const { x: left, y: top } = worldOf(camera, view, -3 * side, -3 * side)
  const { x: right, y: bottom } = worldOf(camera, view, view.width + 3 * side, view.height + 3 * side)
  const places = placesIn(order, blocks, { left, top, right, bottom })
  return { ties: runsAt(order.tieStarts, places), people: runsAt(order.peopleStarts, places) }
}

/** How strong ties are that would cover their ground so many times over: what lies everywhere tells nothing. */
const strengthOf = (cover: number) => Math.max(0.01, Math.min(0.42 / cover ** (cover > 1 ? 1.1 : 0.5), 0.6))

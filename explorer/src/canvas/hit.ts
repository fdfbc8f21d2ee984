import { worldOf } from './camera.ts'
import { groupHalf, isFar, type Sight, sideOf } from './frame.ts'
import { nearest } from './nearest.ts'
import type { DrawnNetwork } from './network/drawn-network.ts'

/** CSS pixels. */
const reach = { mouse: 12, finger: 22 }

/** Nearest of the people drawn there; from afar these are in no group, and under all groups. Pure. */
export function personAt(
  network: DrawnNetwork,
  sight: Sight,
  x: number,
  y: number,
  finger = false,
): number | undefined {
  const { camera, view } = sight
  const far = isFar(network, camera)
  const at = worldOf(camera, view, x, y)
  const least = (finger ? reach.finger : reach.mouse) / camera.scale
  const largest = (sideOf(network, camera) * 1.5) / camera.scale
  const isDrawn = (person: number) => network.looks[4 * person + 2]! > 0 && (!far || network.isAlone(person))
  const found = nearest(network.positions, at.x, at.y, Math.max(least, largest), isDrawn)
  return far && found !== undefined && groupAt(network, sight, x, y) !== undefined ? undefined : found
}

/** The group whose square is there, while groups are drawn. Pure. */
export function groupAt(network: DrawnNetwork, { camera, view }: Sight, x: number, y: number): number | undefined {
  if (!isFar(network, camera)) return undefined
  const at = worldOf(camera, view, x, y)
  const { middle } = network.blocks!
  return network.groupsBySize().find((group) => {
    const half = Math.max(groupHalf(network, group), reach.mouse / camera.scale / 2)
    return Math.abs(middle[2 * group]! - at.x) < half && Math.abs(middle[2 * group + 1]! - at.y) < half
  })
}

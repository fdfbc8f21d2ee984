import { worldOf } from './camera.ts'
import { groupHalf, isFar, type Sight, sideOf } from './frame.ts'
import { nearest } from './nearest.ts'
import type { DrawnNetwork } from './network/drawn-network.ts'

/** CSS pixels. */
const reach = { mouse: 12, finger: 22 }

/** Nearest of the people drawn there. Pure. */
export function personAt(
  network: DrawnNetwork,
  { camera, view }: Sight,
  x: number,
  y: number,
  finger = false,
): number | undefined {
  if (isFar(network, camera)) return undefined
  const at = worldOf(camera, view, x, y)
  const far = (finger ? reach.finger : reach.mouse) / camera.scale
  const largest = (sideOf(network, camera) * 1.5) / camera.scale
  const isDrawn = (person: number) => network.looks[4 * person + 2]! > 0
  return nearest(network.positions, at.x, at.y, Math.max(far, largest), isDrawn)
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

/** Where one looks at a network from: what is in the middle of the view, and how many pixels a unit is. Pure. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Size of what the camera sees, in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box around all positions, or around these people; a point at the origin when there is nobody. */
export function boundsOf(positions: Float32Array, people?: ArrayLike<number>): Bounds {
  let left = Number.POSITIVE_INFINITY
  let top = left
  let right = -left
  let bottom = -left
  const count = people ? people.length : positions.length / 2
  for (let at = 0; at < count; at++) {
    const person = people ? people[at]! : at
    const x = positions[2 * person]!
    const y = positions[2 * person + 1]!
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return left <= right && top <= bottom ? { left, top, right, bottom } : { left: 0, top: 0, right: 0, bottom: 0 }
}

export function screenOf({ x, y, scale }: Camera, { width, height }: View, atX: number, atY: number) {
  return { x: (atX - x) * scale + width / 2, y: (atY - y) * scale + height / 2 }
}

export function worldOf({ x, y, scale }: Camera, { width, height }: View, atX: number, atY: number) {
  return { x: x + (atX - width / 2) / scale, y: y + (atY - height / 2) / scale }
}

/** All of the box in view, `margin` pixels from its edges. */
export function fitting({ left, top, right, bottom }: Bounds, { width, height }: View, margin: number): Camera {
  const room = (size: number) => Math.max(size - 2 * margin, size / 4, 1)
  const scale = Math.min(room(width) / (right - left), room(height) / (bottom - top))
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Number.isFinite(scale) ? scale : 1 }
}

/** Nearer or further by a factor; what is under the pixel at x, y stays there. */
export function zoomed(camera: Camera, view: View, atX: number, atY: number, scale: number): Camera {
  const still = worldOf(camera, view, atX, atY)
  const share = camera.scale / scale
  return { x: still.x + (camera.x - still.x) * share, y: still.y + (camera.y - still.y) * share, scale }
}

export function panned({ x, y, scale }: Camera, byX: number, byY: number): Camera {
  return { x: x - byX / scale, y: y - byY / scale, scale }
}

/** A part of the way, 0 to 1: magnification grows evenly, and what is on the same pixel at both ends stays on it. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share
  const turn = 1 / to.scale - 1 / from.scale
  const along = Math.abs(turn) < 1e-9 / from.scale ? share : (1 / scale - 1 / from.scale) / turn
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, scale }
}

/** Less than a third of a pixel apart everywhere in view. */
export function isThere(camera: Camera, target: Camera, { width, height }: View): boolean {
  const off = Math.max(Math.abs(camera.x - target.x), Math.abs(camera.y - target.y)) * target.scale
  return off + Math.abs(camera.scale / target.scale - 1) * Math.max(width, height) < 0.33
}

/** How far one may go: half as near as all in view, `nearest` pixels a unit, and never away from everybody. */
export function kept(camera: Camera, bounds: Bounds, view: View, nearest: number): Camera {
  const all = fitting(bounds, view, 0).scale
  const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
  return {
    x: between(bounds.left, camera.x, bounds.right),
    y: between(bounds.top, camera.y, bounds.bottom),
    scale: between(all / 2, camera.scale, Math.max(nearest, 2 * all)),
  }
}

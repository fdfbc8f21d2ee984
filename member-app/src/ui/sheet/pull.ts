/** Where a finger was, and when (CSS pixels, milliseconds). */
export interface Step {
  y: number
  at: number
}

/** A finger that has stood still for so long has stopped (milliseconds). */
const restMs = 80
/** Beyond this part of its height, or as fast as this (CSS pixels a millisecond), a sheet that is pulled goes. */
const farEnough = 0.25
const fastEnough = 0.4

/** How fast a finger goes down as it is lifted; less than nothing while it comes back up. */
export function speedOf(steps: readonly Step[], now: number): number {
  const [last, ...earlier] = steps.toReversed()
  const before = earlier.at(-1)
  if (!last || !before || now - last.at > restMs) return 0
  return (last.y - before.y) / Math.max(1, last.at - before.at)
}

/** Whether a sheet that was pulled so far down, at this speed, is let go. Whoever pushes it up again keeps it. */
export function isLetGo(by: number, speed: number, height: number): boolean {
  if (by <= 0 || speed < 0) return false
  return by > height * farEnough || speed > fastEnough
}

import type { Focus } from '@varanda/domain/post/media'

export const middle: Focus = { x: 0.5, y: 0.5 }

/** A key moves the point so far. */
const step = 0.05

const ways: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Where a key moves the point; undefined for keys that do not. */
export function movedBy(key: string, { x, y }: Focus): Focus | undefined {
  const way = ways[key]
  return way && { x: within(x + way.x), y: within(y + way.y) }
}

/** The point of a picture that was touched, of where it is drawn (both in CSS pixels). */
export function touched(
  at: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
) {
  return { x: within((at.x - box.left) / box.width), y: within((at.y - box.top) / box.height) }
}

/** Within the picture, in steps of a hundredth. */
function within(part: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * 100) / 100
}

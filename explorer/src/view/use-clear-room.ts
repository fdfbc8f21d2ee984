import { type RefObject, useEffect } from 'react'
import type { GraphCanvas } from '../canvas/graph-canvas.ts'

/** What of the stage lies over the picture. */
const over = '.status-line > *, .stage-buttons, .hover-card'

/** Keeps names from under what lies over the picture: buttons, and the card of `person`, wherever they come to lie. */
export function useClearRoom(
  canvas: GraphCanvas | undefined,
  stage: RefObject<HTMLElement | null>,
  person: number | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card stands elsewhere with another person.
  useEffect(() => {
    const element = stage.current
    const picture = element?.querySelector('canvas')
    if (!canvas || !element || !picture) return
    const tell = () => {
      const { left, top } = picture.getBoundingClientRect()
      canvas.keepClear(
        Array.from(element.querySelectorAll(over), (one) => {
          const box = one.getBoundingClientRect()
          return [box.left - left, box.top - top, box.right - left, box.bottom - top] as const
        }),
      )
    }
    const watcher = new ResizeObserver(tell)
    for (const one of [element, ...element.querySelectorAll('.status-line, .stage-buttons')]) watcher.observe(one)
    return () => watcher.disconnect()
  }, [canvas, stage, person])
}

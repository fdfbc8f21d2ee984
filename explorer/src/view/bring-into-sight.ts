/** Less of the picture than this in view does not show what happens in it. */
const least = 0.6

/** Whether so little of a box is in a view of this height that one should scroll to it. Pure. */
export const isOutOfSight = ({ top, bottom }: { top: number; bottom: number }, viewHeight: number): boolean =>
  Math.min(bottom, viewHeight) - Math.max(top, 0) < least * Math.min(bottom - top, viewHeight)

/**
 * Scrolls to the picture after somebody was looked up below it, as on a phone, where it is out of sight then and the
 * keyboard over the rest.
 */
export function bringIntoSight(picture: HTMLElement | null | undefined): void {
  if (!picture || picture.clientHeight === 0 || !isOutOfSight(picture.getBoundingClientRect(), innerHeight)) return
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  picture.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

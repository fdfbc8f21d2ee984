/** Scrolls a strip sideways, and nothing else, so that one of what is in it stands in the middle. */
export function centre(strip: HTMLElement | null, selector: string): void {
  const one = strip?.querySelector<HTMLElement>(selector)
  if (!strip || !one) return
  const { left, width } = one.getBoundingClientRect()
  const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2
  strip.scrollBy({ left: left + width / 2 - middle, behavior: 'instant' })
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Some browsers do not tell the end of a motion (Safari before 26); by now, in milliseconds, it is over. */
const longest = 1500

/**
 * Goes to the page's top, with motion where the reader allows it. A motion ends wherever a script scrolls in its midst,
 * as rows do that keep the view steady; what is left of the way is then taken at once, unless the reader acted meanwhile.
 */
export function glideToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const acted = new AbortController()
  const stop = () => acted.abort()
  const arrive = () => {
    if (acted.signal.aborted) return
    stop()
    if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' })
  }
  for (const input of inputs) addEventListener(input, stop, { passive: true, signal: acted.signal })
  addEventListener('scrollend', arrive, { signal: acted.signal })
  setTimeout(arrive, longest)
  scrollTo({ top: 0, behavior: 'smooth' })
}

/**
 * Runs `act` once nothing was loaded for `ms` milliseconds, so that what can wait does not take a slow line from what the
 * reader waits for. A browser that does not tell what it loads waits that long once.
 */
export function whenQuiet(ms: number, act: () => void): void {
  let timer = setTimeout(done, ms)
  const watch = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(done, ms)
  })
  watch.observe({ type: 'resource' })
  function done() {
    watch.disconnect()
    act()
  }
}

import { useEffect } from 'react'

/** At the top means within this many pixels, and idle means no input for this long (milliseconds). */
const top = 16
const idle = 3000

let lastInput = Number.NEGATIVE_INFINITY
const noteInput = () => {
  lastInput = performance.now()
}
for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
  globalThis.addEventListener?.(kind, noteInput, { passive: true, capture: true })
}

/** Runs `act` once the reader is at the very top, has touched nothing for a while and has no sheet open. */
export function useIdleAtTop(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => {
      const quiet = performance.now() - lastInput >= idle
      if (quiet && scrollY < top && !document.hidden && !document.querySelector('dialog[open]')) act()
    }, 500)
    return () => clearInterval(timer)
  }, [wanted, act])
}

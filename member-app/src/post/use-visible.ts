import { type RefObject, useEffect, useState } from 'react'

/** The page rests once it was not scrolled for so long (milliseconds). */
const rest = 150
/** What stays in view so long is looked at, also while it moves (milliseconds). */
const lookedAt = 1000

let scrolledAt = Number.NEGATIVE_INFINITY
function noteScroll(): void {
  scrolledAt = performance.now()
}
globalThis.addEventListener?.('scroll', noteScroll, { passive: true })

/** Whether an element is on the screen, or about to be, and is not only scrolled past. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    let since = 0
    const look = () => {
      const now = performance.now()
      if (now - scrolledAt >= rest || now - since >= lookedAt) setVisible(true)
      // Asked in a frame, which was told before whether the page still moves: a busy phone may not draw one for longer.
      else timer = setTimeout(() => (frame = requestAnimationFrame(look)), rest)
    }
    const stop = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const watch = new IntersectionObserver(
      ([seen]) => {
        stop()
        since = performance.now()
        if (seen?.isIntersecting) look()
        else setVisible(false)
      },
      { rootMargin: '80px 0px' },
    )
    watch.observe(element.current)
    return () => {
      stop()
      watch.disconnect()
    }
  }, [element])
  return visible
}

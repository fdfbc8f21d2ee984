import { type RefCallback, useCallback, useRef, useState } from 'react'

/** Whether an element has been on the screen, not only near it, since `waits`; where nothing waits, it counts as seen. */
export function useOnScreen(waits: boolean): { seen: boolean; watch: RefCallback<Element> } {
  const [seen, setSeen] = useState(false)
  const observer = useRef<IntersectionObserver>(undefined)
  const watch = useCallback((element: Element | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new IntersectionObserver((rows) => {
      if (rows.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.current.observe(element)
  }, [])
  return { seen: seen || !waits, watch }
}

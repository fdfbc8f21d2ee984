import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been on the screen, or close to it: what it tells is only then asked for, and stays. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || seen) return
    const watch = new IntersectionObserver(([there]) => there?.isIntersecting && setSeen(true), {
      rootMargin: '400px 0px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, seen])
  return seen
}

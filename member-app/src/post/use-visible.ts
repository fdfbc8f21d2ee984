import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen, or about to be. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(([seen]) => setVisible(seen?.isIntersecting ?? false), {
      rootMargin: '80px 0px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return visible
}

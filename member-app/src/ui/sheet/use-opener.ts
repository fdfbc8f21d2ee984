import { type RefObject, useEffect, useRef } from 'react'

/**
 * What opened a sheet gets the focus when it is closed: not every browser gives a pressed button the focus, so that the
 * dialog alone would not find the way back. Whoever opens it puts itself there.
 */
export function useOpener(isOpen: boolean): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen || !opener.current) return
    opener.current.focus({ preventScroll: true })
    opener.current = null
  }, [isOpen])
  return opener
}

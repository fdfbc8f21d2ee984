import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

/** What went wrong with what was just pressed, told in its place, which comes into view. */
export function Failed({ children }: { children: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The sheet of a phone, or the fields above it, may leave no room for it.
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  if (!children) return null
  return (
    <p ref={place} className="notice late" role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

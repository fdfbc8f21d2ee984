import { useEffect, useRef } from 'react'
import { useWide } from '../ui/use-wide.ts'

/**
 * Whose request is open. On a phone it is a screen of its own: its heading takes the focus, and it begins at its top.
 */
export function RequestTitle({ name }: { name: string }) {
  const wide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wide) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [wide])
  const Heading = wide ? 'h2' : 'h1'
  return (
    <Heading ref={heading} className="request-title" dir="auto" tabIndex={-1}>
      {name}
    </Heading>
  )
}

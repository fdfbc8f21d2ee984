import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface LinkOutProps {
  /** An address of the app, without its language. */
  to: string
  /** Closes the sheet; ends once its history entry is left. */
  onLeave: () => Promise<void>
  className: string
  children: ReactNode
}

/**
 * A link out of a sheet over a list that begins anew when it is come back to: the sheet is closed first, so that no entry
 * of the history names one whose row may not be there.
 */
export function LinkOut({ to, onLeave, className, children }: LinkOutProps) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    // In another tab it leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void onLeave().then(() => router.navigate({ to }))
  }
  return (
    <Link className={className} to={to as string} onClick={follow}>
      {children}
    </Link>
  )
}

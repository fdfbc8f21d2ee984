import type { Session } from '@varanda/client/account/session'
import { useEffect, useState } from 'react'

/** How long a session may take to say whether it is a member's, in milliseconds; then a page says what it is. */
export const sessionPatienceMs = 10_000

/**
 * Whether it may still turn out that a member is here. Who was one before waits for that with `data-known`, which goes
 * when patience ends, and with it what the page's style hides meanwhile.
 */
export function useSessionPatience(session: Session): boolean {
  const isUnknown = session.state === 'loading' || (session.state === 'signedIn' && session.membership === 'unknown')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isUnknown) return
    const ending = setTimeout(() => {
      document.documentElement.removeAttribute('data-known')
      setOver(true)
    }, sessionPatienceMs)
    return () => clearTimeout(ending)
  }, [isUnknown])
  return isUnknown && !isOver
}

import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef } from 'react'
import { ConfirmSheet } from './confirm-sheet.tsx'

/** What is asked, in the words of what would be lost. */
interface LeaveWords {
  title: string
  text: string
  yes: string
  no: string
}

interface LeaveQuestion {
  /** Stands over the screen while it is asked. */
  question: ReactNode
  /** From here on nothing is lost by leaving. */
  letGo: () => void
}

/** Whoever changed something and leads away from the screen, by whichever way, is asked before it is lost. */
export function useLeaveQuestion(isChanged: boolean, { title, text, yes, no }: LeaveWords): LeaveQuestion {
  const isFree = useRef(false)
  // A sheet over the screen is a step of the history, but no other place.
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      isChanged && !isFree.current && current.pathname !== next.pathname,
    [isChanged],
  )
  const enableBeforeUnload = useCallback(() => isChanged && !isFree.current, [isChanged])
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true })
  return {
    question: status === 'blocked' && (
      <ConfirmSheet title={title} yes={yes} no={no} staysOpen act={async () => proceed()} onClose={reset}>
        <p>{text}</p>
      </ConfirmSheet>
    ),
    letGo: useCallback(() => {
      isFree.current = true
    }, []),
  }
}

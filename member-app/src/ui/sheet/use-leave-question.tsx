import { useBlocker, useRouter } from '@tanstack/react-router'
import { act as en } from '@varanda/domain/messages/en/act'
import { act as pt } from '@varanda/domain/messages/pt/act'
import { type ReactNode, useCallback, useRef } from 'react'
import { inLocale } from '../locale.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'

const words = inLocale({ pt, en })

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

interface Step {
  current: { pathname: string }
  next: { pathname: string }
  action: string
}

/**
 * Whoever changed something and leads away from the screen, by whichever way, is asked before it is lost. `of`: what was
 * changed goes with the screen, or already with the sheet that is a step of its history.
 */
export function useLeaveQuestion(
  isChanged: boolean,
  { title, text, yes, no }: LeaveWords = words.leave,
  of: 'screen' | 'sheet' = 'screen',
): LeaveQuestion {
  const router = useRouter()
  const isFree = useRef(false)
  const shouldBlockFn = useCallback(
    ({ current, next, action }: Step) => {
      if (!isChanged || isFree.current) return false
      if (current.pathname !== next.pathname) return true
      // A sheet over the screen, or above this one, is a step of the history, but no other place.
      if (of === 'screen' || router.state.location.state.above !== undefined) return false
      return action !== 'PUSH' && action !== 'REPLACE'
    },
    [isChanged, of, router],
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

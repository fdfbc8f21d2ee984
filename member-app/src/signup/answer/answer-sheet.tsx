import type { ReactNode } from 'react'
import { countAgain } from '../../data/use-count.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet, type ConfirmSheetProps } from '../../ui/sheet/confirm-sheet.tsx'
import { words } from '../words.ts'

type Confirmed = Pick<ConfirmSheetProps, 'title' | 'yes' | 'doing' | 'failed' | 'effect' | 'act' | 'onClose'>

interface AnswerSheetProps extends Confirmed {
  explain: string
  /** What is still missing, said by its field; nothing is done while something is. */
  missing?: () => string | undefined
  done: string
  undo?: () => void
  onDone: () => void
  children?: ReactNode
}

/** An act on a request, confirmed: what it means, what goes out, and afterwards the way back where there is one. */
export function AnswerSheet({ explain, missing, act, done, undo, onDone, children, ...confirmed }: AnswerSheetProps) {
  const answer = async () => {
    await act()
    countAgain()
  }
  // Whoever reads that it is done may press something else at once: the sheet's step of the history is left by then.
  const tell = () => toast(done, { ...(undo && { undo }) })
  return (
    <ConfirmSheet
      {...confirmed}
      no={words.decline.no}
      missing={() => missing?.() && ''}
      act={answer}
      onDone={onDone}
      tell={tell}
    >
      <p>{explain}</p>
      {children}
    </ConfirmSheet>
  )
}

import { call } from '@varanda/client/call'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import type { Reminder } from '@varanda/domain/support/reminder'
import { type ReactNode, useId, useState } from 'react'
import { localeTag } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { say, words } from '../words.ts'

interface ReminderLineProps {
  reminder: Reminder
  name: string
  /** What else may be done, before the button that ends it. */
  children?: ReactNode
}

/** What I am reminded of, and how to end that, which is one tap. */
export function ReminderLine({ reminder: { to, amount, on, nextAt }, name, children }: ReminderLineProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const stop = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call(remindMonthly, { uid: to, monthly: null })
      toast(words.reminder.stopped)
    } catch (error) {
      setFailure(sayFailure(error, words.reminder.failed))
    }
    setBusy(false)
  }
  const next = new Intl.DateTimeFormat(localeTag, { day: 'numeric', month: 'long' }).format(nextAt.toDate())
  return (
    <>
      <span id={id}>{words.reminder.says(on, say(amount, 'BRL'), name)}</span>
      <span className="small quiet">{words.reminder.next(next)}</span>
      <span className="support-acts">
        {children}
        <button
          type="button"
          className="text-button"
          aria-describedby={id}
          aria-disabled={busy}
          onClick={() => void stop()}
        >
          {words.reminder.stop}
        </button>
      </span>
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

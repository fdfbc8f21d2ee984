import { call } from '@varanda/client/call'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import type { Reminder } from '@varanda/domain/support/reminder'
import { type ReactNode, useId } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { localeTag } from '../../ui/locale.ts'
import { Failed } from '../../ui/notice/failed.tsx'
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
  const { busy, failure, act } = useAct(words.reminder.failed)
  const stop = () =>
    act(async () => {
      await call(remindMonthly, { uid: to, monthly: null })
      toast(words.reminder.stopped)
    })
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
      <Failed>{failure}</Failed>
    </>
  )
}

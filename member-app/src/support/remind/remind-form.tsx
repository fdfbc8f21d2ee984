import { call } from '@varanda/client/call'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { focusLacking } from '../../ui/navigation/focus-lacking.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { AmountField } from '../amount/amount-field.tsx'
import { typedAmount } from '../amount/typed-amount.ts'
import { words } from '../words.ts'

const days = Array.from({ length: 31 }, (_, index) => index + 1)

interface RemindFormProps {
  uid: string
  /** What was given, which is offered. */
  amount: number
  onClose: () => Promise<void>
}

/** Whether to be reminded of the same every month; today's day is offered. */
export function RemindForm({ uid, amount: given, onClose }: RemindFormProps) {
  const today = useNow().getDate()
  const [typed, setTyped] = useState(() => typedAmount(given, 'BRL'))
  const [chosen, setChosen] = useState<number>()
  const [fault, setFault] = useState<string>()
  const { busy, failure, setFailure, act } = useAct(words.reminder.failed)
  const on = chosen ?? today
  const set = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const amount = parseAmount(typed, 'BRL')
    setFailure(undefined)
    setFault(amount ? undefined : words.reminder.wrong)
    if (!amount) return focusLacking(event.currentTarget)
    await act(async () => {
      await call(remindMonthly, { uid, monthly: { amount, on } })
      await onClose()
      toast(words.reminder.done(on))
    })
  }
  return (
    <form className="stack wide" noValidate onSubmit={(event) => void set(event)}>
      <p>{words.reminder.note}</p>
      <AmountField
        label={words.reminder.amount}
        error={fault}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setFault(undefined)
        }}
      />
      <Field label={words.reminder.day} hint={on > 28 ? words.reminder.dayHint : ''}>
        {(field) => (
          <select {...field} className="input" value={on} onChange={(event) => setChosen(Number(event.target.value))}>
            {days.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button wide" aria-disabled={busy}>
        {words.reminder.set}
      </button>
      <button type="button" className="button line wide" onClick={() => void onClose()}>
        {words.reminder.no}
      </button>
      <Failed>{failure}</Failed>
    </form>
  )
}

import { call } from '@varanda/client/call'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { type FormEvent, useState } from 'react'
import { useAct } from '../ui/act/use-act.ts'
import { Field } from '../ui/field.tsx'
import { focusLacking } from '../ui/navigation/focus-lacking.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useLeaveQuestion } from '../ui/sheet/use-leave-question.tsx'
import { birthFault } from './check-ward.ts'
import { words } from './words.ts'

const texts = words.birth

/** Puts right what was mistyped; the instance keeps the reason. */
export function BirthSheet({ ward, onClose }: { ward: Ward; onClose: () => void }) {
  const [birth, setBirth] = useState(ward.birthDate)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ birth?: string; reason?: string }>({})
  // A date that was emptied is nothing to lose.
  const isTyped = (birth !== '' && birth !== ward.birthDate) || reason.trim() !== ''
  const { question, letGo } = useLeaveQuestion(isTyped, undefined, 'sheet')
  const where = useWhere()
  const { busy: doing, failure, setFailure, act } = useAct(words.care.failed)

  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (doing) return
    const fault = birthFault(birth, new Date())
    const faults = {
      ...(fault && { birth: fault === 'old' ? texts.outside : words.add.errors[fault] }),
      ...(reason.trim() === '' && { reason: texts.reasonMissing }),
    }
    setWrong(faults)
    setFailure(undefined)
    if (Object.keys(faults).length > 0) return focusLacking(event.currentTarget)
    const began = where()
    await act(async () => {
      await call(correctBirthDate, { uid: ward.uid, birthDate: birth, reason })
      letGo()
      toast(texts.done)
      if (where() === began) onClose()
    })
  }
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={texts.title}
        foot={
          <button type="submit" form="birth-date" className="button wide" aria-disabled={doing}>
            {doing ? texts.doing : texts.submit}
          </button>
        }
      >
        <p className="quiet">{texts.text}</p>
        <form id="birth-date" className="stack" noValidate onSubmit={correct}>
          <Field label={words.add.birth} error={wrong.birth}>
            {(field) => (
              <input
                {...field}
                className="input"
                type="date"
                value={birth}
                onChange={(event) => setBirth(event.target.value)}
              />
            )}
          </Field>
          <Field label={texts.reason} error={wrong.reason}>
            {(field) => (
              <input
                {...field}
                className="input"
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <Failed>{failure}</Failed>
        </form>
      </Sheet>
      {question}
    </>
  )
}

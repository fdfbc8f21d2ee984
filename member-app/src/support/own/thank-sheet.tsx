import { call } from '@varanda/client/call'
import { thankForTip } from '@varanda/domain/support/calls/thank-for-tip'
import { supportLimits } from '@varanda/domain/support/support-page'
import { useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { useLeaveQuestion } from '../../ui/sheet/use-leave-question.tsx'
import { words } from '../words.ts'

interface ThankSheetProps {
  tipId: string
  name: string
  onClose: () => Promise<void>
  /** What opened it goes with what it does. */
  onDone: () => void
}

export function ThankSheet({ tipId, name, onClose, onDone }: ThankSheetProps) {
  const [said, setSaid] = useState('')
  useUnsentWords(said !== '')
  const { question, letGo } = useLeaveQuestion(said.trim() !== '', undefined, 'sheet')
  return (
    <>
      <ConfirmSheet
        title={words.own.thankTitle(name)}
        yes={words.own.thankSay}
        effect="gives"
        missing={() => (said.trim() ? undefined : words.own.thankMissing)}
        act={async () => {
          await call(thankForTip, { tipId, words: said })
          letGo()
        }}
        failed={words.own.failed}
        onClose={onClose}
        onDone={onDone}
        tell={() => toast(words.own.thankDone)}
      >
        <Field label={words.own.thankLabel}>
          {(field) => (
            <textarea
              {...field}
              className="input"
              rows={3}
              maxLength={supportLimits.thanks}
              value={said}
              onChange={(event) => setSaid(event.target.value)}
            />
          )}
        </Field>
      </ConfirmSheet>
      {question}
    </>
  )
}

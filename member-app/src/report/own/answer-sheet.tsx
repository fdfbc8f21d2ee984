import { call } from '@varanda/client/call'
import { answerRuling } from '@varanda/domain/report/calls/answer-ruling'
import { reportLimits } from '@varanda/domain/report/report'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { ownWords } from '../words.ts'

const words = ownWords.decided.sheet

/** My one answer to what was decided, with what becomes of it. */
export function AnswerSheet(props: {
  rulingId: string
  onAnswered: () => void
  onClose: () => Promise<void>
  onDone: () => void
}) {
  const { rulingId, onAnswered, onClose, onDone } = props
  const [text, setText] = useState('')
  return (
    <ActSheet
      title={words.title}
      means={words.means}
      yes={words.yes}
      shortestReason={null}
      unsaid={text.trim() !== ''}
      missing={text.trim() === '' ? words.missing : undefined}
      onAct={async () => {
        await call(answerRuling, { rulingId, words: text.trim() })
        toast(words.done)
        onAnswered()
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Field label={words.label}>
        {(field) => (
          <GrowingText
            {...field}
            className="input"
            rows={3}
            maxLength={reportLimits.words}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </ActSheet>
  )
}

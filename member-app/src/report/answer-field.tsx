import { reportLimits } from '@varanda/domain/report/report'
import { Field } from '../ui/field.tsx'
import { words } from './words.ts'

/** What the reporter is told; it may stay empty. */
export function AnswerField({ value, onChange }: { value: string; onChange: (answer: string) => void }) {
  return (
    <Field label={words.answer} hint={words.answerHint}>
      {(field) => (
        <textarea
          {...field}
          className="input growing"
          rows={2}
          maxLength={reportLimits.answer}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

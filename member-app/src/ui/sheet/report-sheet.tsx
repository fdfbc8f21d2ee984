import { call } from '@varanda/client/call'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reports as en } from '@varanda/domain/report/messages/en/reports'
import { reports as pt } from '@varanda/domain/report/messages/pt/reports'
import { type ReportCategory, type ReportTarget, reportCategories, reportLimits } from '@varanda/domain/report/report'
import { useState } from 'react'
import { Field } from '../field.tsx'
import { inLocale } from '../locale.ts'
import { toast } from '../notice/toast.tsx'
import { ActSheet } from './act-sheet.tsx'

const words = inLocale({ pt: pt.report, en: en.report })

/** A member asks whoever runs the instance to look at something. `rev`: the revision of a post that they look at. */
export function ReportSheet({ target, rev, onClose }: { target: ReportTarget; rev?: number; onClose: () => void }) {
  const [seen] = useState(rev)
  const [category, setCategory] = useState<ReportCategory>('hurts')
  const [text, setText] = useState('')
  return (
    <ActSheet
      title={words.title[target.kind]}
      means={words.means}
      yes={words.yes}
      shortestReason={null}
      onAct={() =>
        call(reportContent, { target, category, words: text.trim(), ...(seen && { rev: seen }) }).then(() =>
          toast(words.done),
        )
      }
      onClose={onClose}
    >
      <fieldset className="stack">
        <legend className="label">{words.why}</legend>
        {reportCategories.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="category"
              value={one}
              checked={one === category}
              onChange={() => setCategory(one)}
            />
            <span>{words.categories[one]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={words.words} hint={words.wordsHint}>
        {(field) => (
          <textarea
            {...field}
            className="input growing"
            rows={2}
            maxLength={reportLimits.words}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </ActSheet>
  )
}

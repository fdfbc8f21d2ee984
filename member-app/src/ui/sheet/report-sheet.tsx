import { call } from '@varanda/client/call'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportWays } from '@varanda/domain/report/calls/report-ways'
import { reports as en } from '@varanda/domain/report/messages/en/reports'
import { reports as pt } from '@varanda/domain/report/messages/pt/reports'
import {
  concernsChild,
  type ReportCategory,
  type ReportTarget,
  reportCategories,
  reportLimits,
} from '@varanda/domain/report/report'
import { useState } from 'react'
import { Choice } from '../choice/choice.tsx'
import { Field } from '../field.tsx'
import { inLocale } from '../locale.ts'
import { toast } from '../notice/toast.tsx'
import { useAsked } from '../use-asked.ts'
import { ActSheet } from './act-sheet.tsx'

const words = inLocale({ pt: pt.report, en: en.report })
/** No circle's id: those who run the instance. */
const admins = ''

/**
 * A member asks whoever runs the instance, or who looks after the circle in which it stands, to look at something. `rev`:
 * the revision of a post that they look at.
 */
export function ReportSheet({ target, rev, onClose }: { target: ReportTarget; rev?: number; onClose: () => void }) {
  const [seen] = useState(rev)
  const [category, setCategory] = useState<ReportCategory>('hurts')
  const [text, setText] = useState('')
  const [chosen, choose] = useState(admins)
  const ways = useAsked(reportWays, { target })
  // Where it cannot be asked, administrators read it: nobody is kept from reporting.
  const { circles, ruled } = ways.state === 'ready' ? ways.value : { circles: [], ruled: false }
  const isRuled = ruled || (circles.length > 0 && concernsChild(category))
  const offered = isRuled ? [] : circles
  const circle = offered.find(({ id }) => id === chosen)?.id
  const send = async () => {
    const more = { ...(seen && { rev: seen }), ...(circle !== undefined && { circle }) }
    const { readers } = await call(reportContent, { target, category, words: text.trim(), ...more })
    toast(readers === 'circle' ? words.doneCircle : words.done)
  }
  return (
    <ActSheet
      title={words.title[target.kind]}
      means={words.means}
      yes={words.yes}
      shortestReason={null}
      unsaid={text.trim() !== ''}
      onAct={send}
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
      {offered.length > 0 && (
        <Choice
          label={words.readers.label}
          value={circle ?? admins}
          options={[
            ...offered.map(({ id, name }) => ({
              value: id,
              text: words.readers.circle(name),
              note: words.readers.circleNote,
            })),
            { value: admins, text: words.readers.admins, note: words.readers.adminsNote },
          ]}
          onChoose={choose}
        />
      )}
      {offered.length === 0 && ways.state !== 'loading' && (
        <p className="small quiet">{isRuled ? words.readers.ruled : words.readers.only}</p>
      )}
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

import { call } from '@varanda/client/call'
import { locales, localeTags } from '@varanda/domain/locale'
import { saveAnswerTemplates } from '@varanda/domain/signup/calls/save-answer-templates'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { answerTemplates, type TemplateTexts } from '@varanda/domain/signup/signup-templates'
import { useState } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'
import { useTemplates } from './use-templates.ts'

/** The instance's words for refusals, in both languages. */
export function TemplatesSheet() {
  const sheet = useSheet('answer-templates')
  const texts = useTemplates()
  return (
    <>
      <button type="button" className="button line compact" aria-haspopup="dialog" onClick={sheet.show}>
        <Icon name="edit" size={20} />
        {words.templates.open}
      </button>
      {sheet.open && texts && <Editing texts={texts} onClose={sheet.hide} />}
    </>
  )
}

function Editing({ texts, onClose }: { texts: TemplateTexts; onClose: () => void }) {
  const { templates } = words
  const [drafts, setDrafts] = useState(texts)
  const { busy, failure, setFailure, act } = useAct(templates.failed)

  const save = async () => {
    if (busy) return
    const isEmpty = answerTemplates.some((name) => locales.some((locale) => drafts[name][locale].trim() === ''))
    if (isEmpty) return setFailure(templates.empty)
    await act(async () => {
      await call(saveAnswerTemplates, drafts)
      toast(templates.saved)
      onClose()
    })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={templates.title}
      note={templates.explain}
      foot={
        <div className="stack">
          <Failed>{failure}</Failed>
          <button type="button" className="button wide" aria-disabled={busy} onClick={() => void save()}>
            {busy ? templates.saving : templates.save}
          </button>
        </div>
      }
    >
      <div className="stack wide">
        {answerTemplates.map((name) => (
          <section key={name} className="stack">
            <h3 className="label">{words.decline.templates[name]}</h3>
            {locales.map((locale) => (
              <Field key={locale} label={templates.languages[locale]}>
                {(field) => (
                  <textarea
                    {...field}
                    className="input growing"
                    rows={4}
                    lang={localeTags[locale]}
                    maxLength={reviewLimits.reason}
                    value={drafts[name][locale]}
                    onChange={(event) =>
                      setDrafts({ ...drafts, [name]: { ...drafts[name], [locale]: event.target.value } })
                    }
                  />
                )}
              </Field>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}

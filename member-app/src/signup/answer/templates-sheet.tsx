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
import { FormComing } from '../../ui/notice/form-coming.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'
import { useTemplates } from './use-templates.ts'

/** The instance's words for refusals, in both languages. */
export function TemplatesSheet() {
  const sheet = useSheet('answer-templates')
  return (
    <>
      <button type="button" className="button line compact" aria-haspopup="dialog" onClick={sheet.show}>
        <Icon name="edit" size={20} />
        {words.templates.open}
      </button>
      {sheet.open && <Editing onClose={sheet.hide} />}
    </>
  )
}

/** The words as they are being changed, once the instance has said which they are: all of them are saved. */
function Editing({ onClose }: { onClose: () => void }) {
  const { templates } = words
  const texts = useTemplates()
  const [written, setWritten] = useState<TemplateTexts>()
  const drafts = written ?? (texts === 'failed' ? undefined : texts)
  const { busy, failure, setFailure, act } = useAct(templates.failed)

  const save = async () => {
    if (busy || !drafts) return
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
          <button type="button" className="button wide" aria-disabled={busy || !drafts} onClick={() => void save()}>
            {busy ? templates.saving : templates.save}
          </button>
        </div>
      }
    >
      <div className="stack wide">
        {texts === 'failed' && <LoadFailed />}
        {texts === undefined && <FormComing />}
        {drafts &&
          answerTemplates.map((name) => (
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
                        setWritten({ ...drafts, [name]: { ...drafts[name], [locale]: event.target.value } })
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

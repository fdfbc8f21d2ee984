import { call } from '@varanda/client/call'
import { localeTags } from '@varanda/domain/locale'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { firstName } from '@varanda/domain/member/member'
import { declineRequest } from '@varanda/domain/signup/calls/decline-request'
import { type DeclineTemplate, declineTemplates, type SignupRequest } from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { useState } from 'react'
import { Choice } from '../../ui/choice/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../words.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { MailPreview } from './mail-preview.tsx'
import { reopen } from './reopen.ts'
import { ownTemplates, useTemplates } from './use-templates.ts'

/** What somebody began to say. It outlives the sheet: whoever closes it to read the request again loses no words. */
export interface Refusal {
  /** Undefined until one is chosen. */
  template?: DeclineTemplate
  /** By template, so that a look at another one takes nothing away. */
  written: Partial<Record<DeclineTemplate, string>>
}

interface Props {
  id: string
  request: SignupRequest
  refusal: Refusal
  onChange: (refusal: Refusal) => void
  onClose: () => void
  onDone: () => void
}

/** A refusal with its reason, in the words that the applicant will read. It leaves the instance a day later. */
export function DeclineSheet({ id, request, refusal, onChange, onClose, onDone }: Props) {
  const { locale, email, name } = request
  const found = useTemplates()
  // They are read before they go out: whoever cannot have the instance's begins with these.
  const templates = found === 'failed' ? ownTemplates : found
  const { written } = refusal
  const template = refusal.template ?? likelyTemplate(request)
  const [isChecked, setChecked] = useState(false)
  const mail = { pt, en }[locale]['request-declined']
  const { decline } = words
  const offered = template === 'own' || !templates ? '' : templates[template][locale]
  const reason = written[template] ?? offered
  const isEmpty = reason.trim() === ''

  return (
    <AnswerSheet
      title={decline.title(firstName(name))}
      explain={decline.explain}
      yes={decline.yes}
      doing={decline.doing}
      failed={decline.failed}
      effect="takes"
      missing={() => {
        setChecked(true)
        return isEmpty ? decline.empty : undefined
      }}
      act={() => call(declineRequest, { id, template, reason })}
      done={decline.done(firstName(name))}
      undo={() => void reopen(id)}
      onClose={onClose}
      onDone={onDone}
    >
      {templates ? (
        <>
          <Choice
            label={decline.template}
            value={template}
            options={declineTemplates.map((value) => ({ value, text: decline.templates[value] }))}
            onChoose={(chosen) => onChange({ template: chosen, written })}
          />
          <Field
            label={decline.reason(locale)}
            hint={decline.reasonHint}
            {...(isChecked && isEmpty && { error: decline.empty })}
          >
            {(field) => (
              <textarea
                {...field}
                className="input growing"
                rows={5}
                lang={localeTags[locale]}
                maxLength={reviewLimits.reason}
                value={reason}
                onChange={({ target }) => onChange({ template, written: { ...written, [template]: target.value } })}
              />
            )}
          </Field>
          <MailPreview
            locale={locale}
            to={email}
            subject={mail.subject}
            lines={[mail.lead, ...reason.split(/\n+/), mail.erased]}
          />
        </>
      ) : (
        <Skeleton rows={1} />
      )}
    </AnswerSheet>
  )
}

/** Nobody is told that they are unknown once a member said that they know them. */
function likelyTemplate({ vouches = {} }: SignupRequest): DeclineTemplate {
  return Object.values(vouches).some(({ answer }) => answer === 'yes') ? 'own' : 'unknown-here'
}

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

interface Props {
  id: string
  request: SignupRequest
  onClose: () => void
  onDone: () => void
}

/** A refusal with its reason, in the words that the applicant will read. It leaves the instance a day later. */
export function DeclineSheet({ id, request, onClose, onDone }: Props) {
  const { locale, email, name } = request
  const found = useTemplates()
  // They are read before they go out: whoever cannot have the instance's begins with these.
  const templates = found === 'failed' ? ownTemplates : found
  const [template, setTemplate] = useState<DeclineTemplate>('unknown-here')
  /** By template, so that a look at another one takes nothing away. */
  const [written, setWritten] = useState<Partial<Record<DeclineTemplate, string>>>({})
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
            onChoose={setTemplate}
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
                onChange={({ target }) => setWritten((before) => ({ ...before, [template]: target.value }))}
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

import { call } from '@varanda/client/call'
import { mail as en } from '@varanda/domain/mail/messages/en/mail'
import { mail as pt } from '@varanda/domain/mail/messages/pt/mail'
import { firstName } from '@varanda/domain/member/member'
import { approveRequest } from '@varanda/domain/signup/calls/approve-request'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { words } from '../words.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { MailPreview } from './mail-preview.tsx'
import { reopen } from './reopen.ts'

interface Props {
  id: string
  request: SignupRequest
  /** A fresh link for somebody who was approved before. */
  again?: boolean
  onClose: () => void
  onDone: () => void
}

/** What approving means, and the message that goes out, in the applicant's language. */
export function ApproveSheet({ id, request, again = false, onClose, onDone }: Props) {
  const { name, email, locale } = request
  const mail = { pt, en }[locale].invite
  const { approve } = words
  return (
    <AnswerSheet
      title={(again ? approve.againTitle : approve.title)(firstName(name))}
      explain={again ? approve.againExplain(reviewLimits.seatDays) : approve.explain(locale, reviewLimits.seatDays)}
      yes={again ? approve.again : approve.yes}
      doing={approve.doing}
      failed={approve.failed}
      effect="gives"
      act={() => call(approveRequest, { id, again })}
      done={approve.done(firstName(name))}
      {...(!again && { undo: () => void reopen(id) })}
      onClose={onClose}
      onDone={onDone}
    >
      <MailPreview
        locale={locale}
        to={email}
        subject={mail.instanceSubject}
        lines={[
          mail.instanceLead,
          `[${mail.button}: ${words.mail.link}]`,
          mail.calm,
          mail.code('••• •••'),
          mail.expires(reviewLimits.seatDays),
        ]}
      />
    </AnswerSheet>
  )
}

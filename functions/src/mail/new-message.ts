import type { Locale } from '@varanda/domain/locale'
import {
  isMailAddress,
  type MailDocument,
  type MailParameters,
  type MailTemplate,
  mailKinds,
  mailLimits,
} from '@varanda/domain/mail/mail'
import { Timestamp } from 'firebase-admin/firestore'

export interface NewMail<Template extends MailTemplate> {
  template: Template
  locale: Locale
  to: string
  parameters: MailParameters[Template]
  /** Whose notification it is; needed where the template is one. */
  uid?: string
  /** It leaves then, not now. Whoever deletes it before has not sent it. */
  notBefore?: Date
}

/**
 * A message as it waits on the queue. Throws where the address is none.
 */
export function newMessage<Template extends MailTemplate>(
  { template, locale, to, parameters, uid = '', notBefore }: NewMail<Template>,
  now: Date,
): MailDocument<Template> {
  if (!isMailAddress(to)) throw new Error(`The address of a ${template} message is none`)
  if (mailKinds[template].isNotification && !uid) throw new Error(`A ${template} message needs a member`)
  const at = Timestamp.fromDate(now)
  return {
    template,
    locale,
    to,
    parameters,
    uid: uid || null,
    state: 'waiting',
    tries: 0,
    createdAt: at,
    dueAt: notBefore ? Timestamp.fromDate(notBefore) : at,
    expiresAt: Timestamp.fromMillis(now.getTime() + mailLimits.keptMs),
  }
}

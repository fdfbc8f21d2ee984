import {
  type MailDocument,
  type MailedNotices,
  type MailParameters,
  type MailTemplate,
  mailKinds,
  type SaidNotices,
} from '@varanda/domain/mail/mail'
import type { Transaction } from 'firebase-admin/firestore'
import { composeDigest } from '../digest/compose-digest.ts'
import { composeNotices } from '../notice/deliver/compose-notices.ts'
import { siteUrl } from './settings.ts'
import type { Attachment } from './smtp.ts'
import { type RenderedMail, renderMail } from './templates.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

/** A message as it goes out. */
export interface Composed extends RenderedMail {
  attachments?: readonly Attachment[]
  /** https address for one click (RFC 8058); notifications only. */
  unsubscribe?: string
  /**
   * Asks in the transaction that claims the message whether what it says still holds, and answers the writes that go with
   * it; undefined where it does not hold.
   */
  claim?(transaction: Transaction): Promise<(() => void) | undefined>
}

type Queued = MailDocument & { parameters: NonNullable<MailDocument['parameters']> }

/**
 * Makes a message of what waits on the queue: of its parameters alone, or, where its kind is made in the moment of
 * sending, of what its reader may read then. Undefined where there is nothing to say (any more).
 */
export async function composeMail(message: Queued, now: Date): Promise<Composed | undefined> {
  const { template, locale, parameters, uid } = message
  if (template === 'digest')
    return uid === null ? undefined : composeDigest(uid, parameters as MailParameters['digest'], now)
  if (template === 'notices' && uid !== null && 'notices' in parameters)
    return composeNotices(uid, parameters as MailedNotices, now)
  const said = parameters as MailParameters[Exclude<MailTemplate, 'digest' | 'notices'>] & SaidNotices
  const reader = mailKinds[template].isNotification ? uid : null
  if (reader === null) return renderMail(template, locale, said)
  const topics = template === 'notices' ? said.topics : []
  const links = await unsubscribeLinks(siteUrl(), reader, locale, topics)
  return { ...renderMail(template, locale, said, links), ...(links[0] && { unsubscribe: links[0].link }) }
}

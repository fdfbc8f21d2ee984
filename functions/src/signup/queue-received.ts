import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { answerBy } from '@varanda/domain/signup/answer-promise'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import type { Transaction } from 'firebase-admin/firestore'
import { queueMessage } from '../mail/queue-message.ts'
import { siteUrl } from '../mail/settings.ts'

/**
 * Tells an applicant that their request waits for its answer, once for each request: its token, by which they see where it
 * stands, is in no other message.
 */
export function queueReceived(
  transaction: Transaction,
  requestId: string,
  { locale, email }: Pick<SignupRequest, 'locale' | 'email'>,
  token: string,
  now: Date,
): void {
  const parameters = { answerBy: answerBy(now), link: capabilityLink('status', locale, token, siteUrl()) }
  const message = { template: 'request-received', locale, to: email, parameters } as const
  queueMessage(transaction, `request-${requestId.slice(0, 32)}-received`, message, now)
}

import { isInviteToken } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { answerBy } from '@varanda/domain/signup/answer-promise'
import { type SignupRequest, signupLimits, signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { requestIdOf } from './request-id.ts'
import { statusLink } from './status-link.ts'

const isOver = (request: SignupRequest, now: Date) =>
  request.status === 'unconfirmed' && (request.expiresAt?.toMillis() ?? 0) <= now.getTime()

/** The request that a link in a message is about; undefined for a link that leads nowhere (any more). */
export async function requestOf(token: unknown, now: Date): Promise<SignupRequest | undefined> {
  if (typeof token !== 'string' || !isInviteToken(token)) return undefined
  const request = read(signupRequestSchema, await db.doc(paths.signupRequest(requestIdOf(token))).get())
  return request && !isOver(request, now) ? request : undefined
}

/**
 * Marks a request as confirmed and tells the applicant. Repeating it does nothing more. False where there is no such
 * request.
 */
export async function confirmRequest(token: string, now: Date): Promise<boolean> {
  const id = requestIdOf(token)
  const reference = db.doc(paths.signupRequest(id))
  return db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    if (!request || isOver(request, now)) return false
    if (request.status !== 'unconfirmed') return true
    const at = Timestamp.fromDate(now)
    const pending: Partial<SignupRequest> = {
      status: 'pending',
      pendingSince: at,
      expiresAt: Timestamp.fromMillis(now.getTime() + signupLimits.keptMs),
    }
    transaction.update(reference, pending)
    const message = {
      template: 'request-received',
      locale: request.locale,
      to: request.email,
      parameters: { answerBy: answerBy(now), link: statusLink(request.locale, token) },
    } as const
    queueMessage(transaction, `request-${id.slice(0, 32)}-received`, message, now)
    return true
  })
}

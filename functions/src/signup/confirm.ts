import { paths } from '@varanda/domain/paths'
import { type SignupRequest, signupLimits, signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { findableBy } from './marks.ts'
import { queueReceived } from './queue-received.ts'

const isOver = (request: SignupRequest, now: Date) =>
  request.status === 'unconfirmed' && (request.expiresAt?.toMillis() ?? 0) <= now.getTime()

/** The request at a path; undefined for one that is not there, or whose time to be confirmed is over. */
export async function requestAt(path: string, now: Date): Promise<SignupRequest | undefined> {
  const request = read(signupRequestSchema, await db.doc(path).get())
  return request && !isOver(request, now) ? request : undefined
}

/**
 * Marks a request as confirmed and tells the applicant, by a message with the same link's token. Repeating it does
 * nothing more. False where there is no such request.
 */
export async function confirmRequest(path: string, token: string, now: Date): Promise<boolean> {
  const reference = db.doc(path)
  return db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    if (!request || isOver(request, now)) return false
    if (request.status !== 'unconfirmed') return true
    const at = Timestamp.fromDate(now)
    const pending: Partial<SignupRequest> = {
      status: 'pending',
      pendingSince: at,
      expiresAt: Timestamp.fromMillis(now.getTime() + signupLimits.keptMs),
      ...(await findableBy({ ...request, phone: request.phone ?? '' })),
    }
    transaction.update(reference, pending)
    queueReceived(transaction, reference.id, request, token, now)
    return true
  })
}

/** Deletes a request that whoever owns its address did not make. One that was confirmed stays. */
export async function disownRequest(path: string): Promise<void> {
  const reference = db.doc(path)
  await db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    if (request?.status !== 'unconfirmed') return
    transaction.delete(reference)
    transaction.delete(db.doc(paths.capability(reference.id)))
  })
}

import type { Invite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { signupMemory } from '@varanda/domain/signup/signup-memory'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** The request behind an applicant's invite, read before anything is written; undefined for any other invite. */
export async function requestBehind(
  transaction: Transaction,
  invite: Invite | undefined,
): Promise<DocumentSnapshot | undefined> {
  return invite?.requestId ? transaction.get(db.doc(paths.signupRequest(invite.requestId))) : undefined
}

/** Whoever asked came in: the request is over, in the transaction that takes the seat. */
export function closeRequest(transaction: Transaction, found: DocumentSnapshot | undefined, now: Date): void {
  // It may have been forgotten meanwhile, or withdrawn; the seat is theirs all the same.
  if (!found || read(signupRequestSchema, found)?.status !== 'approved') return
  const forgetAt = Timestamp.fromMillis(now.getTime() + signupMemory.forgetAfter.joined)
  const joined: Partial<SignupRequest> = {
    status: 'joined',
    joinedAt: Timestamp.fromDate(now),
    forgetAt,
  }
  transaction.update(found.ref, joined)
  setAlarm(transaction, 'forget-request', { requestId: found.id }, forgetAt)
}

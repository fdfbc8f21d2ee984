import { forgetRequest, signupMemory } from '@varanda/domain/signup/signup-memory'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'

/** Replaces a request by what is kept for counting, which is deleted later as well. */
export function writeForgotten(
  transaction: Transaction,
  reference: DocumentReference,
  request: SignupRequest,
  now: Date,
): void {
  const left: SignupRequest = {
    ...forgetRequest(request),
    forgottenAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + signupMemory.countedMs),
  }
  transaction.set(reference, left)
  setAlarm(transaction, 'forget-request', { requestId: reference.id }, null)
}

import type { AuditAct, AuditEntry } from '@varanda/domain/audit/audit'
import { paths } from '@varanda/domain/paths'
import type { Reviewer, SignupRequest } from '@varanda/domain/signup/signup-request'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { runLogged, writeDown } from '../audit/audit.ts'
import { actingAdmin } from '../instance/acting-admin.ts'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { read } from '../lib/read.ts'

export interface Review {
  request: SignupRequest | undefined
  reference: DocumentReference
  me: Reviewer
  transaction: Transaction
}

/** The fields that the request gets; null deletes one. */
export interface Reviewed {
  changes: { [Field in keyof SignupRequest]?: SignupRequest[Field] | null }
  act: AuditAct
  facts?: AuditEntry['facts']
}

/**
 * One administrator's act on one request: read, decided, stored and logged in one transaction. `decide` answers null
 * when there is nothing to change.
 */
export async function reviewRequest(
  id: string,
  admin: Pick<Account, 'uid' | 'authTime'>,
  now: Date,
  decide: (review: Review) => Promise<Reviewed | null> | Reviewed | null,
): Promise<void> {
  const reference = db.doc(paths.signupRequest(id))
  await runLogged(async (transaction) => {
    const me = await actingAdmin(transaction, admin)
    const request = await transaction.get(reference)
    const reviewed = await decide({
      request: read(signupRequestSchema, request),
      reference,
      me,
      transaction,
    })
    if (!reviewed) return
    const { changes, act, facts } = reviewed
    const kept = Object.entries(changes).map(([field, value]) => [field, value ?? FieldValue.delete()])
    transaction.update(reference, Object.fromEntries(kept))
    const { forgetAt } = changes
    if (forgetAt !== undefined) setAlarm(transaction, 'forget-request', { requestId: id }, forgetAt)
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: me.uid,
      act,
      target: paths.signupRequest(id),
      rev: null,
      ...(facts && { facts }),
    })
  })
}

/** Nobody needs to say any more whether they know the applicant. */
export function dropQuestions(transaction: Transaction, id: string, request: SignupRequest | undefined): void {
  for (const [uid, { answer }] of Object.entries(request?.vouches ?? {})) {
    if (!answer) transaction.delete(db.doc(paths.vouch(uid, id)))
  }
}

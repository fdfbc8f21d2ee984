import type { Invite } from '@varanda/domain/invite/invite'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * Reads the request that an invite answered and answers how to say in it until when the seat is held, to be called after
 * all reads. Undefined for an invite that answered none, or one whose answer was taken back or is another invite by now.
 */
export async function holdingSeat(
  transaction: Transaction,
  inviteId: string,
  { requestId }: Pick<Invite, 'requestId'>,
): Promise<((goodUntil: Moment) => void) | undefined> {
  if (requestId === undefined) return undefined
  const found = await transaction.get(db.doc(paths.signupRequest(requestId)))
  const answer = read(signupRequestSchema, found)?.answer
  if (answer?.kind !== 'approved' || answer.inviteId !== inviteId) return undefined
  return (goodUntil) => transaction.update(found.ref, { 'answer.goodUntil': goodUntil })
}

import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { writeForgotten } from './forget.ts'
import { closeSeat } from './seat.ts'

/** Takes name, address and words out of a request whose time is over. */
export function forgetDueRequest({ requestId }: AlarmReference<'forget-request'>, now: Date): Promise<Moment | null> {
  const reference = db.doc(paths.signupRequest(requestId))
  return db.runTransaction(async (transaction) => {
    const request = read(signupRequestSchema, await transaction.get(reference))
    // Somebody may have reopened it since.
    if (!request?.forgetAt) return null
    if (request.forgetAt.toMillis() > now.getTime()) return request.forgetAt
    // The invite of an approved request names the applicant, too; nobody used it, so it is closed.
    const { answer, status } = request
    if (status === 'approved' && answer?.kind === 'approved') await closeSeat(transaction, answer.inviteId)
    writeForgotten(transaction, reference, request, now)
    return null
  })
}

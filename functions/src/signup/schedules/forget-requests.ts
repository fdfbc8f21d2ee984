import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { writeForgotten } from '../forget.ts'
import { closeSeat } from '../seat.ts'

const perRound = 200

/** Takes name, address and words out of requests whose time is over. */
export const forgetRequests = onSchedule({ schedule: 'every 24 hours' }, async () => {
  for (;;) {
    const due = await db.collection(paths.signupRequests).where('forgetAt', '<=', Timestamp.now()).limit(perRound).get()
    let forgotten = 0
    for (const { ref } of due.docs) {
      forgotten += await db.runTransaction(async (transaction) => {
        const now = new Date()
        const request = readIfWhole(signupRequestSchema, await transaction.get(ref))
        // Somebody may have reopened it since.
        if (!request?.forgetAt || request.forgetAt.toMillis() > now.getTime()) return 0
        // The invite of an approved request names the applicant, too; nobody used it, so it is closed.
        const { answer, status } = request
        if (status === 'approved' && answer?.kind === 'approved') await closeSeat(transaction, answer.inviteId)
        writeForgotten(transaction, ref, request, now)
        return 1
      })
    }
    if (due.size < perRound || forgotten === 0) return
  }
})

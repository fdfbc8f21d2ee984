import { takeRequest as contract } from '@varanda/domain/signup/calls/take-request'
import { decideTaking } from '@varanda/domain/signup/signup-review'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { reviewRequest } from '../review.ts'

export const takeRequest = callable(contract, async ({ id, mine, from }, caller, { now }) => {
  const { uid } = caller
  await reviewRequest(id, caller, now, ({ request, me }) => {
    const decision = decideTaking(request, { from, mine, uid })
    if (decision === 'as-it-is') return null
    return {
      changes: { taken: decision === 'take' ? { by: me, at: Timestamp.fromDate(now) } : null },
      act: 'request-taken',
      facts: { from, to: mine ? uid : null },
    }
  })
  return {}
})

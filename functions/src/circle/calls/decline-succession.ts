import { declineSuccession as contract } from '@varanda/domain/circle/calls/decline-succession'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepInMemory, readBookAs, readMemory } from '../read-book.ts'

export const declineSuccession = callable(contract, async ({ circleId }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    await readBookAs(transaction, circleId, uid)
    const { successor } = await readMemory(transaction, circleId)
    if (successor === uid) keepInMemory(transaction, circleId, { successor: null })
  })
  return {}
})

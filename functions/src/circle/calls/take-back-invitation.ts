import { takeBackInvitation as contract } from '@varanda/domain/circle/calls/take-back-invitation'
import { checkLookingAfter } from '@varanda/domain/circle/may-manage'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { callOff } from '../call-off.ts'
import { readBookAs } from '../read-book.ts'

export const takeBackInvitation = callable(contract, async ({ circleId, uid: other }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    checkLookingAfter(await readBookAs(transaction, circleId, uid))
    await callOff(transaction, circleId, other)
  })
  return {}
})

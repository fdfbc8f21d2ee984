import { thankForTip as contract } from '@varanda/domain/support/calls/thank-for-tip'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { thank } from '../thank.ts'

export const thankForTip = callable(contract, async ({ tipId, words }, { uid }, { now }) => {
  await db.runTransaction((transaction) => thank(transaction, uid, tipId, words, Timestamp.fromDate(now)))
  return {}
})

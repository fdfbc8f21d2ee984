import { DomainError } from '@varanda/domain/errors'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { thank as thankFor } from '../../support/thank.ts'
import { actingMember, type Deed } from './deed.ts'

/** Thanks for the tip that arrived, as the member's own tap would; said once, it stays said. */
export const thank: Deed<'thank'> = {
  asks: () => [],
  plan({ run }) {
    return { changed: run.happened.tip === undefined ? [] : [run.happened.tip] }
  },
  async act({ uid, now }, { text }, { changed: [tip] = [] }) {
    if (tip === undefined) throw new DomainError('tip-unknown')
    await actingMember(uid, now)
    await keepRate('thankForTip', uid, now)
    await db.runTransaction((transaction) => thankFor(transaction, uid, tip, text, Timestamp.fromDate(now)))
  },
  undo: null,
}

import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { noteOwned } from '../ownership/owned-circles.ts'

/**
 * A circle is gone with its own document: nobody reads, posts or comes any more. Whatever it gave goes by its alarm, which
 * the caller lets ring soon, and which rings again where that dies. `owner` is '' of a group that is frozen.
 */
export function closeCircle(
  transaction: Transaction,
  { circleId, owner }: { circleId: string; owner: string },
  now: Date,
): void {
  transaction.delete(db.doc(paths.circle(circleId)))
  if (owner !== '') noteOwned(transaction, owner, circleId, null)
  setAlarm(transaction, 'end-circle', { circleId }, Timestamp.fromDate(now))
}

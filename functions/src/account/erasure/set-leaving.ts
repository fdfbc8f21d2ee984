import { type LeavingWay, leaving, leavingLimits } from '@varanda/domain/account/leaving/leaving'
import type { Standing } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { noteErasing } from './begin-erasing.ts'
import { wardsLeaveAt } from './wards-leave-at.ts'

/**
 * Lets somebody leave whose standing the transaction has read; `by` is the guardian whose act it is. Answers that the erasing
 * was begun, or when it will be, null where nothing changed. Throws what `leaving` throws.
 */
export async function setLeaving(
  transaction: Transaction,
  { uid, standing, by }: { uid: string; standing: Standing; by?: string },
  way: LeavingWay,
  now: Date,
): Promise<'begun' | Moment | null> {
  const admins = standing.role === 'admin' ? await activeAdmins(transaction) : []
  const otherAdmins = admins.filter((one) => one !== uid).length
  const state = { standing, otherAdmins, wardsLeaveAt: await wardsLeaveAt(transaction, uid) }
  const next = leaving(state, way, now, Timestamp.fromMillis, by)
  if (!next) return null
  if (way === 'now') {
    const note = await noteErasing(transaction, uid, standing, now)
    note()
    return 'begun'
  }
  transaction.set(db.doc(paths.standing(uid)), next)
  const { until } = next.leaving!
  const reminder = until.toMillis() - leavingLimits.remindMs
  setAlarm(transaction, 'end-leaving', { uid }, Timestamp.fromMillis(reminder))
  return until
}

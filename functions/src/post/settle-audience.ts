import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { tellOfChange } from '../notice/activity/tell-of-change.ts'
import { fanOut } from './fan-out.ts'
import { renewEntries } from './renew-entries.ts'
import { takeFromOutside } from './take-from-outside.ts'

/** Whoever changes a post does this by themselves; the alarm is for a call that dies. */
const soon = 60_000

/** Sets when what readers hold is brought into agreement with the post, in the writes that change it. */
export function settleAudienceSoon(transaction: Transaction, postId: string, now: Date): void {
  setAlarm(transaction, 'settle-audience', { postId }, Timestamp.fromMillis(now.getTime() + soon))
}

/**
 * Brings who holds a post, what their copies say, and who is told of it into agreement with a post that was changed. Twice is
 * once.
 */
export async function settleAudience({ postId }: AlarmReference<'settle-audience'>, now: Date): Promise<null> {
  await takeFromOutside(postId)
  await renewEntries(postId)
  await fanOut(postId)
  await tellOfChange(postId, now)
  return null
}

import { erasureSchema } from '@varanda/domain/account/leaving/erasure'
import { leavingLimits } from '@varanda/domain/account/leaving/leaving'
import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'

/** Queues the next piece of an erasure once more, in case the queue lost it or it had to wait. */
export async function watchErasure({ uid }: AlarmReference<'erase-member'>, now: Date): Promise<Moment | null> {
  const erasure = read(erasureSchema, await db.doc(paths.erasure(uid)).get())
  if (!erasure) return null
  const { step } = erasure
  await enqueue('eraseMember', { uid, step }, { id: `erase-${uid}-${step}-${now.getTime()}` })
  return Timestamp.fromMillis(now.getTime() + leavingLimits.watchMs)
}

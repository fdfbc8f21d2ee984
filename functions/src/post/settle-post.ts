import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { removalLimits, settlingOf } from '@varanda/domain/post/removal'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { dropPost } from './drop-post.ts'
import { erasePost, hasOpenReport, sweepPost } from './erase-post.ts'
import { fanOut } from './fan-out.ts'

/** The call that changed the post does this by itself; the alarm is for one that dies, and for what it left. */
const soon = 60_000
/** How often a report that is open is looked at again when all else is over. */
const patience = 24 * 60 * 60_000

/** Sets when what readers hold is brought into agreement with the post, in the writes that delete it or bring it back. */
export function settleSoon(transaction: Transaction, postId: string, now: Date): void {
  setAlarm(transaction, 'settle-post', { postId }, Timestamp.fromMillis(now.getTime() + soon))
}

/** Does what the post's state asks for now. Answers when it is to be looked at again. */
export async function settlePost({ postId }: AlarmReference<'settle-post'>, now: Date): Promise<Moment | null> {
  const post = read(postSchema, await db.doc(paths.post(postId)).get())
  if (!post) return null
  const settling = settlingOf(post, now)
  switch (settling.act) {
    case 'give':
      await fanOut(postId)
      return null
    case 'take':
      await dropPost(postId, Number.POSITIVE_INFINITY)
      return Timestamp.fromMillis(settling.again)
    case 'erase':
      // Brought back meanwhile, in which case there is another alarm.
      if (!(await erasePost(postId, now))) return null
      return Timestamp.fromMillis(now.getTime() + removalLimits.tombstone)
    case 'sweep':
      await sweepPost(postId)
      return Timestamp.fromMillis(settling.again)
    case 'forget':
      // The photos of its copy are still there, and nothing else tells of them.
      if (await hasOpenReport(postId)) return Timestamp.fromMillis(now.getTime() + patience)
      await sweepPost(postId)
      await db.doc(paths.post(postId)).delete()
      return null
  }
}

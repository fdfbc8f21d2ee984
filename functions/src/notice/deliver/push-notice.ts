import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import type { TaskInput } from '../../tasks/names.ts'
import { ringOf } from '../notice-claims.ts'
import { pushOnce } from '../push/push-once.ts'
import { holdPush } from './hold-push.ts'
import { newNotices } from './new-notices.ts'
import { pushMessage } from './push-message.ts'
import { readReader, sayIfWanted } from './readable.ts'
import { ringAt } from './ring-at.ts'

/** What is older was pushed, or never will be: claims are kept for longer. */
const lateAfter = 24 * 60 * 60_000

/**
 * Pushes one notice to its reader for one occasion, at most once, and not again what rang as it stands. Everything is asked again in the moment of sending:
 * whether they have seen it, may read it, and want it to ring now.
 */
export async function pushNotice({ uid, noticeId, occasion }: TaskInput['pushNotice'], now: Date): Promise<void> {
  const [reader, found] = await Promise.all([readReader(uid), db.doc(paths.notice(uid, noticeId)).get()])
  const at = found.get('at')?.toMillis() ?? 0
  if (at < now.getTime() - lateAfter) return
  const notice = await sayIfWanted(reader, found, 'push', now)
  if (!notice) return
  if (ringAt(reader.wishes, now) > now) return holdPush(uid, now)
  const unread = (await newNotices(uid)).length
  await pushOnce(uid, [occasion, ringOf(found)], pushMessage(reader, found, notice, unread), now)
}

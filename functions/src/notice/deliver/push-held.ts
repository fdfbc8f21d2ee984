import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { Timestamp } from 'firebase-admin/firestore'
import { pushOnce } from '../push/push-once.ts'
import { newNotices } from './new-notices.ts'
import { said } from './notice-words.ts'
import { pushMessage } from './push-message.ts'
import { readReader, sayIfWanted } from './readable.ts'
import { ringAt } from './ring-at.ts'

/**
 * Rings once for all that could not ring before: one notice as it would have, several as their number. Answers when it
 * is to ring if not now.
 */
export async function pushHeld({ uid }: AlarmReference<'push-held'>, now: Date): Promise<Moment | null> {
  const reader = await readReader(uid)
  const at = ringAt(reader.wishes, now)
  if (at > now) return Timestamp.fromDate(at)
  const found = await newNotices(uid)
  const all = (
    await Promise.all(found.map(async (one) => [one, await sayIfWanted(reader, one, 'push', now)] as const))
  ).flatMap(([one, notice]) => (notice ? [{ one, notice }] : []))
  const [newest] = all
  if (!newest) return null
  const { held, heldBody } = said[reader.locale]
  const message =
    all.length === 1
      ? pushMessage(reader, newest.one, newest.notice, found.length)
      : {
          ...pushMessage(reader, newest.one, { title: held(all.length), path: memberScreens.notices }, found.length),
          body: heldBody,
        }
  // Rung again after it died, it says the same.
  await pushOnce(uid, `held ${newest.one.id} ${newest.one.get('at').toMillis()}`, message, now)
  return null
}

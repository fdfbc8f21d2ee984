import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { day, type Moment } from '@varanda/domain/moment'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { claimOf, isClaimed, ringOf } from '../notice-claims.ts'
import { pushOnce } from '../push/push-once.ts'
import { newNotices } from './new-notices.ts'
import { said } from './notice-words.ts'
import { pushMessage } from './push-message.ts'
import { readReader, sayIfWanted } from './readable.ts'
import { ringAt } from './ring-at.ts'

/** The longest peace and the quiet hours after it; what is older was heard before, and claims end a day later. */
const longestWait = 8 * day

/** Tries where something else rings meanwhile for one of them, and when they begin anew (milliseconds). */
const tries = 3
const triedAgainAfter = 60_000

/**
 * Rings once for all that could not ring before: one notice as it would have, several as their number. What rang when it
 * came and was not looked at does not ring again. Answers when it is to ring if not now.
 */
export async function pushHeld({ uid }: AlarmReference<'push-held'>, now: Date): Promise<Moment | null> {
  const reader = await readReader(uid)
  const at = ringAt(reader.wishes, now)
  if (at > now) return Timestamp.fromDate(at)
  const found = await newNotices(uid)
  for (let tried = 0; tried < tries; tried += 1) {
    const silent = await withoutRung(uid, found, now)
    const all = (
      await Promise.all(silent.map(async (one) => [one, await sayIfWanted(reader, one, 'push', now)] as const))
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
            // What comes later about one of them takes the place of that one, and not of all.
            topic: { kind: 'held', thing: ringOf(newest.one) },
          }
    const occasions = all.map(({ one }) => ringOf(one))
    if (await pushOnce(uid, occasions, message, now)) return null
  }
  return Timestamp.fromMillis(now.getTime() + triedAgainAfter)
}

async function withoutRung(uid: string, found: readonly QueryDocumentSnapshot[], now: Date) {
  const young = found.filter((one) => (one.get('at') as Moment).toMillis() > now.getTime() - longestWait)
  if (young.length === 0) return []
  const claims = await db.getAll(...young.map((one) => claimOf(uid, 'push', ringOf(one))))
  return young.filter((_, index) => !isClaimed(claims[index]!, now))
}

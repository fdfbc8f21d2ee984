import { createHash } from 'node:crypto'
import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { DomainError } from '@varanda/domain/errors'
import { day, type Moment } from '@varanda/domain/moment'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { type NoticeClaim, noticeClaimMs } from '@varanda/domain/notice/notice-claim'
import type { NoticeKind } from '@varanda/domain/notice/topics'
import { isWanted } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { asksOfAddress, notifiedAddress } from '../../mail/notified-address.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { mailsADay } from '../../mail/settings.ts'
import { followMovedAddress } from '../../member/follow-address.ts'
import { claimOf, isClaimed, newClaim } from '../notice-claims.ts'
import { mayLeaveByMail } from './may-leave-by-mail.ts'
import { newNoticesSince } from './new-notices.ts'
import { readReader, sayIfWanted } from './readable.ts'

/** A mail that the day's budget had no room for tells of what came since (milliseconds), and no longer. */
const waits = 3 * day
/** Of one reader. */
const looked = 300

/**
 * Queues one mail with all that its reader has not seen by now and wants by mail. At most once: its id follows from the
 * newest of them, and each of them is claimed. What it says of them is read when it is sent. It comes again tomorrow where
 * the instance has sent all that it may today, and for what was added to something that was mailed within a day.
 */
export async function mailNotices({ uid }: AlarmReference<'mail-notices'>, now: Date): Promise<Moment | null> {
  const reader = await readReader(uid)
  const found = await newNoticesSince(uid, new Date(now.getTime() - waits), looked)
  // Most of what is new is of a kind that its reader wants in the app only, and nothing more is asked about it.
  const fresh = found
    .filter((one) => isWanted(reader.wishes, one.get('kind') as NoticeKind, 'mail'))
    .map((one) => ({ found: one, claim: claimOf(uid, 'mail', one.id) }))
  if (fresh.length === 0) return null
  const claims = await db.getAll(...fresh.map(({ claim }) => claim))
  const mayLeave = await mayLeaveByMail(fresh.map(({ found }) => found))
  const said = await Promise.all(
    fresh.map(({ found }, index) =>
      mayLeave[index] && !isClaimed(claims[index]!, now) ? sayIfWanted(reader, found, 'mail', now) : undefined,
    ),
  )
  const all = fresh.filter((_, index) => said[index] !== undefined)
  const later = firstOf(fresh.flatMap(({ found }, index) => addedSince(claims[index]!, found, now) ?? []))
  const [newest] = all
  if (!newest) return later
  await followMovedAddress(uid)
  const mailId = createHash('sha256')
    .update(`notices ${uid} ${newest.found.id} ${moment(newest.found)}`)
    .digest('hex')
  try {
    await db.runTransaction(async (transaction) => {
      const asked = await transaction.getAll(...asksOfAddress(uid))
      const [queued, ...claimed] = await transaction.getAll(
        db.doc(paths.mail(mailId)),
        ...all.map(({ claim }) => claim),
      )
      const to = notifiedAddress(asked)
      if (to === undefined || queued!.exists) return
      // Another run may have mailed some of it meanwhile.
      const told = all.filter((_, index) => !isClaimed(claimed[index]!, now))
      if (told.length === 0) return
      const count = await rateWithin(transaction, 'notice-mail', 'everybody', now, mailsADay().notices)
      const parameters = { notices: told.map(({ found }) => found.id) }
      queueMessage(transaction, mailId, { template: 'notices', locale: reader.locale, to, uid, parameters }, now)
      count()
      for (const { claim } of told) transaction.set(claim, newClaim(uid, 'mail', now))
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many-tries') return tomorrow(now)
    throw error
  }
  return later
}

/** When what was added to a notice since it was mailed may be mailed; undefined where nothing was, or it may be now. */
function addedSince(claim: DocumentSnapshot, found: QueryDocumentSnapshot, now: Date): Moment | undefined {
  if (!isClaimed(claim, now)) return undefined
  const until: Moment = claim.get('expiresAt' satisfies keyof NoticeClaim)
  return moment(found) > until.toMillis() - noticeClaimMs.mail ? until : undefined
}

function firstOf(moments: readonly Moment[]): Moment | null {
  return moments.toSorted((a, b) => a.toMillis() - b.toMillis())[0] ?? null
}

function moment(found: QueryDocumentSnapshot): number {
  return found.get('at' satisfies keyof ActivityNotice).toMillis()
}

/** The rate's windows begin with the day. */
function tomorrow(now: Date): Moment {
  return Timestamp.fromMillis((Math.floor(now.getTime() / day) + 1) * day)
}

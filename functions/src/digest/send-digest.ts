import { settingsSchema } from '@varanda/domain/account/settings'
import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { type Digest, digestLimits } from '@varanda/domain/digest/digest'
import { type DigestWish, digestOf } from '@varanda/domain/digest/digest-wish'
import { DomainError } from '@varanda/domain/errors'
import { defaultLocale } from '@varanda/domain/locale'
import { mailLimits } from '@varanda/domain/mail/mail'
import { day, type Moment } from '@varanda/domain/moment'
import { type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { rateWithin } from '../lib/rate-limit.ts'
import { readIfWhole } from '../lib/read.ts'
import { asksOfAddress, notifiedAddress } from '../mail/notified-address.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { mailsADay } from '../mail/settings.ts'
import { digestMailId, type Fate, fateOf } from './digest-mail.ts'
import { hasNews, type Span } from './has-news.ts'
import { lastDigest } from './last-digest.ts'
import { dayOf, nextDigestAt } from './next-digest-at.ts'

/** How far back the first one goes, and none goes further than the longest. */
const reach = { daily: day, weekly: 7 * day, longest: 30 * day } as const
/** What is younger waits for the next one: it may be on its way to its readers still, or be taken back. */
export const settled = 2 * 60_000

/**
 * Claims a member's digest, if there is anything to tell: digest, mail and the next alarm are one transaction, so there
 * is one a day at most, and one however long the instance was away. What it says is read when the mail is sent. Answers
 * when the next one is due; where the instance has sent all that it may today, that is tomorrow, and soon while the last
 * one's mail is under way.
 */
export async function sendDigest({ uid }: AlarmReference<'send-digest'>, now: Date): Promise<Moment | null> {
  const wishes = readIfWhole(noticeWishesSchema, await db.doc(paths.noticeWishes(uid)).get()) ?? {}
  try {
    return await db.runTransaction(async (transaction) => {
      const last = await lastDigest(transaction, uid)
      const wish = digestOf(wishes)
      const reader = wish.rhythm !== 'never' && (await readerOf(transaction, uid))
      if (!reader) return null
      const today = dayOf(now, wishes)
      const next = () => momentOf(nextDigestAt(wishes, today, now))
      // A day that is over already is told of by a clock that went west.
      if (last !== undefined && last.day >= today) return momentOf(nextDigestAt(wishes, last.day, now))
      const fate = last && (await fateOf(transaction, uid, last, now))
      // Where this one begins hangs on it.
      if (fate === 'under-way') return Timestamp.fromMillis(now.getTime() + mailLimits.lookAfterMs)
      const span = spanSince(last, fate, wish, now)
      if (!reader.to || !(await hasNews(uid, span))) return next()
      const count = await rateWithin(transaction, 'digest-mail', 'everybody', now, mailsADay().digests)
      const at = Timestamp.fromDate(now)
      const expiresAt = Timestamp.fromMillis(now.getTime() + digestLimits.keptMs)
      const digest: Digest = { day: today, at, since: span.since, posts: [], answered: {}, expiresAt }
      transaction.create(db.doc(paths.digest(uid, today)), digest)
      const parameters = { day: today, ...span }
      const { to, locale } = reader
      queueMessage(transaction, digestMailId(uid, today), { template: 'digest', locale, to, uid, parameters }, now)
      count()
      const following = next()
      setAlarm(transaction, 'send-digest', { uid }, following)
      return following
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many-tries') return tomorrow(wishes, now)
    throw error
  }
}

/** Undefined for nobody's account; without an address where none may go there (now). */
async function readerOf(transaction: Transaction, uid: string) {
  const [settings, ...asked] = await transaction.getAll(db.doc(paths.settings(uid)), ...asksOfAddress(uid))
  if (!asked[1]!.exists) return undefined
  return {
    to: notifiedAddress(asked),
    locale: readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale,
  }
}

/**
 * From where the last one ended, or from where it began if its mail never left, until now, but for what is not settled
 * yet.
 */
function spanSince(last: Digest | undefined, fate: Fate | undefined, { rhythm }: DigestWish, now: Date): Span {
  const until = now.getTime() - settled
  const usual = until - reach[rhythm === 'weekly' ? 'weekly' : 'daily']
  const ended = last ? last.at.toMillis() - settled : usual
  const begins = fate === 'never-left' ? (last?.since?.toMillis() ?? ended) : ended
  const since = Math.max(begins, until - reach.longest)
  return { since: Timestamp.fromMillis(since), until: Timestamp.fromMillis(until) }
}

/** The rate's windows begin with the day of UTC; the member's hour of the day after counts, whatever their rhythm. */
function tomorrow(wishes: NoticeWishes, now: Date): Moment | null {
  const begins = new Date((Math.floor(now.getTime() / day) + 1) * day)
  return momentOf(nextDigestAt({ ...wishes, digest: { ...wishes.digest, rhythm: 'daily' } }, undefined, begins))
}

function momentOf(at: Date | undefined): Moment | null {
  return at ? Timestamp.fromDate(at) : null
}

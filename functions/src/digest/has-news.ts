import { digestLimits } from '@varanda/domain/digest/digest'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { authorOfEntry, type Entry } from '@varanda/domain/post/entry'
import type { Query } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { newNotices } from '../notice/deliver/new-notices.ts'

/** What came from `since` on and before `until`. */
export interface Span {
  since: Moment
  until: Moment
}

/** The posts that a member got in that time, the newest first, as many as a digest looks through. */
export function entriesWithin(uid: string, { since, until }: Span): Query {
  const createdAt: keyof Entry = 'createdAt'
  return db
    .collection(paths.feed(uid))
    .where(createdAt, '>=', since)
    .where(createdAt, '<', until)
    .orderBy(createdAt, 'desc')
    .limit(digestLimits.scanned)
}

/** What a member has not seen of what they were told of in that time. */
export async function noticesWithin(uid: string, { since, until }: Span) {
  const moment = (at: Moment) => at.toMillis()
  return (await newNotices(uid)).filter((found) => {
    const at = moment(found.get('at'))
    return at >= moment(since) && at < moment(until)
  })
}

/** Whether there may be anything to tell: what of it may be told is asked when it is sent. */
export async function hasNews(uid: string, span: Span): Promise<boolean> {
  const entries = await entriesWithin(uid, span).select(authorOfEntry).get()
  if (entries.docs.some((entry) => entry.get(authorOfEntry) !== uid)) return true
  return (await noticesWithin(uid, span)).length > 0
}

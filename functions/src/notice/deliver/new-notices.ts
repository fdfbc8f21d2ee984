import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** As many as the list shows. */
const newest = 30

/** What a member has not seen yet, the newest first. */
export async function newNotices(uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await unreadOf(uid).limit(newest).get()).docs
}

/** The same of some last days, however much lies above it: what somebody asked for is not crowded out by what they did not. */
export async function newNoticesSince(uid: string, since: Date, most: number): Promise<QueryDocumentSnapshot[]> {
  return (await unreadOf(uid).endAt(Timestamp.fromDate(since)).limit(most).get()).docs
}

function unreadOf(uid: string): Query {
  const at: keyof InstanceNotice = 'at'
  const unread: keyof InstanceNotice = 'unread'
  return db.collection(paths.notices(uid)).where(unread, '==', true).orderBy(at, 'desc')
}

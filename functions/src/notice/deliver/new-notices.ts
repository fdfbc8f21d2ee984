import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** As many as the list shows. */
const newest = 30

/** What a member has not seen yet, the newest first. */
export async function newNotices(uid: string): Promise<QueryDocumentSnapshot[]> {
  const at: keyof InstanceNotice = 'at'
  const unread: keyof InstanceNotice = 'unread'
  const found = db.collection(paths.notices(uid)).where(unread, '==', true).orderBy(at, 'desc')
  return (await found.limit(newest).get()).docs
}

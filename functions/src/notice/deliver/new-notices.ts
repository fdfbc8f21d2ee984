import { isNew } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** Of how many of the newest it is asked whether they are new: as many as the list shows. */
const newest = 30

/** What a member has not seen yet, the newest first. */
export async function newNotices(uid: string): Promise<QueryDocumentSnapshot[]> {
  const at: keyof InstanceNotice = 'at'
  const { docs } = await db.collection(paths.notices(uid)).orderBy(at, 'desc').limit(newest).get()
  return docs.filter((found) =>
    isNew({ at: found.get(at), readAt: found.get('readAt' satisfies keyof InstanceNotice) }),
  )
}

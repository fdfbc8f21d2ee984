import type { InstanceNotice } from '@varanda/domain/notice/notice'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { mailablePosts, mayMailOf } from '../../post/mailable.ts'
import { activityIn } from './notice-words.ts'

/** Of each of these notices, whether it may leave by mail: neither its post nor its circle keeps what is in it from that. */
export async function mayLeaveByMail(found: readonly DocumentSnapshot[]): Promise<boolean[]> {
  const postIds = found.flatMap((one) => activityIn(one)?.postId ?? [])
  const mailable = await mailablePosts([...new Set(postIds)])
  return Promise.all(
    found.map((one) => {
      const activity = activityIn(one)
      if (activity) return mailable.has(activity.postId)
      const circle = one.get('circle' satisfies keyof InstanceNotice) as InstanceNotice['circle']
      return circle === undefined || mayMailOf(circle.id)
    }),
  )
}

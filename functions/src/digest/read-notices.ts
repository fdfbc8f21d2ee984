import { digestLimits } from '@varanda/domain/digest/digest'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { isWanted } from '@varanda/domain/notice/wishes'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { activityIn, type SaidNotice } from '../notice/deliver/notice-words.ts'
import { type Reader, sayIfAsked } from '../notice/deliver/readable.ts'
import { noticesWithin, type Span } from './has-news.ts'
import { mailablePosts, mayMailOf } from './mailable.ts'

/**
 * What else a member was told of in a time and has not seen, in words: not what goes to them by mail at once, and not
 * that somebody posted, of which the digest tells by itself.
 */
export async function readNotices(reader: Reader, span: Span, now: Date): Promise<SaidNotice[]> {
  const found = await noticesWithin(reader.uid, span)
  const postIds = found.flatMap((one) => activityIn(one)?.postId ?? [])
  const mailable = await mailablePosts([...new Set(postIds)])
  const said = await Promise.all(
    found.map(async (one) => {
      if (!(await mayLeave(one, mailable))) return undefined
      return sayIfAsked(
        reader,
        one,
        (wishes, kind, circles) => kind !== 'post' && kind !== 'message' && !isWanted(wishes, kind, 'mail', circles),
        now,
      )
    }),
  )
  return said.flatMap((one) => one ?? []).slice(0, digestLimits.notices)
}

async function mayLeave(found: DocumentSnapshot, mailable: ReadonlyMap<string, unknown>): Promise<boolean> {
  const activity = activityIn(found)
  if (activity) return mailable.has(activity.postId)
  const circle = found.get('circle' satisfies keyof InstanceNotice) as InstanceNotice['circle']
  return circle === undefined || mayMailOf(circle.id)
}

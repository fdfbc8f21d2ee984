import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { useEffect, useState } from 'react'
import { useDoc } from '../data/use-doc.ts'

/** How many comments a post has. Listened to only while the post is on the screen; what was known stays. */
export function useCommentCount(postId: string, visible: boolean): number {
  const summary = useDoc<ActivitySummary>(visible ? paths.activity(postId) : undefined)
  const [known, setKnown] = useState(0)
  const count = summary.state === 'ready' ? (summary.value?.comments ?? 0) : undefined
  useEffect(() => {
    if (count !== undefined) setKnown(count)
  }, [count])
  return count ?? known
}

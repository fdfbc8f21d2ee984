import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { useEffect } from 'react'
import { useDoc } from '../data/use-doc.ts'

/** Of posts that were on the screen since the app was opened. */
const known = new Map<string, ActivitySummary>()

/** What became of a post, counted. Listened to only while the post is on the screen; what was known stays. */
export function useActivity(postId: string, visible: boolean): ActivitySummary | undefined {
  const summary = useDoc<ActivitySummary>(visible ? paths.activity(postId) : undefined)
  const current = summary.state === 'ready' ? summary.value : undefined
  useEffect(() => {
    if (current) known.set(postId, current)
  }, [postId, current])
  return current ?? known.get(postId)
}

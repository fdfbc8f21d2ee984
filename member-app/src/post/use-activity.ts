import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { useEffect, useState } from 'react'
import { useDoc } from '../data/use-doc.ts'

/** What became of a post, counted. Listened to only while the post is on the screen; what was known stays. */
export function useActivity(postId: string, visible: boolean): ActivitySummary | undefined {
  const summary = useDoc<ActivitySummary>(visible ? paths.activity(postId) : undefined)
  const [known, setKnown] = useState<ActivitySummary>()
  const current = summary.state === 'ready' ? summary.value : undefined
  useEffect(() => {
    if (current) setKnown(current)
  }, [current])
  return current ?? known
}

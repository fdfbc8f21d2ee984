import { useStore } from '@nanostores/react'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { useEffect } from 'react'
import { $closing } from './data/closing.ts'

/** Whether the comments of a post are closed: as its author just chose, else as its summary says. */
export function useClosed(postId: string, summary: ActivitySummary | undefined): boolean {
  const chosen = useStore($closing, { keys: [postId] })[postId]
  const stored = summary?.closed ?? false
  // The instance has it: from here on another device may change it.
  useEffect(() => {
    if (summary && chosen === stored) $closing.setKey(postId, undefined)
  }, [postId, summary, chosen, stored])
  return chosen ?? stored
}

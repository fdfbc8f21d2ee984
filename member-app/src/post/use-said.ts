import { paths } from '@varanda/domain/paths'
import { type Entry, saidOf } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { useMemo } from 'react'
import { useDoc } from '../data/use-doc.ts'

/**
 * A copy with what its post says. That of a post for subscribers says nothing itself: it is read from the post, which opens
 * while the place is paid, and shuts by itself.
 */
export function useSaid(entry: Entry): Entry {
  const post = useDoc<Post>(entry.tier === undefined ? undefined : paths.post(entry.postId))
  const open = post.state === 'ready' ? post.value : undefined
  return useMemo(() => (open ? { ...entry, ...saidOf(open) } : entry), [entry, open])
}

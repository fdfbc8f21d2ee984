import type { DirectoryCard } from '@varanda/domain/member/directory'
import type { DirectoryFilter } from '@varanda/domain/member/directory-query'
import { useCallback, useState } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import { words } from '../../ui/words.ts'
import { type DirectoryPage, readDirectoryPage, useDirectory } from '../data/use-directory.ts'

/**
 * The pages of what is looked for: the first follows the instance, those behind it are read when they are asked for.
 */
export function useMembers(filter: DirectoryFilter): {
  state: 'loading' | 'ready' | 'failed'
  /** While something else is being looked for, what was found before stays. */
  stale: boolean
  cards: DirectoryCard[]
  more: boolean
  loadingMore: boolean
  loadMore: () => void
} {
  const key = JSON.stringify(filter)
  const first = useDirectory(filter)
  const [head, setHead] = useState<DirectoryPage>()
  const [behind, setBehind] = useState<DirectoryPage & { key: string }>()
  const [loadingMore, setLoading] = useState(false)
  if (first.state === 'ready' && first.value !== head) {
    setHead(first.value)
    if (behind && behind.key !== key) setBehind(undefined)
  }
  const next = behind ? behind.next : (head?.next ?? null)
  const loadMore = useCallback(() => {
    if (loadingMore || !next) return
    setLoading(true)
    readDirectoryPage(filter, next)
      .then(
        (page) =>
          setBehind((before) => ({
            key,
            cards: [...(before?.key === key ? before.cards : []), ...page.cards],
            next: page.next,
          })),
        () => toast(words.failed.text),
      )
      .finally(() => setLoading(false))
  }, [filter, key, next, loadingMore])
  // Whoever came since then pushed others onto the next page.
  const seen = new Set(head?.cards.map(({ uid }) => uid))
  const cards = [...(head?.cards ?? []), ...(behind?.cards ?? []).filter(({ uid }) => !seen.has(uid))]
  const state = first.state === 'loading' && head ? 'ready' : first.state
  return { state, stale: first.state === 'loading', cards, more: next !== null, loadingMore, loadMore }
}

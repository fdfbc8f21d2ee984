import type { DirectoryCard } from '@varanda/domain/member/directory'
import { type DirectoryFilter, directoryOrder } from '@varanda/domain/member/directory-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { behindNow, type Order } from '../../data/pages/pushed-off.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { words } from '../../ui/words.ts'
import { type DirectoryPage, readDirectoryPage, useDirectory } from '../data/use-directory.ts'

const order: Order<DirectoryCard> = {
  idOf: ({ uid }) => uid,
  momentOf: ({ joinedAt }) => joinedAt.toMillis(),
  direction: directoryOrder[1],
}

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
  const [head, setHead] = useState<Found>()
  const [held, setBehind] = useState<Found>()
  const [loading, setLoading] = useState<string>()
  if (first.state === 'ready' && first.value !== head?.page) {
    const page = first.value
    setHead({ key, page })
    // Another search begins at its first page, also one that was left and is come back to.
    const isSame = held?.key === key && head?.key === key
    if (held) setBehind(isSame ? withPushed(held, head.page, page, held.page.cards) : undefined)
  }
  // What comes late of another search is none of this one's.
  const behind = held?.key === head?.key ? held?.page : undefined
  const next = (behind ?? head?.page)?.next ?? null
  const now = useRef(head)
  useEffect(() => {
    now.current = head
  }, [head])
  const loadMore = useCallback(() => {
    // While something else is being looked for, nobody knows where its next page begins.
    if (loading === key || !next || head?.key !== key) return
    setLoading(key)
    readDirectoryPage(filter, next)
      .then(
        (page) => {
          const front = now.current
          if (front?.key !== key) return
          setBehind((before) => {
            const cards = [...(before?.key === key ? before.page.cards : []), ...page.cards]
            return withPushed({ key, page }, head.page, front.page, cards)
          })
        },
        () => toast(words.failed.text),
      )
      .finally(() => setLoading((which) => (which === key ? undefined : which)))
  }, [filter, key, next, loading, head])
  // Whoever came since then pushed others onto the next page.
  const seen = new Set(head?.page.cards.map(({ uid }) => uid))
  const cards = [...(head?.page.cards ?? []), ...(behind?.cards ?? []).filter(({ uid }) => !seen.has(uid))]
  const loadingMore = loading === key
  const state = first.state === 'loading' && head ? 'ready' : first.state
  return { state, stale: first.state === 'loading', cards, more: next !== null, loadingMore, loadMore }
}

/** Cards, and what was looked for as they were found. */
interface Found {
  key: string
  page: DirectoryPage
}

function withPushed({ key, page }: Found, before: DirectoryPage, now: DirectoryPage, cards: DirectoryCard[]): Found {
  const first = { rows: now.cards, isWhole: now.next === null }
  return { key, page: { ...page, cards: behindNow(before.cards, first, cards, order) } }
}

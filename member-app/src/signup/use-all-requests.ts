import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { behindNow } from '../data/pages/pushed-off.ts'
import { countAgain } from '../data/use-count.ts'
import {
  findRequests,
  isIn,
  moreRequests,
  orderOf,
  type RequestPage,
  type RequestRow,
  type RequestTab,
  useRequests,
} from './data/signup-requests.ts'

export interface AllRequests {
  state: 'loading' | 'ready' | 'failed'
  rows: RequestRow[]
  /** Fetches the page that follows; undefined where none does. */
  more: (() => Promise<void>) | undefined
  /** What is shown is only what this device kept; who waits by that may be answered. */
  fromCache: boolean
  /** A search found more than it shows. */
  isCut: boolean
  /** Takes a request out that was answered here: pages behind the first do not hear of it. */
  drop: (id: string) => void
}

/** A search begins once nothing was typed for this long. */
const searchDelayMs = 250

/** The list that is open, its first page live and further ones as they were; or what a search finds. */
export function useAllRequests(tab: RequestTab, typed: string): AllRequests {
  const first = useRequests(tab)
  const [fetched, setFetched] = useState<Fetched>()
  // Another list begins at its first page, whatever comes late of the one before.
  const further = fetched?.tab === tab ? fetched.page : undefined
  const found = useFound(typed)

  const page = first.state === 'ready' ? first.value : undefined
  const fromCache = first.state === 'ready' && first.fromCache
  const seen = useRef<{ tab: RequestTab; page: RequestPage }>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = page && { tab, page }
    if (!before || !page || before.page === page) return
    // Somebody asked, or another administrator answered.
    countAgain()
    if (before.tab !== tab) return
    setFetched((held) => (held?.tab === tab ? withPushed(held, before.page, page, held.page.rows) : held))
  }, [page, tab])
  // Also one that is come back to: what its first page was meanwhile is not known.
  useEffect(() => setFetched((held) => (held?.tab === tab ? held : undefined)), [tab])
  const drop = useCallback((id: string) => {
    setFetched((held) => held && { ...held, page: without(held.page, id) })
  }, [])

  return useMemo(() => {
    if (typed.trim() !== '') {
      const state = found === 'failed' ? 'failed' : found ? 'ready' : 'loading'
      const { rows = [], isAll = true } = typeof found === 'object' ? found : {}
      return { state, rows, more: undefined, fromCache: false, isCut: !isAll, drop }
    }
    if (!page)
      return {
        state: first.state === 'failed' ? 'failed' : 'loading',
        rows: [],
        more: undefined,
        fromCache: false,
        isCut: false,
        drop,
      }
    const ids = new Set(page.rows.map(({ id }) => id))
    const rest = further?.rows.filter(({ id, request }) => !ids.has(id) && isIn(tab, request)) ?? []
    const next = further ? further.next : page.next
    const more = next
      ? async () => {
          const following = await moreRequests(tab, next)
          const now = seen.current
          // Whoever looks at another list by now begins this one anew.
          if (now?.tab !== tab) return
          setFetched((held) => {
            const rows = [...(held?.tab === tab ? held.page.rows : []), ...following.rows]
            return withPushed({ tab, page: following }, page, now.page, rows)
          })
        }
      : undefined
    return { state: 'ready', rows: [...page.rows, ...rest], more, fromCache, isCut: false, drop }
  }, [first.state, page, fromCache, further, found, tab, typed, drop])
}

interface Fetched {
  tab: RequestTab
  page: RequestPage
}

/** What was fetched, of `rows`, once the first page has become another. */
function withPushed({ tab, page }: Fetched, before: RequestPage, now: RequestPage, rows: RequestRow[]): Fetched {
  const first = { rows: now.rows, isWhole: now.next === null }
  return { tab, page: { ...page, rows: behindNow(before.rows, first, rows, orderOf(tab)) } }
}

const without = (page: RequestPage, id: string): RequestPage => ({
  ...page,
  rows: page.rows.filter((row) => row.id !== id),
})

function useFound(typed: string) {
  const [found, setFound] = useState<{ rows: RequestRow[]; isAll: boolean } | 'failed'>()
  useEffect(() => {
    setFound(undefined)
    if (typed.trim() === '') return
    let stopped = false
    const timer = setTimeout(() => {
      findRequests(typed).then(
        (value) => !stopped && setFound(value),
        () => !stopped && setFound('failed'),
      )
    }, searchDelayMs)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [typed])
  return found
}

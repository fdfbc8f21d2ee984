import { useEffect, useMemo, useRef, useState } from 'react'
import { countAgain } from '../data/use-count.ts'
import {
  findRequests,
  isIn,
  moreRequests,
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
  /** A search found more than it shows. */
  isCut: boolean
}

/** A search begins once nothing was typed for this long. */
const searchDelayMs = 250

/** The list that is open, its first page live and further ones as they were; or what a search finds. */
export function useAllRequests(tab: RequestTab, typed: string): AllRequests {
  const first = useRequests(tab)
  const [fetched, setFetched] = useState<{ tab: RequestTab; page: RequestPage }>()
  // Another list begins at its first page, whatever comes late of the one before.
  const further = fetched?.tab === tab ? fetched.page : undefined
  const found = useFound(typed)

  const page = first.state === 'ready' ? first.value : undefined
  const seen = useRef(page)
  useEffect(() => {
    // Somebody asked, or another administrator answered.
    if (seen.current && page && seen.current !== page) countAgain()
    seen.current = page
  }, [page])

  return useMemo(() => {
    if (typed.trim() !== '') {
      const state = found === 'failed' ? 'failed' : found ? 'ready' : 'loading'
      const { rows = [], isAll = true } = typeof found === 'object' ? found : {}
      return { state, rows, more: undefined, isCut: !isAll }
    }
    if (!page)
      return { state: first.state === 'failed' ? 'failed' : 'loading', rows: [], more: undefined, isCut: false }
    const ids = new Set(page.rows.map(({ id }) => id))
    const rest = further?.rows.filter(({ id, request }) => !ids.has(id) && isIn(tab, request)) ?? []
    const next = further ? further.next : page.next
    const more = next
      ? async () => {
          const following = await moreRequests(tab, next)
          setFetched({ tab, page: { rows: [...(further?.rows ?? []), ...following.rows], next: following.next } })
        }
      : undefined
    return { state: 'ready', rows: [...page.rows, ...rest], more, isCut: false }
  }, [first.state, page, further, found, tab, typed])
}

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

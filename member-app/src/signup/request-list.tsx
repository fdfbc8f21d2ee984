import { useEffect, useState } from 'react'
import { Empty } from '../ui/empty.tsx'
import { announce } from '../ui/notice/announce.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNow } from '../ui/time/use-now.ts'
import type { RequestTab, RequestRow as Row } from './data/signup-requests.ts'
import { RequestRow } from './request-row.tsx'
import type { AllRequests } from './use-all-requests.ts'
import { sayCounted } from './wait-words.ts'
import { words } from './words.ts'

interface Props {
  list: AllRequests
  rows: readonly Row[]
  tab: RequestTab
  open: string | undefined
  isSearch: boolean
}

/** The requests of a list, or those that were found. */
export function RequestList({ list, rows, tab, open, isSearch }: Props) {
  const now = useNow()
  const { title, text } = words.empty[tab]
  const found = isSearch && list.state === 'ready' && (list.isCut ? words.foundMany : words.found(rows.length))
  useEffect(() => {
    if (found) announce(found)
  }, [found])
  if (list.state === 'loading') return <Skeleton kind="person" rows={6} />
  if (rows.length === 0 && !isSearch) return <Empty title={title} text={text} module="ampulheta" />
  return (
    <section className="request-list">
      {found && <p className="request-found quiet">{found}</p>}
      {rows.length > 0 && (
        <p className="request-columns" aria-hidden="true">
          <span>{words.columns.who}</span>
          <span>{tab === 'waiting' && !isSearch ? words.columns.wait : words.columns.state}</span>
        </p>
      )}
      <ul className="request-rows">
        {rows.map((row) => (
          <RequestRow key={row.id} row={row} tab={tab} chosen={row.id === open} />
        ))}
      </ul>
      {list.more && <More more={list.more} />}
      {tab === 'waiting' && !isSearch && (
        <p className="request-note small quiet">
          {sayCounted(rows[0]?.request, now)} <span className="request-keys">{words.keys}</span>
        </p>
      )}
    </section>
  )
}

function More({ more }: { more: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'coming' | 'failed'>('idle')
  const fetchMore = () => {
    if (state === 'coming') return
    setState('coming')
    more().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className="request-more">
      <button type="button" className="button line compact" aria-disabled={state === 'coming'} onClick={fetchMore}>
        {words.more}
      </button>
      {state === 'failed' && <p role="alert">{words.moreFailed}</p>}
    </div>
  )
}

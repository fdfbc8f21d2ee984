import './signup-requests.css'
import { paths } from '@varanda/domain/paths'
import { answerDays } from '@varanda/domain/signup/answer-promise'
import { promisedBefore, waitingBefore } from '@varanda/domain/signup/signup-wait'
import { useEffect, useRef, useState } from 'react'
import { useCount } from '../data/use-count.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { useWide } from '../ui/use-wide.ts'
import { TemplatesSheet } from './answer/templates-sheet.tsx'
import { isIn, type RequestRow } from './data/signup-requests.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { useAllRequests } from './use-all-requests.ts'
import { useChoice } from './use-choice.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useShown } from './use-shown.ts'
import { words } from './words.ts'

/** Who asks for an invite: the list, and beside it (on phones in its place) the one that is open. */
export function SignupRequestsScreen() {
  const { tab, chosen, choose } = useChoice()
  const wide = useWide()
  const [typed, setTyped] = useState('')
  const list = useAllRequests(tab, typed)
  const isSearch = typed.trim() !== ''
  const rows = list.rows.filter(({ request }) => isSearch || isIn(tab, request))
  const { shown, leave } = useShown(tab, isSearch || list.fromCache ? [] : rows)
  // On a wide screen something always stands beside the list: who waits longest, or was found first.
  const beside = isSearch ? rows[0]?.id : shown
  const open = chosen ?? (wide ? beside : undefined)
  useRowKeys(rows, open)
  useWayBack(wide ? undefined : chosen)

  /** The next one takes the place of a request that left the list. */
  const goOn = (id: string) => {
    const index = rows.findIndex((row) => row.id === id)
    const next: RequestRow | undefined = rows[index + 1] ?? rows[index - 1]
    leave(id)
    list.drop(id)
    choose(wide && next ? { tab, request: next.id } : { tab }, true)
    requestAnimationFrame(() => {
      const target = next && wide ? `request-${next.id}` : undefined
      const element = target ? document.getElementById(target) : document.querySelector<HTMLElement>('.screen-heading')
      element?.focus({ preventScroll: true })
    })
  }

  if (open && !wide) return <RequestDetail key={open} id={open} tab={tab} onAnswered={() => goOn(open)} />
  return (
    <>
      <header className="page-head with-ways">
        <div>
          <ScreenTitle title={words.title} />
          <Summary />
        </div>
        <RequestTabs tab={tab} onChoose={(next) => choose({ tab: next }, true)} />
      </header>
      <div className="page-body requests-body">
        <div className="requests-find">
          <input
            type="search"
            className="input"
            aria-label={words.find}
            placeholder={words.find}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {tab === 'declined' && <TemplatesSheet />}
        </div>
        {list.state === 'failed' ? (
          <LoadFailed />
        ) : (
          <div className="requests-pair">
            <RequestList list={list} rows={rows} tab={tab} open={open} isSearch={isSearch} />
            {wide && open && <RequestDetail key={open} id={open} tab={tab} onAnswered={() => goOn(open)} />}
          </div>
        )}
      </div>
    </>
  )
}

/** On a phone: who closes a request finds the focus where it was, on its row. */
function useWayBack(chosen: string | undefined): void {
  const last = useRef(chosen)
  useEffect(() => {
    if (!chosen && last.current) document.getElementById(`request-${last.current}`)?.focus()
    last.current = chosen
  }, [chosen])
}

/** How many wait, and how many of them are owed an answer today. */
function Summary() {
  const now = useNow()
  const pending = ['status', '==', 'pending'] as const
  const waiting = useCount(paths.signupRequests, [...pending])
  const late = useCount(paths.signupRequests, [...pending], ['pendingSince', '<', waitingBefore(answerDays.to, now)])
  const overdue = useCount(paths.signupRequests, [...pending], ['pendingSince', '<', promisedBefore(now)])
  const isKnown = waiting.state === 'ready' && late.state === 'ready' && overdue.state === 'ready'
  return <p className="quiet head-line">{isKnown && words.summary(waiting.value, late.value, overdue.value)}</p>
}

import './list/notices.css'
import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { $unanswered } from '../data/reach/unanswered.ts'
import type { Row } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { sayWeekday } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useOnline } from '../ui/use-online.ts'
import { words as shared } from '../ui/words.ts'
import { isActivity, page, type StoredNotice, useNotices } from './data/notices.ts'
import { ActivityRow } from './list/activity-row.tsx'
import { byDay, type DayLabel } from './list/by-day.ts'
import { InstanceRow } from './list/instance-row.tsx'
import { useReading } from './list/use-reading.ts'
import { Moon, Snoozed } from './moon.tsx'
import { words } from './words.ts'

/**
 * What I am told, by day. Opening the list is reading it; what was new on arrival stays marked until I leave. `children`:
 * what waits for my answer, above it.
 */
export function NoticesScreen({ children }: { children: ReactNode }) {
  const { uid } = useMe()
  const now = useNow()
  const online = useOnline()
  const unanswered = useStore($unanswered)
  const [count, setCount] = useState(page)
  const notices = useNotices(uid, count)
  const fresh = useReading(uid, notices)
  const rows = notices.state === 'ready' ? notices.value : []
  // What this device keeps may be less than what there is.
  const isAsking = notices.growing || (notices.state === 'ready' && notices.fromCache && online)
  const hasMore = rows.length >= count
  // Whatever is counted as new has its line.
  const isNewToTheEnd = hasMore && fresh.has(rows.at(-1)!.id)
  useEffect(() => {
    if (isNewToTheEnd) setCount((before) => before + page)
  }, [isNewToTheEnd])
  // An empty cache knows nothing.
  const isComing = notices.state === 'loading' || (notices.state === 'ready' && notices.fromCache && rows.length === 0)
  const mayCome = isComing && online && !unanswered
  return (
    <>
      <header className="page-head notices-head">
        <ScreenTitle title={words.title} />
        <Moon />
        <Link
          id="notice-settings"
          className="icon-button"
          to="/user/notices/settings"
          aria-label={words.menu.settings}
          title={words.menu.settings}
        >
          <Icon name="settings" />
        </Link>
      </header>
      <Snoozed />
      {children}
      <div className="page-body notices-body">
        {(!online || unanswered) && (
          <p className="offline-line small">
            <Icon name="info" size={20} /> {online ? shared.noAnswer : words.offline}
          </p>
        )}
        {notices.state === 'failed' && <LoadFailed />}
        {mayCome && <Skeleton kind="person" rows={4} />}
        {notices.state === 'ready' && rows.length === 0 && !mayCome && (
          <Empty title={words.none.title} text={words.none.text} module="petala" />
        )}
        {byDay(rows, now).map(({ label, rows: told }) => (
          <section key={nameOf(label)} className="notice-day" aria-label={nameOf(label)}>
            <h2 className="notice-day-name">{nameOf(label)}</h2>
            <ul className="plain">
              {told.map((row) => (
                <RowBoundary key={row.id} of={row.data} as="li">
                  <NoticeRow row={row} isFresh={fresh.has(row.id)} />
                </RowBoundary>
              ))}
            </ul>
          </section>
        ))}
        {(hasMore || (isAsking && count > page)) && <More isAsking={isAsking} onMore={() => setCount(count + page)} />}
        {rows.length > 0 && !hasMore && !isAsking && <p className="notices-end">{words.end}</p>}
      </div>
    </>
  )
}

function More({ isAsking, onMore }: { isAsking: boolean; onMore: () => void }) {
  // It goes away with the last of them.
  const button = useFocusHandedOn<HTMLButtonElement>()
  return (
    <button
      ref={button}
      type="button"
      className="button line compact notices-more"
      aria-disabled={isAsking}
      onClick={() => isAsking || onMore()}
    >
      {words.more}
    </button>
  )
}

function NoticeRow({ row: { id, data }, isFresh }: { row: Row<StoredNotice>; isFresh: boolean }) {
  return isActivity(data) ? (
    <ActivityRow id={id} notice={data} isFresh={isFresh} />
  ) : (
    <InstanceRow id={id} notice={data} isFresh={isFresh} />
  )
}

function nameOf(label: DayLabel): string {
  return typeof label === 'string' ? words.days[label] : sayWeekday(label.weekday)
}

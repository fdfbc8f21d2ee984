import './notices.css'
import { Link } from '@tanstack/react-router'
import type { InstanceNotice, InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { useEffect, useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSayMarks } from '../ui/text/names-known.ts'
import { Written } from '../ui/text/written.tsx'
import { Time } from '../ui/time/time.tsx'
import { markRead, useNotices } from './data/notices.ts'
import { Decline } from './decline.tsx'
import { words } from './words.ts'

/** What others did through my link, and nobody who runs the instance. */
const byGuests: readonly InstanceNoticeKind[] = ['link-joined', 'link-connected']

/** What happened in a group that I am in; what others ask me into, and what I am out of, stands among my circles. */
const amIn: readonly InstanceNoticeKind[] = [
  'group-asked',
  'group-admitted',
  'group-moderator',
  'group-owner',
  'group-successor',
  'group-post-taken',
]

function bylineOf({ kind, by, circle }: InstanceNotice): string {
  if (circle) return words.inCircle(by.name)
  if (kind === 'signed-in-by-code') return words.byCode(by.name)
  return (kind === 'guardian-changed' ? words.byGuardian : words.by)(by.name)
}

/** What the instance told me. Opening the list is reading it; what was new on arrival stays marked until I leave. */
export function NoticesScreen() {
  const { uid } = useMe()
  const notices = useNotices(uid)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (notices.state !== 'ready') return
    // What was just marked still shows no time until the instance has it.
    const unread = notices.value.filter(({ id, data }) => data.readAt === null && !fresh.has(id)).map(({ id }) => id)
    if (unread.length === 0) return
    setFresh((before) => new Set([...before, ...unread]))
    markRead(uid, unread).catch((error) => console.warn('notices', error))
  }, [notices, uid, fresh])
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
      </header>
      <div className="page-body">
        {notices.state === 'failed' && <LoadFailed />}
        {notices.state === 'loading' && <Skeleton kind="person" rows={3} />}
        {notices.state === 'ready' && notices.value.length === 0 && <p className="quiet">{words.none}</p>}
        {notices.state === 'ready' && (
          <ul className="notices-list">
            {notices.value.map(({ id, data }) => (
              <RowBoundary key={id} of={data} as="li">
                <NoticeRow notice={data} isFresh={fresh.has(id)} />
              </RowBoundary>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function NoticeRow({ notice, isFresh }: { notice: InstanceNotice; isFresh: boolean }) {
  const { kind, excerpt, words: why, at, by, circle, ward, other } = notice
  const sayMarks = useSayMarks()
  return (
    <li>
      <h2 className="label">
        {words.kinds[kind]} {isFresh && <span className="badge lit">{words.unread}</span>}
      </h2>
      {circle && (
        <p dir="auto">
          {amIn.includes(kind) ? (
            <Link to="/user/circles/$id" params={{ id: circle.id }}>
              {circle.name}
            </Link>
          ) : (
            <Link to="/user/circles">{circle.name}</Link>
          )}
        </p>
      )}
      {kind === 'group-successor' && circle && <Decline circleId={circle.id} />}
      {excerpt && (
        <p className="quiet" dir="auto">
          “{sayMarks(excerpt)}”
        </p>
      )}
      {ward && other && (
        <p dir="auto">{(kind === 'guardian-changed' ? words.moved : words.move)(ward.name, other.name)}</p>
      )}
      {why && (
        <div>
          <span className="visually-hidden">{words.why}: </span>
          <Written text={why} />
        </div>
      )}
      <p className="small quiet">
        <Time at={at.toDate()} />
        {byGuests.includes(kind) ? `. ${words.byGuest(by.name)}` : `, ${bylineOf(notice)}`}
      </p>
    </li>
  )
}

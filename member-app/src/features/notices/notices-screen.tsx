import './notices.css'
import { useEffect, useState } from 'react'
import { markRead, useNotices } from '../../data/notices.ts'
import { useMe } from '../../data/use-me.ts'
import { LoadFailed } from '../../ui/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { Written } from '../../ui/written.tsx'
import { words } from './words.ts'

/** What the house told me. Opening the list is reading it; what was new on arrival stays marked until I leave. */
export function NoticesScreen() {
  const { uid } = useMe()
  const notices = useNotices(uid)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (notices.state !== 'ready') return
    const unread = notices.value.filter(({ data }) => data.readAt === null).map(({ id }) => id)
    if (unread.length === 0) return
    setFresh((before) => new Set([...before, ...unread]))
    markRead(uid, unread).catch((error) => console.warn('notices', error))
  }, [notices, uid])
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
          <ul className="house-notices">
            {notices.value.map(({ id, data }) => (
              <li key={id}>
                <h2 className="label">
                  {words.kinds[data.kind]} {fresh.has(id) && <span className="badge lit">{words.unread}</span>}
                </h2>
                {data.excerpt && (
                  <p className="quiet" dir="auto">
                    “{data.excerpt}”
                  </p>
                )}
                {data.words && (
                  <div>
                    <span className="visually-hidden">{words.why}: </span>
                    <Written text={data.words} />
                  </div>
                )}
                <p className="small quiet">
                  <Time at={data.at.toDate()} />, {words.by(data.by.name)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

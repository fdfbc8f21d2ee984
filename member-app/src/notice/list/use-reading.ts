import { useEffect, useRef, useState } from 'react'
import type { Live } from '../../data/live.ts'
import type { Row } from '../../data/use-list.ts'
import { markRead, type StoredNotice } from '../data/notices.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * Looking at the list is reading it: what is new in it is marked read as long as its page is before somebody's eyes.
 * Answers what was new since the list was opened.
 */
export function useReading(uid: string, notices: Live<Row<StoredNotice>[]>): ReadonlySet<string> {
  const [fresh, setFresh] = useState(nothing)
  /** Each notice's newest moment of which was said that it was read: once is enough, also where it was refused. */
  const said = useRef(new Map<string, number>())
  useEffect(() => {
    if (notices.state !== 'ready') return
    const read = () => {
      if (document.hidden) return
      const unread = notices.value.filter(({ id, data }) => data.unread && said.current.get(id) !== data.at.toMillis())
      if (unread.length === 0) return
      for (const { id, data } of unread) said.current.set(id, data.at.toMillis())
      setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]))
      markRead(uid, unread).catch((error) => console.warn('notices', error))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [notices, uid])
  return fresh
}

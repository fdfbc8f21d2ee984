import type { Session } from '@varanda/client/account/session'
import type { Connection } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { useEffect, useState } from 'react'
import { useList } from '../../data/use-list.ts'
import { $faces } from '../../ui/faces.ts'

/** A browser that knows nobody's photo after this time draws people by their ids. */
const facesAfterMs = 2500

/** Gives portraits the photos that this browser keeps: mine, and those of whom I know. It costs no read. */
export function useFaces(session: Session): void {
  const me = session.state === 'member' ? session : undefined
  const kept = useList<Connection>(me && paths.connections(me.uid), undefined, 'cache')
  const [late, setLate] = useState(false)
  const uid = me?.uid
  const photo = me?.photo

  useEffect(() => {
    if (!uid) return
    const timer = setTimeout(() => setLate(true), facesAfterMs)
    return () => clearTimeout(timer)
  }, [uid])

  useEffect(() => {
    if (!uid) return
    const people = kept.state === 'ready' ? kept.value.map(({ data }) => data) : []
    const photos = new Map(people.map((one) => [one.uid, one.photo]))
    $faces.set({ photos: photos.set(uid, photo), settled: late || people.length > 0 })
  }, [uid, photo, kept, late])
}

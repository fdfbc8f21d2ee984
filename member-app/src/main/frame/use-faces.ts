import type { Session } from '@varanda/client/account/session'
import { useEffect, useState } from 'react'
import { useRoster } from '../../connection/data/connections.ts'
import { $faces } from '../../ui/person/faces.ts'

/** A browser that knows nobody's photo after this time draws people by their ids. */
const facesAfterMs = 2500

/** Gives portraits the photos that are known: mine, and those of whom I know. */
export function useFaces(session: Session): void {
  const me = session.state === 'member' ? session : undefined
  const [late, setLate] = useState(false)
  const uid = me?.uid
  const photo = me?.photo
  const roster = useRoster(uid)

  useEffect(() => {
    if (!uid) return
    const timer = setTimeout(() => setLate(true), facesAfterMs)
    return () => clearTimeout(timer)
  }, [uid])

  useEffect(() => {
    if (!uid) return
    const people = roster.state === 'ready' ? Object.entries(roster.value) : []
    const photos = new Map(people.map(([known, one]) => [known, one.photo]))
    $faces.set({ photos: photos.set(uid, photo), settled: late || people.length > 0 })
  }, [uid, photo, roster, late])
}

import { useStore } from '@nanostores/react'
import type { Connection } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import type { Roster } from '@varanda/domain/source/roster'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { $unanswered } from '../../data/reach/unanswered.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** Whom a member knows, in one document: everybody's name for one read. */
export function useRoster(uid: string | undefined): Live<Roster['people']> {
  const roster = useDoc<Roster>(uid && paths.roster(uid))
  return useMemo(() => (roster.state === 'ready' ? { ...roster, value: roster.value?.people ?? {} } : roster), [roster])
}

/** The people I know here, by name. */
export function useConnections(): Live<Connection[]> {
  const roster = useRoster(useMe().uid)
  return useMemo(() => {
    if (roster.state !== 'ready') return roster
    const people = Object.entries(roster.value).map(([uid, person]) => ({ uid, ...person }))
    return { ...roster, value: people.sort((a, b) => a.name.localeCompare(b.name)) }
  }, [roster])
}

/** Who is called what, as far as this browser knows: me, and whom I know. */
export interface NameBook {
  /** The present name; whoever is not known keeps the name that was written down. */
  nameOf: (person: { uid: string; name: string }) => string
  knownName: (uid: string) => string | undefined
  /** False until the first names are here: an empty cache knows nobody. */
  settled: boolean
}

export function useNames(): NameBook {
  const me = useMe()
  const roster = useRoster(me.uid)
  const unanswered = useStore($unanswered)
  return useMemo(() => {
    const people = roster.state === 'ready' ? roster.value : {}
    const knownName = (uid: string) => (uid === me.uid ? me.name : people[uid]?.name)
    const knowsNobody = Object.keys(people).length === 0
    const isComing = roster.state === 'loading' || (roster.state === 'ready' && roster.fromCache && knowsNobody)
    return {
      nameOf: ({ uid, name }) => knownName(uid) ?? name,
      knownName,
      settled: !isComing || unanswered || !navigator.onLine,
    }
  }, [roster, unanswered, me.uid, me.name])
}

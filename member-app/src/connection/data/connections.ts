import type { Connection } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { namesInEntry } from '@varanda/domain/post/entry'
import { useEffect, useMemo, useState } from 'react'
import { loadFirestore } from '../../data/firestore.ts'
import type { Live } from '../../data/live.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** The people I know here, by name. */
export function useConnections(): Live<Connection[]> {
  const { uid } = useMe()
  const list = useList<Connection>(paths.connections(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    const people = list.value.map((row) => row.data).sort((a, b) => a.name.localeCompare(b.name))
    return { ...list, value: people }
  }, [list])
}

/** Who is called what, as far as this browser knows: me, and whom I know. */
export interface NameBook {
  /** The present name; whoever is not known keeps the name that was written down. */
  nameOf: (person: { uid: string; name: string }) => string
  knownName: (uid: string) => string | undefined
}

/** The names that this browser keeps. A feed asks for none: that would cost a read for each person, each time. */
export function useNames(): NameBook {
  const me = useMe()
  const kept = useList<Connection>(paths.connections(me.uid), undefined, 'cache')
  return useMemo(() => {
    const people = kept.state === 'ready' ? kept.value.map((row) => row.data) : []
    const names = new Map(people.map((one) => [one.uid, one.name]))
    names.set(me.uid, me.name)
    return {
      nameOf: (person) => names.get(person.uid) ?? person.name,
      knownName: (uid) => names.get(uid),
    }
  }, [kept, me.uid, me.name])
}

/** Learns the names of a few people whom I know and this browser does not yet: one read each, once. */
export function useNewNames(uids: readonly string[] = []): void {
  const me = useMe()
  const wanted = uids.slice(0, namesInEntry).join(' ')
  useEffect(() => {
    if (wanted === '') return
    const learn = async () => {
      const { firestore, sdk } = await loadFirestore()
      await Promise.all(wanted.split(' ').map((uid) => sdk.getDoc(sdk.doc(firestore, paths.connection(me.uid, uid)))))
    }
    learn().catch((error) => console.warn('names', error))
  }, [wanted, me.uid])
}

/**
 * A browser without names reads them this much after the first page (milliseconds), so that the composer works offline.
 */
const namesAfter = 300

/** Learns the names of the people I know when this browser has none yet. */
export function useFirstNames(uid: string | undefined): void {
  const path = uid && paths.connections(uid)
  const kept = useList<Connection>(path, undefined, 'cache')
  const [asking, ask] = useState(false)
  const nothing = kept.state === 'ready' && kept.value.length === 0
  useEffect(() => {
    if (!nothing) return
    const timer = setTimeout(() => ask(true), namesAfter)
    return () => clearTimeout(timer)
  }, [nothing])
  useList<Connection>(asking ? path : undefined)
}

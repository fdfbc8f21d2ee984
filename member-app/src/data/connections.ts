import type { Connection } from '@varanda/domain/connection'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { useList } from './use-list.ts'
import { useMe } from './use-me.ts'

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

/** The present name of someone, and who has a name: my own and my connections' names are live. */
export interface NameBook {
  nameOf: (person: { uid: string; name: string }) => string
  uidOf: (name: string) => string | undefined
}

export function useNames(): NameBook {
  const me = useMe()
  const connections = useConnections()
  return useMemo(() => {
    const people = connections.state === 'ready' ? connections.value : []
    const names = new Map(people.map((one) => [one.uid, one.name]))
    names.set(me.uid, me.name)
    const uids = new Map([...names].map(([uid, name]) => [name, uid]))
    return {
      nameOf: (person) => names.get(person.uid) ?? person.name,
      uidOf: (name) => uids.get(name),
    }
  }, [connections, me.uid, me.name])
}

import { followConnections } from '@varanda/client/connection/connections'
import type { RosterPerson } from '@varanda/domain/source/roster'
import { useEffect, useState } from 'react'

type People = ReadonlyMap<string, RosterPerson>
const nobody: People = new Map()

/** Whom a member knows here, by uid; undefined until it is known, nobody when it cannot be learned. */
export function useConnections(uid: string): People | undefined {
  const [people, setPeople] = useState<People>()
  useEffect(() => followConnections(uid, setPeople, () => setPeople(nobody)), [uid])
  return people
}

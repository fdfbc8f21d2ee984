import { followConnections } from '@varanda/client/connection/connections'
import type { Connection } from '@varanda/domain/connection/connection'
import { useEffect, useState } from 'react'

type People = ReadonlyMap<string, Connection>
const nobody: People = new Map()

/** Whom a member knows here, by uid; undefined until it is known, nobody when it cannot be learned. */
export function useConnections(uid: string): People | undefined {
  const [people, setPeople] = useState<People>()
  useEffect(() => followConnections(uid, setPeople, () => setPeople(nobody)), [uid])
  return people
}

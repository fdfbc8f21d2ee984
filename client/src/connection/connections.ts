import { paths } from '@varanda/domain/paths'
import type { Roster, RosterPerson } from '@varanda/domain/source/roster'
import { followDocument } from '../follow-document.ts'

/** Follows whom a member knows here, by uid: names and photos show at once. */
export function followConnections(
  uid: string,
  onChange: (people: ReadonlyMap<string, RosterPerson>) => void,
  onError: () => void,
): () => void {
  return followDocument<Roster>(
    paths.roster(uid),
    (roster) => onChange(new Map(Object.entries(roster?.people ?? {}))),
    onError,
  )
}

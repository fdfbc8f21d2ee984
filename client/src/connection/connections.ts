import { paths } from '@varanda/domain/paths'
import type { Roster, RosterPerson } from '@varanda/domain/source/roster'
import { loadFirestore } from '../firestore.ts'

/**
 * Follows whom a member knows here, by uid: names and photos show at once. Answers how to stop; `onError` is told when
 * the instance refuses or cannot be reached.
 */
export function followConnections(
  uid: string,
  onChange: (people: ReadonlyMap<string, RosterPerson>) => void,
  onError: () => void,
): () => void {
  let left = false
  let stop = () => {}
  loadFirestore()
    .then(({ firestore, sdk }) => {
      if (left) return
      stop = sdk.onSnapshot(
        sdk.doc(firestore, paths.roster(uid)),
        (snapshot) => {
          // An empty cache knows nothing; the server's answer follows.
          if (!snapshot.exists() && snapshot.metadata.fromCache) return
          const roster = snapshot.data() as Roster | undefined
          onChange(new Map(Object.entries(roster?.people ?? {})))
        },
        onError,
      )
    })
    .catch(onError)
  return () => {
    left = true
    stop()
  }
}

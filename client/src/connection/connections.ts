import type { Connection } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { connectFirestore } from '../connect.ts'

/**
 * Follows whom a member knows here, by uid: names and photos show at once. Answers how to stop; `onError` is told when
 * the instance refuses or cannot be reached.
 */
export function followConnections(
  uid: string,
  onChange: (people: ReadonlyMap<string, Connection>) => void,
  onError: () => void,
): () => void {
  let left = false
  let stop = () => {}
  Promise.all([connectFirestore(), import('firebase/firestore')])
    .then(([firestore, sdk]) => {
      if (left) return
      stop = sdk.onSnapshot(
        sdk.collection(firestore, paths.connections(uid)),
        ({ docs, empty, metadata }) => {
          // An empty cache knows nothing; the server's answer follows.
          if (empty && metadata.fromCache) return
          onChange(new Map(docs.map((row) => [row.id, row.data() as Connection])))
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

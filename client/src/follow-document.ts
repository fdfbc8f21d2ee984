import { loadFirestore } from './firestore.ts'

/**
 * Follows one document: `undefined` means that the instance has none. Answers how to stop; `onError` is told when the
 * instance refuses or cannot be reached.
 */
export function followDocument<Data>(
  path: string,
  onChange: (data: Data | undefined) => void,
  onError: () => void,
): () => void {
  let left = false
  let stop = () => {}
  loadFirestore()
    .then(({ firestore, sdk }) => {
      if (left) return
      stop = sdk.onSnapshot(
        sdk.doc(firestore, path),
        (snapshot) => {
          // An empty cache knows nothing; the server's answer follows.
          if (!snapshot.exists() && snapshot.metadata.fromCache) return
          onChange(snapshot.data({ serverTimestamps: 'estimate' }) as Data | undefined)
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

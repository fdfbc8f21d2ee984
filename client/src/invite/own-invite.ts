import type { OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { loadFirestore } from '../firestore.ts'

/**
 * Follows a member's own invite: who took a seat shows at once. `undefined` means that it is not made yet.
 * Answers how to stop; `onError` is told when the instance refuses or cannot be reached.
 */
export function followOwnInvite(
  uid: string,
  onChange: (invite: OwnInvite | undefined) => void,
  onError: () => void,
): () => void {
  let left = false
  let stop = () => {}
  loadFirestore()
    .then(({ firestore, sdk }) => {
      if (left) return
      stop = sdk.onSnapshot(
        sdk.doc(firestore, paths.ownInvite(uid)),
        (snapshot) => {
          const missing = !snapshot.exists() && snapshot.metadata.fromCache
          if (!missing) onChange(snapshot.data({ serverTimestamps: 'estimate' }) as OwnInvite | undefined)
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

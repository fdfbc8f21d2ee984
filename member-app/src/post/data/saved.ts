import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import { savedOfEntry } from '@varanda/domain/post/entry'

/**
 * Keeps a post of mine to read for later, or no longer. It shows at once and waits for a network by itself; settles
 * once the instance has it, and throws where the post has gone meanwhile.
 */
export async function keepForLater(uid: string, postId: string, isKept: boolean): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  const entry = sdk.doc(firestore, paths.entry(uid, postId))
  await sdk.updateDoc(entry, { [savedOfEntry]: isKept ? sdk.serverTimestamp() : sdk.deleteField() })
}

import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import { savedOfEntry } from '@varanda/domain/post/entry'

/**
 * Keeps a post of mine to read for later, or no longer. It shows at once and waits for a network by itself; settles
 * once the instance has it, and throws where the post has gone meanwhile. Keeping throws as `writeCounted`.
 */
export async function keepForLater(uid: string, postId: string, isKept: boolean): Promise<void> {
  const path = paths.entry(uid, postId)
  if (isKept) {
    return writeCounted(uid, path, (batch, entry, sdk) =>
      batch.update(entry, { [savedOfEntry]: sdk.serverTimestamp() }),
    )
  }
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, path), { [savedOfEntry]: sdk.deleteField() })
}

import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'

/** Whether a post lives at this address, as far as this device can learn it now. */
export async function isBlogPostThere(postId: string): Promise<boolean> {
  const { firestore, sdk } = await loadFirestore()
  try {
    return (await sdk.getDoc(sdk.doc(firestore, paths.blogPost(postId)))).exists()
  } catch (error) {
    // Without a network nobody knows; the instance says so when the post arrives there.
    console.warn('blog', error)
    return false
  }
}

import { keepsSignedIn } from '@varanda/client/account/keep-signed-in'
import { takesLasting } from '@varanda/client/account/sign-in-places'
import { loadFirestore } from '@varanda/client/firestore'

/** Where this browser keeps nothing of Firestore's, what it has not told the instance goes with the page. */
export async function allIsWritten(): Promise<void> {
  if (keepsSignedIn() && takesLasting()) return
  const { firestore, sdk } = await loadFirestore()
  await sdk.waitForPendingWrites(firestore)
}

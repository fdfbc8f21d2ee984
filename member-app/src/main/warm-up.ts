import { loadFirestore } from '@varanda/client/firestore'
import { fetchAhead } from '@varanda/client/lost-files'

/** Fetches Firestore while it is still being found out who is here, if it is likely to be a member. */
export function warmUp(): void {
  if (!/(?:^|; )uid=[^;]/.test(document.cookie)) return
  setTimeout(() => void fetchAhead(loadFirestore))
}

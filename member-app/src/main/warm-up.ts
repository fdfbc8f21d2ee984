import { fetchAhead } from '@varanda/client/lost-files'
import { loadFirestore } from '../data/firestore.ts'

/** Fetches Firestore while it is still being found out who is here, if it is likely to be a member. */
export function warmUp(): void {
  if (!/(?:^|; )uid=[^;]/.test(document.cookie)) return
  setTimeout(() => void fetchAhead(loadFirestore))
}

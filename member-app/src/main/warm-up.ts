import { loadFirestore } from '../data/firestore.ts'
import { fetchAhead } from './chunk-reload.ts'

/** Fetches Firestore while it is still being found out who is here, if it is likely to be a member. */
export function warmUp(): void {
  if (!/(?:^|; )uid=[^;]/.test(document.cookie)) return
  setTimeout(() => void fetchAhead(loadFirestore))
}

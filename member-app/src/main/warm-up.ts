import { loadFirestore } from '@varanda/client/firestore'
import { fetchAhead } from '@varanda/client/lost-files'
import { isLikelyMember } from './ahead.ts'

/**
 * Fetches Firestore while it is still being found out who is here, if it is likely to be a member. Done when it has
 * come, or cannot.
 */
export async function warmUp(): Promise<void> {
  if (!isLikelyMember) return
  // The page is drawn first.
  await new Promise((drawn) => setTimeout(drawn))
  await fetchAhead(loadFirestore)
}

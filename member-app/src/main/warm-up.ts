import { loadFirestore } from '@varanda/client/firestore'
import { readFirstPage } from '@varanda/client/first-page/read-first-page'
import { fetchAhead } from '@varanda/client/lost-files'
import { unlocalizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { firstOfFeed } from '../post/data/feed.ts'

/**
 * Fetches what the first page shows, and Firestore, while it is still being found out who is here, if it is likely to be
 * a member. Done when Firestore has come, or cannot.
 */
export async function warmUp(): Promise<void> {
  // Whoever had no place here when this browser last saw them is refused most of it.
  if (!/(?:^|; )role=[^;]/.test(document.cookie)) return
  const isFeed = unlocalizedPath(location.pathname).replace(/\/$/, '') === memberScreens.feed
  readFirstPage((uid) => ({
    // Who they are here, what those are called whose posts they see, and whose they do not want to see.
    documents: [paths.standing(uid), paths.user(uid), paths.roster(uid), ...(isFeed ? [paths.mutes(uid)] : [])],
    lists: isFeed ? [firstOfFeed(uid)] : [],
  }))
  // The page is drawn first.
  await new Promise((drawn) => setTimeout(drawn))
  await fetchAhead(loadFirestore)
}

/**
 * Shows what was seen last and asks for what the first page shows while the app's own script is still on its way, and says
 * if that does not come: a small file of its own, which the page runs first.
 */
import { readFirstPage } from '@varanda/client/first-page/read-first-page'
import { unlocalizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { firstOfFeed } from '../post/data/first-of-feed.ts'
import { $hour, followHour, showHour } from '../ui/time/hour.ts'
import { showLastView } from './last-view/last-view.ts'
import { sayIfStuck } from './stuck.ts'

sayIfStuck()
showHour($hour.get())
followHour()
showLastView()

/** Whoever had no place here when this browser last saw them is refused most of it. */
export const isLikelyMember = /(?:^|; )role=[^;]/.test(document.cookie)

const isFeed = unlocalizedPath(location.pathname).replace(/\/$/, '') === memberScreens.feed

if (isLikelyMember) {
  readFirstPage((uid) => ({
    // Who they are here, what those are called whose posts they see, and whose they do not want to see.
    documents: [paths.standing(uid), paths.user(uid), paths.roster(uid), ...(isFeed ? [paths.mutes(uid)] : [])],
    lists: isFeed ? [firstOfFeed(uid)] : [],
  }))
}

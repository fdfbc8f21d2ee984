import { hintedUid } from '@varanda/client/account/hint-cookies'
import { keepsSignedIn } from '@varanda/client/account/keep-signed-in'
import { $session } from '@varanda/client/account/session'
import { lastingNotes } from '@varanda/client/browser-notes'
import { unlocalizedPath } from '@varanda/domain/locale'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { copyOf } from './copy-of.ts'
import { buildOf, type LastView, lastViewKey } from './last-view.ts'

/** Characters; a window full of posts has some twenty thousand. */
const most = 200_000

/**
 * Keeps how the feed looks whenever a member leaves the app from it; a tab may end without another word. Whoever leaves from
 * elsewhere may have deleted or muted meanwhile what was kept before.
 */
export function followLastView(): void {
  const keep = () => {
    const session = $session.get()
    const isFeed = unlocalizedPath(location.pathname).replace(/\/$/, '') === memberScreens.feed
    if (session.state === 'member' && isFeed) keepLastView(session.uid)
    else lastingNotes.remove(lastViewKey)
  }
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', () => document.hidden && keep())
}

/**
 * Keeps how the feed looks now, for the first moment of the next start on this device; only where the member stays
 * signed in, and so keeps what was read in any case.
 */
function keepLastView(uid: string): void {
  const shell = document.querySelector('#root > .shell')
  const posts = [...(shell?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
  const post = posts.find((one) => one.getBoundingClientRect().bottom > 0)
  if (!shell || !post?.dataset.post || !keepsSignedIn() || hintedUid() !== uid) return
  const copy = copyOf(shell, innerHeight)
  if (!copy) return
  const { pathname: path } = location
  const width = document.documentElement.clientWidth
  const { top } = post.getBoundingClientRect()
  const place = { path, width, post: post.dataset.post, top, isTop: scrollY === 0 }
  const text = JSON.stringify({ uid, at: Date.now(), build: buildOf(), ...place, copy } satisfies LastView)
  try {
    if (text.length <= most) localStorage.setItem(lastViewKey, text)
  } catch (error) {
    // The next start shows what it can: nothing else is noted there.
    console.warn('last view', error)
  }
}

import { FirstSteps } from '../account/first-steps/first-steps.tsx'
import { FeedScreen } from '../post/feed/feed-screen.tsx'
import { PostArticle } from '../post/post-article.tsx'
import { FreshNotices } from './frame/fresh-notices.tsx'

/** The app's first screen, which its first files hold: unread notices above the feed, a newcomer's first steps in it. */
export function Front() {
  return (
    <>
      <FreshNotices />
      <FeedScreen Post={PostArticle}>
        <FirstSteps />
      </FeedScreen>
    </>
  )
}

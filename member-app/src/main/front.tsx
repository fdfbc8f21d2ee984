import { FeedScreen } from '../features/feed/feed-screen.tsx'
import { PostArticle } from '../features/post/post-article.tsx'
import { FreshNotices } from './fresh-notices.tsx'

/** What everybody comes for first, in the first files: the feed, and above it what the server has to tell. */
export function Front() {
  return (
    <>
      <FreshNotices />
      <FeedScreen Post={PostArticle} />
    </>
  )
}

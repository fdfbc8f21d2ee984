import { FeedScreen } from '../post/feed/feed-screen.tsx'
import { PostArticle } from '../post/post-article.tsx'
import { FreshNotices } from './frame/fresh-notices.tsx'

/** What everybody comes for first, in the first files: the feed, and above it what the server has to tell. */
export function Front() {
  return (
    <>
      <FreshNotices />
      <FeedScreen Post={PostArticle} />
    </>
  )
}

import { FirstSteps } from '../account/first-steps/first-steps.tsx'
import { FeedScreen } from '../post/feed/feed-screen.tsx'
import { PostArticle } from '../post/post-article.tsx'

/** The app's first screen, which its first files hold: a newcomer's first steps in the feed. */
export function Front() {
  return (
    <FeedScreen Post={PostArticle}>
      <FirstSteps />
    </FeedScreen>
  )
}

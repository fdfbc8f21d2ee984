import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { ComposeScreen } from '../features/compose/compose-screen.tsx'
import { FeedScreen } from '../features/feed/feed-screen.tsx'
import { PeopleScreen } from '../features/people/people-screen.tsx'
import { PostArticle } from '../features/post/post-article.tsx'
import { PostScreen } from '../features/post/post-screen.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { locale } from '../ui/locale.ts'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

/** The routes table: every screen of the app. What is not here is not found. */
const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Broken })

const feed = createRoute({
  getParentRoute: () => root,
  path: '/user',
  component: () => <FeedScreen Post={PostArticle} />,
})
const publish = createRoute({ getParentRoute: () => root, path: '/user/publish', component: ComposeScreen })
const people = createRoute({ getParentRoute: () => root, path: '/user/people', component: PeopleScreen })
const profile = createRoute({ getParentRoute: () => root, path: '/user/profile', component: ProfileScreen })
const post = createRoute({ getParentRoute: () => root, path: '/user/post/$postId', component: OpenedPost })

function OpenedPost() {
  const { postId } = post.useParams()
  return <PostScreen key={postId} postId={postId} />
}

export const router = createRouter({
  routeTree: root.addChildren([feed, publish, people, profile, post]),
  basepath: locale === 'en' ? '/en' : '/',
  scrollRestoration: true,
  defaultErrorComponent: Broken,
  notFoundMode: 'root',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

import { createRoute, createRouter } from '@tanstack/react-router'
import { fetchAhead } from '@varanda/client/lost-files'
import { memberScreens } from '@varanda/domain/member-screens'
import { FeedScreen } from '../features/feed/feed-screen.tsx'
import { PostArticle } from '../features/post/post-article.tsx'
import { locale } from '../ui/locale.ts'
import { adminRoutes } from './admin-routes.tsx'
import { Broken } from './broken.tsx'
import { FreshNotices } from './fresh-notices.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { root } from './root.tsx'

/** The routes table: every screen of the member area, and the admin area's from its own table. What is in neither is not found. */

const feed = createRoute({
  getParentRoute: () => root,
  path: memberScreens.feed,
  component: () => (
    <>
      <FreshNotices />
      <FeedScreen Post={PostArticle} />
    </>
  ),
})
const ComposeScreen = lazyScreen(async () => (await import('../features/compose/compose-screen.tsx')).ComposeScreen)
const PostScreen = lazyScreen(async () => (await import('../features/post/post-screen.tsx')).PostScreen)
const PeopleScreen = lazyScreen(async () => (await import('../features/people/people-screen.tsx')).PeopleScreen)
const ProfileScreen = lazyScreen(async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen)
const SettingsScreen = lazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen)
const WardsScreen = lazyScreen(async () => (await import('../features/wards/wards-screen.tsx')).WardsScreen)
const WardsCorner = lazyScreen(async () => (await import('../features/wards/wards-corner.tsx')).WardsCorner)
const WardScreen = lazyScreen(async () => (await import('../features/wards/ward-screen.tsx')).WardScreen)
const HouseCorner = lazyScreen(async () => (await import('./house-corner.tsx')).HouseCorner)
const NoticesScreen = lazyScreen(async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen)
const publish = createRoute({ getParentRoute: () => root, path: memberScreens.publish, component: ComposeScreen })
const people = createRoute({ getParentRoute: () => root, path: memberScreens.people, component: PeopleScreen })
const profile = createRoute({ getParentRoute: () => root, path: memberScreens.profile, component: MyPage })
const wards = createRoute({ getParentRoute: () => root, path: memberScreens.wards, component: WardsScreen })
const ward = createRoute({ getParentRoute: () => root, path: memberScreens.ward, component: OpenedWard })

function MyPage() {
  return (
    <ProfileScreen>
      <WardsCorner />
      <HouseCorner />
    </ProfileScreen>
  )
}

function OpenedWard() {
  const { uid } = ward.useParams()
  return <WardScreen key={uid} uid={uid} />
}

const settings = createRoute({ getParentRoute: () => root, path: memberScreens.settings, component: SettingsScreen })
const notices = createRoute({ getParentRoute: () => root, path: memberScreens.notices, component: NoticesScreen })

/** Fetches what the first page does without, so that it opens at once and without a network. */
export function fetchOtherScreens(): void {
  const screens = [
    ComposeScreen,
    PostScreen,
    PeopleScreen,
    ProfileScreen,
    SettingsScreen,
    WardsCorner,
    HouseCorner,
    NoticesScreen,
    WardsScreen,
    WardScreen,
  ]
  void fetchAhead(() =>
    Promise.allSettled([
      ...screens.map((screen) => screen.ahead()),
      import('../features/post/readers-sheet.tsx'),
      import('../ui/album/lightbox.tsx'),
      import('../data/send-post.ts'),
    ]),
  )
}

const post = createRoute({ getParentRoute: () => root, path: memberScreens.post, component: OpenedPost })

function OpenedPost() {
  const { postId } = post.useParams()
  return <PostScreen key={postId} postId={postId} />
}

export const router = createRouter({
  routeTree: root.addChildren([feed, publish, people, profile, settings, wards, ward, notices, post, ...adminRoutes]),
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

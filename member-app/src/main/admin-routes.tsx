import { createRoute } from '@tanstack/react-router'
import { routes } from '@varanda/domain/routes'
import { readLogSearch } from '../features/audit-log/log-search.ts'
import { readChoice } from '../features/signup-requests/use-choice.ts'
import { readUserSearch } from '../features/users/user-search.ts'
import { readUsersSearch } from '../features/users/users-search.ts'
import { lazyScreen } from './lazy-screen.ts'
import { root } from './root.tsx'

const DashboardScreen = lazyScreen(
  async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
)
const UsersScreen = lazyScreen(async () => (await import('../features/users/users-screen.tsx')).UsersScreen)
const UserScreen = lazyScreen(async () => (await import('../features/users/user-screen.tsx')).UserScreen)
const AuditLogScreen = lazyScreen(
  async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
)

const InvitesScreen = lazyScreen(
  async () => (await import('../features/invites-admin/invites-screen.tsx')).InvitesScreen,
)
const SignupRequestsScreen = lazyScreen(
  async () => (await import('../features/signup-requests/requests-screen.tsx')).SignupRequestsScreen,
)

const ReportsScreen = lazyScreen(async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen)

const BlogScreen = lazyScreen(async () => (await import('../features/blog-editor/blog-screen.tsx')).BlogScreen)
const PostScreen = lazyScreen(async () => (await import('../features/blog-editor/post-screen.tsx')).PostScreen)
const blogPost = createRoute({
  getParentRoute: () => root,
  path: `${routes.adminBlog.path}/$postId`,
  component: OpenedBlogPost,
})

function OpenedBlogPost() {
  const { postId } = blogPost.useParams()
  return <PostScreen key={postId} postId={postId} />
}

const HouseScreen = lazyScreen(async () => (await import('../features/house-settings/house-screen.tsx')).HouseScreen)

const NetworkGraphScreen = lazyScreen(
  async () => (await import('../features/network-graph/network-graph-screen.tsx')).NetworkGraphScreen,
)

/** The admin area's screens, each fetched when an administrator opens it. The shell lets nobody else see them. */
export const adminRoutes = [
  createRoute({ getParentRoute: () => root, path: routes.admin.path, component: DashboardScreen }),
  createRoute({ getParentRoute: () => root, path: routes.adminInvites.path, component: InvitesScreen }),
  createRoute({ getParentRoute: () => root, path: routes.adminReports.path, component: ReportsScreen }),
  createRoute({ getParentRoute: () => root, path: routes.adminSettings.path, component: HouseScreen }),
  createRoute({
    getParentRoute: () => root,
    path: routes.adminSignupRequests.path,
    validateSearch: readChoice,
    component: SignupRequestsScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: routes.adminUsers.path,
    validateSearch: readUsersSearch,
    component: UsersScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: routes.adminUser.path,
    validateSearch: readUserSearch,
    component: UserScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: routes.adminAuditLog.path,
    validateSearch: readLogSearch,
    component: AuditLogScreen,
  }),
  createRoute({ getParentRoute: () => root, path: routes.adminNetworkGraph.path, component: NetworkGraphScreen }),
  createRoute({ getParentRoute: () => root, path: routes.adminBlog.path, component: BlogScreen }),
  blogPost,
]

import { createRoute } from '@tanstack/react-router'
import { routes } from '@varanda/domain/routes'
import { lazyScreen } from './lazy-screen.ts'
import { root } from './root.tsx'

const DashboardScreen = lazyScreen(
  async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
)

const InvitesScreen = lazyScreen(
  async () => (await import('../features/invites-admin/invites-screen.tsx')).InvitesScreen,
)
const SignupRequestsScreen = lazyScreen(
  async () => (await import('../features/signup-requests/requests-screen.tsx')).SignupRequestsScreen,
)

/** The admin area's screens, each fetched when an administrator opens it. The shell lets nobody else see them. */
export const adminRoutes = [
  createRoute({ getParentRoute: () => root, path: routes.admin.path, component: DashboardScreen }),
  createRoute({ getParentRoute: () => root, path: routes.adminInvites.path, component: InvitesScreen }),
  createRoute({
    getParentRoute: () => root,
    path: routes.adminSignupRequests.path,
    component: SignupRequestsScreen,
  }),
]

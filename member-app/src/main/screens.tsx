import { createRoute } from '@tanstack/react-router'
import { memberScreens } from '@varanda/domain/member-screens'
import { routes } from '@varanda/domain/routes'
import { readLogSearch } from '../features/audit-log/log-search.ts'
import { readChoice } from '../features/signup-requests/use-choice.ts'
import { readUserSearch } from '../features/users/user-search.ts'
import { readUsersSearch } from '../features/users/users-search.ts'
import { Front } from './front.tsx'
import { root } from './root.tsx'
import { lazily } from './screen.ts'

const getParentRoute = () => root

/**
 * Every screen of the app, one entry each: where it is, what opens it, how it stands in the shell (`alone`, `admin`),
 * whether its files are fetched before anyone asks (`isAhead`), and how its search is read. What is not here is not found.
 */
export const screens = [
  createRoute({ getParentRoute, path: memberScreens.feed, component: Front }),
  createRoute({
    getParentRoute,
    path: memberScreens.publish,
    ...lazily(async () => (await import('../features/compose/compose-screen.tsx')).ComposeScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.post,
    ...lazily(async () => (await import('../features/post/post-screen.tsx')).PostScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.people,
    ...lazily(async () => (await import('../features/people/people-screen.tsx')).PeopleScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.profile,
    ...lazily(async () => (await import('./my-page.tsx')).MyPage, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.settings,
    ...lazily(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.wards,
    ...lazily(async () => (await import('../features/wards/wards-screen.tsx')).WardsScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.ward,
    ...lazily(async () => (await import('../features/wards/ward-screen.tsx')).WardScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.notices,
    ...lazily(async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen, { isAhead: true }),
  }),

  createRoute({
    getParentRoute,
    path: routes.admin.path,
    ...lazily(async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminSignupRequests.path,
    validateSearch: readChoice,
    ...lazily(async () => (await import('../features/signup-requests/requests-screen.tsx')).SignupRequestsScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminInvites.path,
    ...lazily(async () => (await import('../features/invites-admin/invites-screen.tsx')).InvitesScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminReports.path,
    ...lazily(async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminUsers.path,
    validateSearch: readUsersSearch,
    ...lazily(async () => (await import('../features/users/users-screen.tsx')).UsersScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminUser.path,
    validateSearch: readUserSearch,
    ...lazily(async () => (await import('../features/users/user-screen.tsx')).UserScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminNetworkGraph.path,
    ...lazily(async () => (await import('../features/network-graph/network-graph-screen.tsx')).NetworkGraphScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminBlog.path,
    ...lazily(async () => (await import('../features/blog-editor/blog-screen.tsx')).BlogScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: `${routes.adminBlog.path}/$postId`,
    ...lazily(async () => (await import('../features/blog-editor/post-screen.tsx')).PostScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminAuditLog.path,
    validateSearch: readLogSearch,
    ...lazily(async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminSettings.path,
    ...lazily(async () => (await import('../features/house-settings/house-screen.tsx')).HouseScreen, {
      frame: 'admin',
    }),
  }),
]

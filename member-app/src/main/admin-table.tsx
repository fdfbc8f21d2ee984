import { createRoute } from '@tanstack/react-router'
import { routes } from '@varanda/domain/routes'
import { readLogSearch } from '../features/audit-log/log-search.ts'
import { readChoice } from '../features/signup-requests/use-choice.ts'
import { readUserSearch } from '../features/users/user-search.ts'
import { readUsersSearch } from '../features/users/users-search.ts'
import { root } from './root.tsx'
import { lazily } from './screen.ts'

const getParentRoute = () => root

/**
 * The screens of the admin area, one entry each. Their files are fetched when an administrator opens them, and kept on no
 * member's device: the build knows them by this file.
 */
export const adminTable = [
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

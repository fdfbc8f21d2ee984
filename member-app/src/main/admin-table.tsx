import { createRoute } from '@tanstack/react-router'
import { routes } from '@varanda/domain/site/routes'
import { readLogSearch } from '../audit/log-search.ts'
import { readMemberSearch } from '../member/detail/member-search.ts'
import { readMembersSearch } from '../member/list/members-search.ts'
import { readChoice } from '../signup/use-choice.ts'
import { root } from './root.tsx'
import { lazily } from './screen.ts'

const getParentRoute = () => root

/**
 * The screens of the admin area, one entry each. Their files are fetched when an administrator opens them, and kept on
 * no member's device: the build knows them by this file.
 */
export const adminTable = [
  createRoute({
    getParentRoute,
    path: routes.admin.path,
    ...lazily(async () => (await import('../instance/dashboard/dashboard-screen.tsx')).DashboardScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminSignupRequests.path,
    validateSearch: readChoice,
    ...lazily(async () => (await import('../signup/requests-screen.tsx')).SignupRequestsScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminInvites.path,
    ...lazily(async () => (await import('../invite/invites-screen.tsx')).InvitesScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminReports.path,
    ...lazily(async () => (await import('../report/reports-screen.tsx')).ReportsScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminUsers.path,
    validateSearch: readMembersSearch,
    ...lazily(async () => (await import('../member/list/members-screen.tsx')).MembersScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminUser.path,
    validateSearch: readMemberSearch,
    ...lazily(async () => (await import('../member/detail/member-screen.tsx')).MemberScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminNetworkGraph.path,
    ...lazily(async () => (await import('../graph/network-graph-screen.tsx')).NetworkGraphScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminBlog.path,
    ...lazily(async () => (await import('../blog/list/blog-screen.tsx')).BlogScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: `${routes.adminBlog.path}/$postId`,
    ...lazily(async () => (await import('../blog/desk/blog-editor-screen.tsx')).BlogEditorScreen, { frame: 'admin' }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminAuditLog.path,
    validateSearch: readLogSearch,
    ...lazily(async () => (await import('../audit/audit-log-screen.tsx')).AuditLogScreen, {
      frame: 'admin',
    }),
  }),
  createRoute({
    getParentRoute,
    path: routes.adminSettings.path,
    ...lazily(async () => (await import('../instance/settings/settings-screen.tsx')).InstanceScreen, {
      frame: 'admin',
    }),
  }),
]

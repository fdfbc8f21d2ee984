import { createRoute } from '@tanstack/react-router'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { readEditSearch } from '../automation/edit-search.ts'
import { readMakeSearch } from '../circle/make/make-search.ts'
import { readComposeSearch } from '../post/compose/compose-search.ts'
import { Front } from './front.tsx'
import { root } from './root.tsx'
import { lazily } from './screen.ts'

const getParentRoute = () => root

/**
 * The screens of the member area, one entry each: where it is, what opens it, how it stands in the shell, and whether
 * its files are fetched before anyone asks. What is neither here nor in the admin area's table is not found.
 */
export const memberTable = [
  createRoute({ getParentRoute, path: memberScreens.feed, component: Front }),
  createRoute({
    getParentRoute,
    path: memberScreens.publish,
    validateSearch: readComposeSearch,
    ...lazily(async () => (await import('../post/compose/compose-screen.tsx')).ComposeScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.write,
    validateSearch: readComposeSearch,
    ...lazily(async () => (await import('../post/compose/compose-screen.tsx')).ComposeScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.post,
    ...lazily(async () => (await import('../post/post-screen.tsx')).PostScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.editPost,
    ...lazily(async () => (await import('../post/edit/edit-screen.tsx')).EditScreen, { isAhead: true, frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.circles,
    ...lazily(async () => (await import('../circle/circles-screen.tsx')).CirclesScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.makeCircle,
    validateSearch: readMakeSearch,
    ...lazily(async () => (await import('../circle/make/make-screen.tsx')).MakeScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.between,
    ...lazily(async () => (await import('../post/of/between-screen.tsx')).BetweenScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.circle,
    ...lazily(async () => (await import('./circle-page.tsx')).CirclePage, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.circleReports,
    ...lazily(async () => (await import('../report/circle/circle-reports-screen.tsx')).CircleReportsScreen, {
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.reports,
    ...lazily(async () => (await import('../report/own/own-reports-screen.tsx')).OwnReportsScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.people,
    ...lazily(async () => (await import('../connection/people-screen.tsx')).PeopleScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.person,
    ...lazily(async () => (await import('./person-page.tsx')).PersonPage, { isAhead: true, frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.sees,
    ...lazily(async () => (await import('../post/seen/seen-screen.tsx')).SeenScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.invites,
    ...lazily(async () => (await import('../invite/own/own-invites-screen.tsx')).OwnInvitesScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.saved,
    ...lazily(async () => (await import('../post/of/saved-screen.tsx')).SavedScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.drafts,
    ...lazily(async () => (await import('../post/drafts/drafts-screen.tsx')).DraftsScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.tag,
    ...lazily(async () => (await import('../post/of/tag-screen.tsx')).TagScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.profile,
    ...lazily(async () => (await import('./my-page.tsx')).MyPage, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.settings,
    ...lazily(async () => (await import('./settings-page.tsx')).SettingsPage, {
      isAhead: true,
      frame: 'indexed',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.who,
    ...lazily(async () => (await import('../account/who/who-screen.tsx')).WhoScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.take,
    ...lazily(async () => (await import('../account/take/take-screen.tsx')).TakeScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.wards,
    ...lazily(async () => (await import('../guardian/wards-screen.tsx')).WardsScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.ward,
    ...lazily(async () => (await import('../guardian/ward-screen.tsx')).WardScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.notices,
    ...lazily(async () => (await import('./notices-page.tsx')).NoticesPage, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.noticeSettings,
    ...lazily(async () => (await import('../notice/settings-screen.tsx')).NoticeSettingsScreen, {
      isAhead: true,
      frame: 'alone',
    }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.automations,
    ...lazily(async () => (await import('../automation/automations-screen.tsx')).AutomationsScreen, { isAhead: true }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.automation,
    validateSearch: readEditSearch,
    ...lazily(async () => (await import('../automation/edit-screen.tsx')).EditAutomationScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.support,
    ...lazily(async () => (await import('../support/own/own-screen.tsx')).OwnSupportScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.supportEdit,
    ...lazily(async () => (await import('../support/edit/edit-screen.tsx')).EditSupportScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.supportLedger,
    ...lazily(async () => (await import('../support/ledger/ledger-screen.tsx')).LedgerScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.supportOf,
    ...lazily(async () => (await import('../support/page/page-screen.tsx')).SupportPageScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.cards,
    ...lazily(async () => (await import('../support/card/own-cards-screen.tsx')).OwnCardsScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.paid,
    ...lazily(async () => (await import('../support/card/paid-screen.tsx')).PaidScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.paying,
    ...lazily(async () => (await import('../support/card/paying-screen.tsx')).PayingScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.cardTip,
    ...lazily(async () => (await import('../support/card/tip-screen.tsx')).CardTipScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.tiersOf,
    ...lazily(async () => (await import('../support/card/tiers-screen.tsx')).TiersScreen, { frame: 'alone' }),
  }),
  createRoute({
    getParentRoute,
    path: memberScreens.automationRuns,
    ...lazily(async () => (await import('../automation/runs-screen.tsx')).RunsScreen, { frame: 'alone' }),
  }),
]

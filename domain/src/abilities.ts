import type { acceptInvite } from './calls/accept-invite.ts'
import type { answerApproval } from './calls/answer-approval.ts'
import type { approveRequest } from './calls/approve-request.ts'
import type { block } from './calls/block.ts'
import type { changeRole } from './calls/change-role.ts'
import type { createPost } from './calls/create-post.ts'
import type { createWard } from './calls/create-ward.ts'
import type { finishHandOver } from './calls/finish-hand-over.ts'
import type { openSealed } from './calls/open-sealed.ts'
import type { removeConnection } from './calls/remove-connection.ts'
import type { reportContent } from './calls/report-content.ts'
import type { requestInvite } from './calls/request-invite.ts'
import type { reserveSeat } from './calls/reserve-seat.ts'
import type { signOutEverywhere } from './calls/sign-out-everywhere.ts'
import type { startHandOver } from './calls/start-hand-over.ts'
import type { memberScreens } from './member-screens.ts'
import type { RouteName, routes } from './routes.ts'

/** No screen and no call does it yet. */
export const building = 'building'

type Path = (typeof routes)[RouteName]['path'] | (typeof memberScreens)[keyof typeof memberScreens]
type Call = (
  | typeof acceptInvite
  | typeof answerApproval
  | typeof approveRequest
  | typeof block
  | typeof changeRole
  | typeof createPost
  | typeof createWard
  | typeof finishHandOver
  | typeof openSealed
  | typeof removeConnection
  | typeof reportContent
  | typeof requestInvite
  | typeof reserveSeat
  | typeof signOutEverywhere
  | typeof startHandOver
)['name']

/** Where a member finds it: paths of screens, and the callables that do it. */
export type Kept = readonly [Path | Call, ...(Path | Call)[]]

/**
 * What public pages say that the product can do, one line each: what does it, or that it is being built. Whoever builds
 * one changes its line here, and every page says so: see [claims.ts](claims.ts).
 */
export const abilities = {
  invites: ['/join', 'acceptInvite'],
  seats: ['/welcome', 'reserveSeat', 'acceptInvite'],
  inviteRequests: ['/join', 'requestInvite', '/admin/signup-requests', 'approveRequest'],

  timeOrder: ['/user'],
  readingOffline: ['/user'],
  outbox: ['/user/publish', 'createPost'],
  noAds: ['/terms'],
  noTracking: ['/privacy'],

  audienceByName: ['/user/publish', 'createPost'],
  listOfReaders: ['/user/post/$postId'],
  changesOfReaders: building,
  seeAs: building,
  neverTogether: building,
  defaultAudience: building,
  onlyMe: building,
  openPosts: building,

  privateCircles: building,
  publicCircles: building,
  groups: building,
  historyRule: building,
  moderators: building,
  successors: building,

  events: building,
  polls: building,

  automations: building,
  automationTrial: building,

  choiceOfNotices: building,
  oneNoticePerEvent: building,
  push: building,
  digests: building,
  quietHours: building,

  pix: building,
  cards: building,
  subscriptions: building,
  ledger: building,

  guardians: ['/user/wards', 'createWard', 'answerApproval'],
  guardianSeesContacts: ['/user/wards/$uid'],
  growingUp: ['/user/wards/$uid', 'startHandOver', 'finishHandOver'],
  circlesAskGuardian: building,
  photoConsent: building,

  findable: ['/user/settings'],
  block: ['/user/people', 'block'],
  mute: building,
  signOutEverywhere: ['/user/settings', 'signOutEverywhere'],
  endConnection: ['/user/people', 'removeConnection', 'block'],

  whatsappImport: building,
  copyByLetter: ['/rights'],
  download: building,
  deletion: building,
  offlineAlbum: building,

  roles: ['/admin/user', 'changeRole'],
  sealedPosts: ['/admin/reports', 'reportContent', 'openSealed'],
  auditLog: ['/admin/audit-log'],
  dateOfBackups: ['/user/profile'],
  houseDocuments: ['/privacy'],
} as const satisfies Record<string, typeof building | Kept>

export type Ability = keyof typeof abilities

import type { leave } from '../account/calls/leave.ts'
import type { openExport } from '../account/calls/open-export.ts'
import type { requestExport } from '../account/calls/request-export.ts'
import type { signOutEverywhere } from '../account/calls/sign-out-everywhere.ts'
import type { stay } from '../account/calls/stay.ts'
import type { saveAutomation } from '../automation/calls/save-automation.ts'
import type { tryAutomation } from '../automation/calls/try-automation.ts'
import type { offerTiers } from '../card/calls/offer-tiers.ts'
import type { payByCard } from '../card/calls/pay-by-card.ts'
import type { addToCircle } from '../circle/calls/add-to-circle.ts'
import type { answerGroupInvitation } from '../circle/calls/answer-group-invitation.ts'
import type { changeCircle } from '../circle/calls/change-circle.ts'
import type { changeCircleRole } from '../circle/calls/change-circle-role.ts'
import type { createCircle } from '../circle/calls/create-circle.ts'
import type { followCircle } from '../circle/calls/follow-circle.ts'
import type { inviteToGroup } from '../circle/calls/invite-to-group.ts'
import type { leaveCircle } from '../circle/calls/leave-circle.ts'
import type { nameSuccessor } from '../circle/calls/name-successor.ts'
import type { setCircleFrom } from '../circle/calls/set-circle-from.ts'
import type { takeWardOut } from '../circle/calls/take-ward-out.ts'
import type { block } from '../connection/calls/block.ts'
import type { removeConnection } from '../connection/calls/remove-connection.ts'
import type { answerApproval } from '../guardian/calls/answer-approval.ts'
import type { createWard } from '../guardian/calls/create-ward.ts'
import type { finishHandOver } from '../guardian/calls/finish-hand-over.ts'
import type { startHandOver } from '../guardian/calls/start-hand-over.ts'
import type { acceptInvite } from '../invite/calls/accept-invite.ts'
import type { reserveSeat } from '../invite/calls/reserve-seat.ts'
import type { changeRole } from '../member/calls/change-role.ts'
import type { changeAudience } from '../post/calls/change-audience.ts'
import type { createPost } from '../post/calls/create-post.ts'
import type { listReaderChanges } from '../post/calls/list-reader-changes.ts'
import type { seeAs } from '../post/calls/see-as.ts'
import type { separate } from '../post/calls/separate.ts'
import type { openSealed } from '../report/calls/open-sealed.ts'
import type { reportContent } from '../report/calls/report-content.ts'
import type { approveRequest } from '../signup/calls/approve-request.ts'
import type { requestInvite } from '../signup/calls/request-invite.ts'
import type { answerTip } from '../support/calls/answer-tip.ts'
import type { askBrCode } from '../support/calls/ask-br-code.ts'
import type { declareTip } from '../support/calls/declare-tip.ts'
import type { memberScreens } from './member-screens.ts'
import type { RouteName, routes } from './routes.ts'

/** No screen and no call does it yet. */
export const building = 'building'

type Path = (typeof routes)[RouteName]['path'] | (typeof memberScreens)[keyof typeof memberScreens]
type Call = (
  | typeof saveAutomation
  | typeof tryAutomation
  | typeof addToCircle
  | typeof answerGroupInvitation
  | typeof changeCircle
  | typeof changeCircleRole
  | typeof createCircle
  | typeof followCircle
  | typeof inviteToGroup
  | typeof leave
  | typeof leaveCircle
  | typeof openExport
  | typeof requestExport
  | typeof nameSuccessor
  | typeof setCircleFrom
  | typeof takeWardOut
  | typeof answerTip
  | typeof askBrCode
  | typeof declareTip
  | typeof offerTiers
  | typeof payByCard
  | typeof changeAudience
  | typeof separate
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
  | typeof listReaderChanges
  | typeof requestInvite
  | typeof reserveSeat
  | typeof seeAs
  | typeof signOutEverywhere
  | typeof startHandOver
  | typeof stay
)['name']

/** Where a member finds it: paths of screens, and the callables that do it. */
export type Kept = readonly [Path | Call, ...(Path | Call)[]]

/**
 * What public pages say that the product can do, one line each: what does it, or that it is being built. Whoever builds
 * one changes its line here, and every page says so: see [claims.ts](claims.ts).
 */
export const abilities = {
  invites: ['/join', 'acceptInvite'],
  seats: ['/user/invites', 'reserveSeat', 'acceptInvite'],
  inviteRequests: ['/join', 'requestInvite', '/admin/signup-requests', 'approveRequest'],

  timeOrder: ['/user'],
  readingOffline: ['/user'],
  outbox: ['/user/publish', 'createPost'],
  noAds: ['/terms'],
  noTracking: ['/privacy'],

  audienceByName: ['/user/publish', 'createPost'],
  listOfReaders: ['/user/post/$postId'],
  changesOfReaders: ['/user/post/$postId', 'listReaderChanges', 'changeAudience'],
  seeAs: ['/user/people/$uid/sees', 'seeAs'],
  neverTogether: ['/user/settings', 'separate', 'createPost', 'inviteToGroup'],
  defaultAudience: ['/user/settings/who', '/user/publish'],
  onlyMe: building,
  openPosts: ['/user/circles/new', 'createPost'],

  privateCircles: ['/user/circles/new', 'createCircle', 'addToCircle'],
  publicCircles: ['/user/circles/new', 'createCircle', 'followCircle'],
  groups: ['/user/circles/new', 'createCircle', 'inviteToGroup', 'answerGroupInvitation'],
  historyRule: ['/user/circles/$id', 'changeCircle', 'setCircleFrom'],
  moderators: ['/user/circles/$id', 'changeCircleRole'],
  successors: ['/user/circles/$id', 'nameSuccessor', 'leaveCircle'],

  events: building,
  polls: building,

  automations: ['/user/automations', 'saveAutomation'],
  automationTrial: ['/user/automations/$id', 'tryAutomation'],

  choiceOfNotices: ['/user/notices/settings'],
  oneNoticePerEvent: ['/user/notices'],
  push: ['/user/notices/settings'],
  digests: ['/user/notices/settings'],
  quietHours: ['/user/notices/settings'],

  pix: ['/user/people/$uid/support', 'askBrCode', 'declareTip', 'answerTip'],
  cards: ['/user/support/cards', '/user/people/$uid/support', 'payByCard'],
  subscriptions: ['/user/people/$uid/tiers', '/user/support/paid', 'offerTiers', 'payByCard'],
  ledger: ['/user/support/ledger', '/user/support'],

  guardians: ['/user/wards', 'createWard', 'answerApproval'],
  guardianSeesContacts: ['/user/wards/$uid'],
  growingUp: ['/user/wards/$uid', 'startHandOver', 'finishHandOver'],
  circlesAskGuardian: ['/user/wards', 'answerApproval', 'takeWardOut'],
  photoConsent: building,

  findable: ['/user/settings'],
  block: ['/user/people', 'block'],
  mute: ['/user/settings', '/user/people/$uid'],
  signOutEverywhere: ['/user/settings', 'signOutEverywhere'],
  endConnection: ['/user/people', 'removeConnection', 'block'],

  whatsappImport: building,
  copyByLetter: ['/rights'],
  download: ['/user/take', 'requestExport', 'openExport'],
  deletion: ['/user/take', 'leave', 'stay'],
  offlineAlbum: ['/user/take', 'requestExport'],

  roles: ['/admin/user', 'changeRole'],
  sealedPosts: ['/admin/reports', 'reportContent', 'openSealed'],
  auditLog: ['/admin/audit-log'],
  dateOfBackups: ['/user/profile'],
  instanceDocuments: ['/privacy'],
} as const satisfies Record<string, typeof building | Kept>

export type Ability = keyof typeof abilities

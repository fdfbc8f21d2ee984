import { exportLimits } from './account/export/export.ts'
import { leavingLimits } from './account/leaving/leaving.ts'
import { codeLimits } from './account/sign-in-code.ts'
import { connectionRequestLimits } from './connection/connection-request.ts'
import { graphLimits } from './graph/graph-page.ts'
import { guardianLimits } from './guardian/guardian.ts'
import { inviteLimits } from './invite/invite.ts'
import { mailBudget, usualMailsPerDay } from './mail/mail-budget.ts'
import { reportLimits } from './report/report.ts'
import { type RateWindow, ruledRates } from './ruled-rates.ts'

/**
 * Who is counted as one: an account; a network, for whoever comes without one; an address that is written or guessed
 * at; or everybody together, where each act costs the whole instance.
 */
export type RateOf = 'account' | 'network' | 'address' | 'everybody'

/**
 * How often something may be done. `calls`: counted by the function that does it, in windows that begin at multiples of
 * their length. `rules`: written to Firestore by the member and counted by their own `RateCount` beside it, which
 * firestore.rules demand.
 */
export type Rate =
  | { keptBy: 'calls'; of: RateOf; windows: readonly RateWindow[] }
  | { keptBy: 'rules'; windows: readonly [RateWindow] }

const usualMails = mailBudget(usualMailsPerDay)
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const counted =
  <Of extends RateOf>(of: Of) =>
  (...windows: [most: number, seconds: number][]) => ({
    keptBy: 'calls' as const,
    of,
    windows: windows.map(([most, seconds]) => ({ most, seconds })),
  })
const calls = counted('account')
const byNetwork = counted('network')
const byAddress = counted('address')
const together = counted('everybody')

/**
 * What has a rate. Every call of strangers, guests and members has its name here, or it does not compile (`callable`);
 * the other acts are counted inside of a call or a page, only when they come to happen.
 *
 * What a member writes as one document for each person or thing needs none. A device is one for each sign-in, which
 * identity counts: it is made once, and taking it off the list, after which it could be made again, is a `choice`.
 */
export const rates = {
  ...ruledRates,

  // Sharing: more than an album's afternoon, less than what would keep the posts of others waiting.
  createPost: calls([30, 10 * minute], [200, day]),
  // Each takes every reader's copy, and gives it again.
  changeAudience: calls([20, 10 * minute], [100, day]),
  // Each is written to every reader's copy.
  editPost: calls([30, 10 * minute], [150, day]),
  deletePost: calls([60, 10 * minute], [400, day]),
  restorePost: calls([20, 10 * minute], [100, day]),
  // Asked at each tap on an audience, by a few reads.
  previewAudience: calls([120, 10 * minute], [1000, day]),
  separate: calls([60, hour], [200, day]),
  // A page of copies, ten where little is the asker's to know.
  seeAs: calls([60, 10 * minute], [300, day]),
  listCirclePosts: calls([60, 10 * minute], [300, day]),
  // The newest of the logs of eleven sources at most.
  listReaderChanges: calls([30, 10 * minute], [150, day]),
  prepareMedia: calls([120, 10 * minute], [600, day]),
  setPortrait: calls([20, hour], [60, day]),
  setCirclePicture: calls([20, hour], [60, day]),
  closeComments: calls([60, hour], [200, day]),
  reportContent: calls([reportLimits.perDay, day]),
  // Asked as the sheet opens, of some hundred rows at most.
  reportWays: calls([30, 10 * minute], [150, day]),
  myRulings: calls([60, 10 * minute], [300, day]),
  answerRuling: calls([20, hour], [40, day]),
  // Asked by a sign-in that is about to end; what it opens, by networks.
  openSuspension: calls([20, hour], [60, day]),
  answerSuspension: byNetwork([20, hour]),
  openWayOut: calls([20, hour], [60, day]),
  // A page looks every few seconds whether the copy is ready.
  copyOnWayOut: byNetwork([300, 10 * minute]),
  leaveOnWayOut: byNetwork([20, hour]),
  paysOnWayOut: byNetwork([60, hour]),
  portalOnWayOut: byNetwork([20, hour]),
  myReports: calls([60, 10 * minute], [300, day]),
  circleReports: calls([60, 10 * minute], [300, day]),
  resolveInCircle: calls([60, hour], [200, day]),

  // Oneself.
  signOutEverywhere: calls([20, hour]),
  // Reads all that is a member's, and stores it once more.
  requestExport: calls([exportLimits.perDay, day]),
  leave: calls([leavingLimits.perDay, day]),
  stay: calls([leavingLimits.perDay, day]),
  eraseWard: calls([leavingLimits.perDay, day]),
  keepWard: calls([leavingLimits.perDay, day]),
  previewLeaving: calls([60, hour]),
  openExport: calls([30, hour]),
  dropExport: calls([20, hour]),
  // Each start of the app may look whether it is still heard.
  pushKey: calls([60, hour]),
  savePushSubscription: calls([40, hour], [100, day]),
  dropPushSubscription: calls([20, hour], [60, day]),
  pushArrived: calls([60, hour]),
  // Each goes out to all of the member's devices.
  testPush: calls([5, 10 * minute], [20, day]),
  'hide-from-graph': calls([graphLimits.hidingsPerDay, day]),

  // Knowing each other.
  block: calls([30, hour], [100, day]),
  unblock: calls([30, hour], [100, day]),
  removeConnection: calls([60, hour], [200, day]),
  requestConnection: calls([connectionRequestLimits.asksPerDay, day]),
  cancelConnectionRequest: calls([2 * connectionRequestLimits.asksPerDay, day]),
  answerConnection: calls([connectionRequestLimits.answersPerDay, day]),
  suggestPeople: calls([connectionRequestLimits.suggestionsPerDay, day]),
  // Looks at two hundred cards at most, and of each at what stands between the two, and whom it knows.
  findPeople: calls([30, 10 * minute], [100, day]),
  myBranch: calls([50, day]),

  // Circles and groups: each who comes is brought what was shared, each who goes loses it.
  createCircle: calls([20, hour], [50, day]),
  changeCircle: calls([60, hour], [200, day]),
  changeCircleRole: calls([60, hour], [200, day]),
  addToCircle: calls([60, hour], [200, day]),
  removeFromCircle: calls([120, hour], [400, day]),
  liftBar: calls([60, hour], [200, day]),
  inviteToGroup: calls([20, hour], [60, day]),
  invitedToGroup: calls([60, 10 * minute], [300, day]),
  // Asked as a group's page opens.
  ownerStandIn: calls([120, 10 * minute], [1000, day]),
  takeBackInvitation: calls([60, hour], [200, day]),
  answerGroupInvitation: calls([60, hour], [200, day]),
  leaveCircle: calls([60, hour], [200, day]),
  followCircle: calls([60, hour], [200, day]),
  deleteCircle: calls([20, hour], [50, day]),
  nameSuccessor: calls([20, hour], [60, day]),
  declineSuccession: calls([60, hour], [200, day]),
  // Each looks at some sixty circles.
  discoverCircles: calls([30, hour], [100, day]),
  previewCircle: calls([60, 10 * minute], [300, day]),
  askToJoin: calls([10, hour], [20, day]),
  answerJoinRequest: calls([120, hour], [400, day]),
  setCircleFrom: calls([60, hour], [200, day]),
  removePostFromCircle: calls([60, hour], [200, day]),

  // Automations: a trial reads what a month brought.
  saveAutomation: calls([60, hour], [300, day]),
  removeAutomation: calls([60, hour], [200, day]),
  tryAutomation: calls([20, 10 * minute], [100, day]),
  undoRun: calls([60, hour], [200, day]),

  // Cards: most of these ask Stripe.
  connectCards: calls([10, hour], [20, day]),
  offerTiers: calls([10, hour], [30, day]),
  cardsOf: calls([120, 10 * minute], [1000, day]),
  payByCard: calls([20, hour], [60, day]),
  cardOrder: calls([120, 10 * minute], [600, day]),
  myCardOrders: calls([60, hour], [300, day]),
  openPortal: calls([20, hour], [60, day]),

  // Support: each code shows where somebody's money goes.
  saveSupportPage: calls([60, hour], [200, day]),
  setSupportWays: calls([10, hour], [20, day]),
  askBrCode: calls([30, hour], [100, day]),
  declareTip: calls([20, hour], [60, day]),
  answerTip: calls([120, hour], [400, day]),
  takeBackTip: calls([20, hour], [60, day]),
  remindMonthly: calls([60, hour], [200, day]),
  thankForTip: calls([60, hour], [200, day]),

  // Inviting.
  acceptInvite: calls([inviteLimits.acceptsPerMinute, minute]),
  // Guests of members who came today, counted together for whoever let the first of them in.
  'join-by-newcomers': calls([10, hour], [30, day]),
  connectByInvite: calls([inviteLimits.acceptsPerMinute, minute], [200, day]),
  myInvites: calls([30, minute]),
  reserveSeat: calls([2 * inviteLimits.reservationsPerDay, day]),
  renewReservation: calls([2 * inviteLimits.reservationsPerDay, day]),
  'keep-seat': calls([inviteLimits.reservationsPerDay, day]),
  'keep-seat-mail': calls([inviteLimits.mailsPerDay, day]),
  cancelReservation: calls([2 * inviteLimits.reservationsPerDay, day]),
  revokeInvite: calls([inviteLimits.reservationsPerDay, day]),
  askForSeats: calls([5, day]),
  answerVouch: calls([60, day]),

  // By mail alone: a mail to an address that somebody typed, by whoever has a link.
  joinByMail: byNetwork([10, 30 * minute], [40, day]),
  'join-by-mail-of-invite': counted('address')([inviteLimits.mailsPerDay, day]),
  'all-mail-joinings': together([200, day]),

  // Guardians and wards.
  createWard: calls([60, hour]),
  'make-ward': calls([guardianLimits.wardsMadePerDay, day]),
  makeWardCode: calls([2 * guardianLimits.codesPerHour, hour]),
  'code-for-ward': calls([guardianLimits.codesPerHour, hour]),
  'ask-guardian': calls([guardianLimits.asksPerDay, day]),
  answerApproval: calls([200, day]),
  correctBirthDate: calls([30, day]),
  pauseWard: calls([60, hour]),
  partWard: calls([60, hour]),
  takeWardOut: calls([60, hour]),
  signOutWard: calls([60, hour]),
  startHandOver: calls([codeLimits.asksPerHour, hour]),
  finishHandOver: calls([30, hour]),

  // Running the instance.
  openSealed: calls([5, hour]),
  reportedPhotos: calls([30, minute]),
  makeInstanceInvite: calls([20, day]),
  computeFigures: together([6, 10 * minute]),
  renewGraph: together([3, minute]),

  // Coming in: callers without an account.
  previewInvite: byNetwork([30, minute]),
  requestCode: byNetwork([10, minute]),
  signInWithCode: byNetwork([30, minute]),
  // Wrong tries of one network at the code that came with an invite to an address.
  'try-invite-code': byAddress([5, day]),
  // What members and holders of links have mailed to one address; an answer to whoever asked waits for none of it.
  'invite-by-mail': byAddress([3, day]),
  'approval-mail': byAddress([3, day]),
  signInAsWard: byNetwork([10, minute]),

  // Asking for an invite: by a device's work, or on the page without script, which on Firebase comes through Hosting
  // and so stands for many people. No few networks use up what everybody has a day.
  requestInvite: byNetwork([10, 30 * minute], [40, day]),
  'request-by-page': byNetwork([20, 30 * minute], [60, day]),
  'request-for-address': byAddress([5, day]),
  // Less or more where the operator says so (MAILS_PER_DAY).
  // Mails that tell at once what can be read in the app as well: sign-in codes are to find room beside them.
  'notice-mail': together([usualMails.notices, day]),
  // Digests, apart from those: what does not go today goes tomorrow, with what came meanwhile.
  'digest-mail': together([usualMails.digests, day]),
  'all-requests': together([500, day]),
  'all-requests-by-page': together([200, day]),
  'look-at-request': byNetwork([300, 30 * minute]),
  // Mail programs ask from few networks for many people.
  'open-unsubscribe': byNetwork([1000, 10 * minute]),
  'open-answer': byNetwork([1000, 10 * minute]),
  'open-mail-joining': byNetwork([300, 10 * minute]),
  // What somebody who got hold of a mail could say in another's name.
  'answer-by-mail': calls([5, hour]),
} as const satisfies Record<string, Rate>

export type RatedAct = keyof typeof rates

import { automationLimits } from '../../automation/automation.ts'
import { cardEventKeptMs } from '../../card/order.ts'
import { invitationKeptMs } from '../../circle/group-invitation.ts'
import { requestKeptMs as requestToJoinKeptMs } from '../../circle/join-request.ts'
import { digestLimits } from '../../digest/digest.ts'
import { factKeptMs } from '../../fact/fact.ts'
import { approvalLimits } from '../../guardian/guardian-approval.ts'
import { wardCodeLimits } from '../../guardian/guardian-code.ts'
import { mailJoiningLimits } from '../../invite/by-mail/mail-joining.ts'
import { inviteLimits } from '../../invite/invite.ts'
import { mailLimits } from '../../mail/mail.ts'
import { day } from '../../moment.ts'
import { noticeClaimMs } from '../../notice/notice-claim.ts'
import type { DocumentPath } from '../../paths.ts'
import { savedOfEntry } from '../../post/entry.ts'
import { requestKeptMs } from '../../signup/signup-memory.ts'
import { signupLimits } from '../../signup/signup-request.ts'
import { deviceLimits } from '../device.ts'
import { exportKeptMs } from '../export/export.ts'
import { codeLimits } from '../sign-in-code.ts'
import { nobody, type PersonalData } from './row.ts'

/** Every document of Firestore, by its name in `paths`. */
export const personalDocuments = {
  user: { tells: ['profile'], whose: { '/users': 'delete' }, copyFor: '/users', kept: 'account' },
  // Whom somebody invited stays in the tree below a branch without a name.
  standing: {
    tells: ['membership'],
    whose: { '/users': 'delete', 'invitedBy.uid': 'cut', guardian: 'cut' },
    copyFor: '/users',
    kept: 'account',
  },
  contact: { tells: ['address', 'birthDate'], whose: { '/users': 'delete' }, copyFor: '/users', kept: 'account' },
  settings: { tells: ['choices'], whose: { '/users': 'delete' }, copyFor: '/users', kept: 'account' },
  // With an address that mail servers refused.
  mailWishes: { tells: ['choices', 'address'], whose: { '/users': 'delete' }, copyFor: '/users', kept: 'account' },
  noticeWishes: { tells: ['choices'], whose: { '/users': 'delete' }, copyFor: '/users', kept: 'account' },
  watch: { tells: ['choices'], whose: { '/users': 'delete', of: 'delete' }, copyFor: '/users', kept: 'account' },
  // What its buttons sent are the paths of what its reader wrote.
  digest: {
    tells: ['mail'],
    whose: { '/users': 'delete' },
    kept: { atMost: digestLimits.keptMs, by: 'ttl' },
  },
  mutes: {
    tells: ['choices'],
    whose: { '/users': 'delete', 'people{}': 'cut' },
    copyFor: '/users',
    kept: 'account',
  },
  ownInvite: {
    tells: ['invitations'],
    whose: { '/users': 'delete', 'acceptances[].uid': 'cut' },
    copyFor: '/users',
    copyWithout: ['token', 'reservations[].token'],
    kept: 'account',
  },
  ownExport: { tells: ['copies'], whose: { '/users': 'delete' }, kept: { atMost: exportKeptMs, by: 'functions' } },
  exportWork: { tells: ['copies'], whose: { '/users': 'delete' }, kept: { atMost: exportKeptMs, by: 'functions' } },
  handOver: {
    tells: ['codes'],
    whose: { '/users': 'delete' },
    // Its code is good for minutes, the question about it for days.
    kept: { atMost: (approvalLimits.days + 1) * day, by: 'functions' },
  },
  connection: {
    tells: ['connections'],
    whose: { '/users': 'delete', uid: 'delete' },
    copyFor: '/users',
    kept: 'thing',
  },
  roster: {
    tells: ['connections'],
    whose: { '/users': 'delete', 'people{}': 'cut' },
    copyFor: '/users',
    kept: 'account',
  },
  mutual: {
    tells: ['connections'],
    whose: { '/users': 'delete', 'people{}': 'cut', 'people{}[]': 'cut' },
    kept: 'account',
  },
  sourcePost: {
    tells: ['audience'],
    whose: { '/users': 'delete', author: 'delete', 'except[]': 'cut' },
    kept: 'thing',
  },
  sourceChange: { tells: ['connections'], whose: { '/users': 'delete', uid: 'delete' }, kept: 'account' },
  connectionRequest: {
    tells: ['connections'],
    whose: { '/users': 'delete', uid: 'delete' },
    copyFor: '/users',
    kept: 'thing',
  },
  parting: { tells: ['connections'], whose: { '/users': 'delete', '/partings': 'delete' }, kept: 'thing' },
  block: { tells: ['connections'], whose: { '/users': 'delete', uid: 'delete' }, copyFor: '/users', kept: 'thing' },
  entry: {
    // What its reader kept for later is theirs.
    tells: ['posts', 'audience', 'choices'],
    whose: { '/users': 'delete', 'author.uid': 'delete', 'others.uids[]': 'cut' },
    copyFor: '/users',
    copyOnly: savedOfEntry,
    kept: 'thing',
  },
  grant: { tells: ['audience'], whose: { '/users': 'delete', author: 'delete' }, kept: 'thing' },
  device: {
    tells: ['devices', 'push'],
    whose: { '/users': 'delete' },
    copyFor: '/users',
    kept: { atMost: deviceLimits.kept, by: 'ttl' },
  },
  ward: { tells: ['guardians'], whose: { '/users': 'delete', uid: 'delete' }, copyFor: '/users', kept: 'account' },
  approval: {
    tells: ['guardians'],
    whose: {
      '/users': 'delete',
      'ward.uid': 'delete',
      'guardian.uid': 'delete',
      'other.uid': 'delete',
      'by.uid': 'cut',
      'circle.owner.uid': 'delete',
      'plan.people[]': 'cut',
    },
    copyFor: '/users',
    kept: { atMost: approvalLimits.days * day, by: 'functions' },
  },
  minutes: {
    tells: ['minutes'],
    whose: { '/users': 'delete' },
    copyFor: '/users',
    kept: 'thing',
  },
  guardianOverview: { tells: ['minutes'], whose: { '/users': 'delete', 'contacts[].uid': 'cut' }, kept: 'account' },
  rate: { tells: ['attempts'], whose: { '/users': 'delete' }, kept: 'account' },
  notice: {
    tells: ['notices'],
    whose: {
      '/users': 'delete',
      'by.uid': 'cut',
      'ward.uid': 'cut',
      'other.uid': 'cut',
      'actors[]': 'cut',
      'items[].by': 'cut',
    },
    copyFor: '/users',
    kept: 'account',
  },
  // One that names somebody is nothing without them.
  automation: {
    tells: ['choices'],
    whose: { '/users': 'delete', 'about[]': 'delete' },
    copyFor: '/users',
    copyWithout: ['hears'],
    kept: 'account',
  },
  automationRun: {
    tells: ['choices'],
    whose: { '/users': 'delete', 'happened.by': 'delete' },
    kept: { atMost: automationLimits.actedKeptMs, by: 'ttl' },
  },
  vouch: {
    tells: ['signupRequest'],
    whose: { '/users': 'delete', '/vouches': 'delete' },
    kept: { atMost: signupLimits.keptMs, by: 'ttl' },
  },
  // The other side keeps amount, currency, day, kind and state of a tip, without who it was.
  givenTip: { tells: ['support'], whose: { '/users': 'delete', to: 'cut' }, copyFor: '/users', kept: 'account' },
  // One that names somebody is nothing without them.
  reminder: { tells: ['support'], whose: { '/users': 'delete', to: 'delete' }, copyFor: '/users', kept: 'account' },
  supportPage: { tells: ['support'], whose: { '/support': 'delete' }, copyFor: '/support', kept: 'account' },
  supportPix: { tells: ['support'], whose: { '/support': 'delete' }, copyFor: '/support', kept: 'account' },
  // Stripe is told to end what runs before anything of it is forgotten.
  supportCard: {
    tells: ['support'],
    whose: { '/support': 'delete', uid: 'delete' },
    copyFor: '/support',
    kept: 'account',
  },
  cardOrder: {
    tells: ['support'],
    whose: { from: 'delete', to: 'delete' },
    copyFor: 'from',
    copyWithout: ['key'],
    kept: 'account',
  },
  cardAccount: { tells: ['support'], whose: { uid: 'delete' }, kept: 'account' },
  cardEvent: { tells: [], whose: {}, kept: { atMost: cardEventKeptMs, by: 'ttl' } },
  cardKey: nobody,
  tierPlace: { tells: ['support'], whose: { '/users': 'delete', creator: 'delete' }, copyFor: '/users', kept: 'thing' },
  tip: { tells: ['support'], whose: { '/support': 'delete', from: 'cut' }, copyFor: '/support', kept: 'account' },
  supporter: { tells: ['support'], whose: { '/support': 'delete', uid: 'cut' }, kept: 'account' },
  ledgerRow: { tells: ['support'], whose: { '/support': 'delete' }, copyFor: '/support', kept: 'account' },
  directoryCard: {
    tells: ['profile', 'address', 'membership'],
    whose: { '/directory': 'delete', 'invitedBy.uid': 'cut', guardian: 'cut' },
    kept: 'account',
  },
  instanceSettings: nobody,
  instanceBranches: { tells: ['membership'], whose: { 'paused{}': 'cut', 'paused{}.by': 'cut' }, kept: 'thing' },
  // How far the making of cards has come.
  instanceDirectory: { tells: ['profile'], whose: { after: 'cut' }, kept: 'thing' },
  instanceFigures: nobody,
  instanceNights: nobody,
  instanceGraph: nobody,
  graphHead: nobody,
  graphPage: { tells: ['map'], whose: { uids: 'cut' }, kept: 'thing' },
  firstPost: { tells: ['membership'], whose: { '/firstPosts': 'delete' }, kept: 'account' },
  // What is open about somebody is answered first.
  report: {
    tells: ['reports'],
    whose: { 'about.uid': 'delete', 'by.uid': 'cut', 'history[].by.uid': 'cut' },
    copyFor: 'by.uid',
    // Somebody else's words and name, and what administrators told one another.
    copyWithout: ['about', 'sealed', 'history'],
    kept: 'instance',
  },
  circleReport: {
    tells: ['reports'],
    whose: { 'about.uid': 'delete', 'by.uid': 'cut', 'history[].by.uid': 'cut' },
    copyFor: 'by.uid',
    copyWithout: ['about', 'sealed', 'history'],
    kept: 'instance',
  },
  ruling: {
    tells: ['reports'],
    whose: { whose: 'delete', by: 'cut', 'outcome.by': 'cut' },
    copyFor: 'whose',
    // Who decided; the report, which is somebody else's.
    copyWithout: ['by', 'outcome.by', 'report'],
    kept: 'instance',
  },
  seatRequest: {
    tells: ['invitations'],
    whose: { '/seatRequests': 'delete' },
    copyFor: '/seatRequests',
    kept: 'account',
  },
  invite: {
    tells: ['invitations'],
    whose: { inviter: 'delete', 'guest.addressHash': 'cut', 'closed.by': 'cut' },
    kept: 'account',
  },
  acceptance: { tells: ['invitations', 'membership'], whose: { '/acceptances': 'cut' }, kept: 'account' },
  post: { tells: ['posts'], whose: { 'author.uid': 'delete' }, copyFor: 'author.uid', kept: 'thing' },
  postAudience: {
    tells: ['audience'],
    whose: { '/posts': 'delete', 'people[]': 'cut', 'except[]': 'cut' },
    copyFor: '/posts',
    kept: 'thing',
  },
  receipt: { tells: ['audience'], whose: { '/posts': 'delete', 'readers[]': 'cut' }, copyFor: '/posts', kept: 'thing' },
  fanOut: { tells: ['audience'], whose: { '/posts': 'delete', cursor: 'cut' }, kept: 'thing' },
  // Below a post of somebody else's, others may have answered it.
  comment: {
    tells: ['posts'],
    whose: { '/posts': 'delete', 'author.uid': 'cut', 'reactions.newest[].uid': 'cut' },
    copyFor: 'author.uid',
    kept: 'thing',
  },
  // The author is named by the post.
  version: { tells: ['posts'], whose: { '/posts': 'delete' }, copyFor: '/posts', kept: 'thing' },
  reaction: {
    tells: ['posts'],
    whose: { '/posts': 'delete', uid: 'delete' },
    copyFor: 'uid',
    kept: 'thing',
  },
  activity: { tells: ['posts'], whose: { '/posts': 'delete', 'reactions.newest[].uid': 'cut' }, kept: 'thing' },
  circle: { tells: ['circles'], whose: { owner: 'delete' }, copyFor: 'owner', kept: 'thing' },
  // Of a private one nobody in it is told: who is in it is its owner's alone, and goes with the circle.
  circleMember: {
    tells: ['circles'],
    whose: { '/circles': 'delete', uid: 'delete' },
    copyFor: '/circles',
    // How far what was shared before has been brought to them.
    copyWithout: ['brought'],
    kept: 'thing',
  },
  circleMemory: {
    tells: ['circles'],
    whose: { 'removed[]': 'cut', successor: 'cut', 'declined{}': 'cut' },
    kept: 'thing',
  },
  joinRequest: {
    tells: ['circles'],
    whose: { '/joinRequests': 'delete', uid: 'delete' },
    kept: { atMost: requestToJoinKeptMs, by: 'ttl' },
  },
  separations: {
    tells: ['circles'],
    whose: { '/users': 'delete', 'pairs[].one': 'cut', 'pairs[].other': 'cut' },
    kept: 'account',
  },
  ownedCircles: { tells: ['circles'], whose: { '/users': 'delete' }, kept: 'account' },
  joinedCircle: {
    tells: ['circles'],
    whose: { '/users': 'delete', owner: 'delete' },
    copyFor: '/users',
    kept: 'thing',
  },
  groupInvitation: {
    tells: ['circles'],
    whose: { '/users': 'delete', by: 'delete' },
    copyFor: '/users',
    kept: { atMost: invitationKeptMs, by: 'ttl' },
  },
  circleRoster: { tells: ['circles'], whose: { 'people{}': 'cut' }, kept: 'thing' },
  media: { tells: ['posts'], whose: { author: 'delete' }, kept: 'thing' },
  blogPost: nobody,
  blogRevision: { tells: ['adminLog'], whose: { savedBy: 'cut' }, kept: 'instance' },
  blogIndex: nobody,
  blogCover: nobody,
  auditEntry: {
    tells: ['adminLog'],
    whose: {
      by: 'cut',
      target: 'cut',
      'facts.uid': 'cut',
      'facts.member': 'cut',
      'facts.from': 'cut',
      'facts.to': 'cut',
    },
    kept: 'instance',
  },
  // It names members by audit ids, which say nothing without the document after the next.
  auditLink: { tells: ['adminLog'], whose: { by: 'keep', about: 'keep' }, kept: 'instance' },
  auditHead: nobody,
  auditId: { tells: ['adminLog'], whose: { '/auditIds': 'delete' }, kept: 'instance' },
  // How far the erasing of somebody has come; it goes last.
  erasure: { tells: ['membership', 'address'], whose: { '/erasures': 'delete' }, kept: 'thing' },
  signupRequest: {
    tells: ['signupRequest'],
    whose: { email: 'delete', 'taken.by.uid': 'cut', 'answer.by.uid': 'cut', 'vouches{}': 'cut' },
    copyFor: 'email',
    copyWithout: ['keys', 'marks', 'taken', 'answer.by', 'vouches'],
    kept: { atMost: requestKeptMs, by: 'ttl' },
  },
  answerTemplates: { tells: ['adminLog'], whose: { by: 'cut' }, kept: 'instance' },
  spentProof: {
    tells: ['attempts'],
    whose: { by: 'keep' },
    kept: { atMost: signupLimits.challengeMs + day, by: 'ttl' },
  },
  mail: {
    tells: ['mail'],
    whose: { uid: 'delete', to: 'delete' },
    kept: { atMost: mailLimits.keptMs, by: 'ttl' },
  },
  // Its id is a token's hash; it goes with what it opens.
  capability: { tells: ['invitations', 'signupRequest', 'mail'], whose: { owner: 'delete' }, kept: 'thing' },
  secret: nobody,
  inviteCode: {
    tells: ['codes'],
    whose: { '/inviteCodes': 'delete' },
    kept: { atMost: inviteLimits.reservedDays * day, by: 'ttl' },
  },
  // Whoever said yes or no to it has taken all of it but its time.
  mailJoining: {
    tells: ['invitations', 'address', 'birthDate'],
    whose: { 'asked.email': 'delete' },
    kept: { atMost: mailJoiningLimits.goodMs, by: 'ttl' },
  },
  wardCode: {
    tells: ['codes'],
    whose: { uid: 'delete', guardian: 'delete' },
    kept: { atMost: wardCodeLimits.minutes * 60_000, by: 'ttl' },
  },
  signInCode: {
    tells: ['codes'],
    whose: { '/signInCodes': 'delete', uid: 'delete' },
    kept: { atMost: codeLimits.familiarFor, by: 'ttl' },
  },
  // Whoever stands in the path of its source is one of these.
  // It goes with its device.
  pushSubscription: { tells: ['push'], whose: { uid: 'delete' }, kept: 'thing' },
  noticeClaim: { tells: ['push'], whose: { uid: 'delete' }, kept: { atMost: noticeClaimMs.push, by: 'ttl' } },
  fact: {
    tells: ['notices'],
    whose: { by: 'delete', 'about[]': 'delete' },
    kept: { atMost: factKeptMs, by: 'ttl' },
  },
  alarmsFound: nobody,
  instanceMigration: { tells: ['membership'], whose: { after: 'cut' }, kept: 'instance' },
  // It goes with what it waits for.
  alarm: { tells: ['guardians', 'circles'], whose: { 'reference.uid': 'delete' }, kept: 'thing' },
  // Keys are hashes of what is counted: a network, an account, an address.
  rateLimit: { tells: ['attempts'], whose: { '/rateLimits': 'keep' }, kept: { atMost: 2 * day, by: 'ttl' } },
} as const satisfies Record<DocumentPath, PersonalData>

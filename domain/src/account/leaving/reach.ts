import { type DocumentPath, paths } from '../../paths.ts'
import { personalDocuments } from '../personal-data/documents.ts'
import type { Erasure, PersonalData } from '../personal-data/row.ts'

type Rows = typeof personalDocuments

/**
 * How an erasure comes to a document that names somebody.
 * - `own`: it lies below `users/{uid}` and goes with all that lies there
 * - `id`: its own id is theirs
 * - `found`: a query of its collection, or of the group, by that field
 * - `members`, `circles`, `posts`, `reports`, `circleReports`: nothing can ask for it, so each of these is looked at
 * - `one`: there is one of it in the instance
 * - `act`: it changes with something else, in one transaction: an act of its own in functions/src/account/erasure/
 * - `passing`: it is overwritten or over by itself within the day, and breaking it off would lose what is others'
 * - `keep`: it stays
 */
export const reaches = [
  'own',
  'id',
  'found',
  'members',
  'circles',
  'posts',
  'reports',
  'circleReports',
  'one',
  'act',
  'passing',
  'keep',
] as const
export type Reach = (typeof reaches)[number]

type ReachFor<Act extends Erasure> = Act extends 'keep' ? 'keep' : Exclude<Reach, 'keep'>
type Reached<Row> = Row extends { whose: infer Whose }
  ? { [Place in keyof Whose]: Whose[Place] extends Erasure ? ReachFor<Whose[Place]> : never }
  : never

/** Every place of the table of personal data; one that is missing here does not compile. */
export const reached = {
  user: { '/users': 'own' },
  standing: { '/users': 'own', 'invitedBy.uid': 'found', guardian: 'found' },
  contact: { '/users': 'own' },
  settings: { '/users': 'own' },
  mailWishes: { '/users': 'own' },
  noticeWishes: { '/users': 'own' },
  watch: { '/users': 'own', of: 'found' },
  digest: { '/users': 'own' },
  mutes: { '/users': 'own', 'people{}': 'members' },
  ownInvite: { '/users': 'own', 'acceptances[].uid': 'members' },
  ownExport: { '/users': 'own' },
  exportWork: { '/users': 'own' },
  handOver: { '/users': 'own' },
  connection: { '/users': 'own', uid: 'act' },
  roster: { '/users': 'own', 'people{}': 'members' },
  mutual: { '/users': 'own', 'people{}': 'members', 'people{}[]': 'members' },
  sourcePost: { '/users': 'own', author: 'act', 'except[]': 'found' },
  sourceChange: { '/users': 'own', uid: 'found' },
  connectionRequest: { '/users': 'own', uid: 'found' },
  parting: { '/users': 'own', '/partings': 'act' },
  block: { '/users': 'own', uid: 'found' },
  entry: { '/users': 'own', 'author.uid': 'act', 'others.uids[]': 'found' },
  grant: { '/users': 'own', author: 'act' },
  device: { '/users': 'own' },
  ward: { '/users': 'own', uid: 'found' },
  approval: {
    '/users': 'own',
    'ward.uid': 'found',
    'guardian.uid': 'found',
    'other.uid': 'found',
    'by.uid': 'found',
    'circle.owner.uid': 'found',
    'plan.people[]': 'found',
  },
  minutes: { '/users': 'own' },
  automation: { '/users': 'own', 'about[]': 'found' },
  automationRun: { '/users': 'own', 'happened.by': 'found' },
  guardianOverview: { '/users': 'own', 'contacts[].uid': 'members' },
  rate: { '/users': 'own' },
  notice: {
    '/users': 'own',
    'by.uid': 'found',
    'ward.uid': 'found',
    'other.uid': 'found',
    'actors[]': 'found',
    // Whoever did one of these stands among the actors.
    'items[].by': 'found',
  },
  vouch: { '/users': 'own', '/vouches': 'act' },
  givenTip: { '/users': 'own', to: 'act' },
  reminder: { '/users': 'own', to: 'found' },
  supportPage: { '/support': 'act' },
  supportPix: { '/support': 'act' },
  supportCard: { '/support': 'act', uid: 'act' },
  cardOrder: { from: 'act', to: 'act' },
  cardAccount: { uid: 'act' },
  cardEvent: {},
  cardKey: {},
  tierPlace: { '/users': 'own', creator: 'act' },
  tip: { '/support': 'act', from: 'act' },
  supporter: { '/support': 'act', uid: 'found' },
  ledgerRow: { '/support': 'act' },
  directoryCard: { '/directory': 'id', 'invitedBy.uid': 'found', guardian: 'found' },
  instanceSettings: {},
  instanceBranches: { 'paused{}': 'one', 'paused{}.by': 'one' },
  instanceDirectory: { after: 'passing' },
  instanceFigures: {},
  instanceNights: {},
  instanceGraph: {},
  graphHead: {},
  graphPage: { uids: 'act' },
  firstPost: { '/firstPosts': 'id' },
  report: { 'about.uid': 'act', 'by.uid': 'reports', 'history[].by.uid': 'reports' },
  circleReport: { 'about.uid': 'act', 'by.uid': 'circleReports', 'history[].by.uid': 'circleReports' },
  ruling: { whose: 'found', by: 'found', 'outcome.by': 'found' },
  seatRequest: { '/seatRequests': 'id' },
  invite: { inviter: 'act', 'guest.addressHash': 'act', 'closed.by': 'found' },
  acceptance: { '/acceptances': 'act' },
  post: { 'author.uid': 'act' },
  postAudience: { '/posts': 'act', 'people[]': 'posts', 'except[]': 'posts' },
  receipt: { '/posts': 'act', 'readers[]': 'posts' },
  fanOut: { '/posts': 'act', cursor: 'passing' },
  comment: { '/posts': 'act', 'author.uid': 'act', 'reactions.newest[].uid': 'act' },
  version: { '/posts': 'act' },
  reaction: { '/posts': 'act', uid: 'found' },
  activity: { '/posts': 'act', 'reactions.newest[].uid': 'posts' },
  circle: { owner: 'act' },
  circleMember: { '/circles': 'act', uid: 'act' },
  circleMemory: { 'removed[]': 'circles', successor: 'circles', 'declined{}': 'circles' },
  joinRequest: { '/joinRequests': 'found', uid: 'found' },
  separations: { '/users': 'own', 'pairs[].one': 'members', 'pairs[].other': 'members' },
  ownedCircles: { '/users': 'own' },
  joinedCircle: { '/users': 'own', owner: 'act' },
  groupInvitation: { '/users': 'own', by: 'found' },
  circleRoster: { 'people{}': 'circles' },
  media: { author: 'act' },
  blogPost: {},
  blogRevision: { savedBy: 'found' },
  blogIndex: {},
  blogCover: {},
  auditEntry: {
    by: 'act',
    target: 'act',
    'facts.uid': 'act',
    'facts.member': 'act',
    'facts.from': 'act',
    'facts.to': 'act',
  },
  auditLink: { by: 'keep', about: 'keep' },
  auditHead: {},
  auditId: { '/auditIds': 'id' },
  erasure: { '/erasures': 'act' },
  signupRequest: { email: 'act', 'taken.by.uid': 'found', 'answer.by.uid': 'found', 'vouches{}': 'act' },
  answerTemplates: { by: 'one' },
  spentProof: { by: 'keep' },
  mail: { uid: 'found', to: 'act' },
  capability: { owner: 'found' },
  secret: {},
  inviteCode: { '/inviteCodes': 'act' },
  mailJoining: { 'asked.email': 'act' },
  wardCode: { uid: 'found', guardian: 'found' },
  signInCode: { '/signInCodes': 'act', uid: 'found' },
  pushSubscription: { uid: 'found' },
  noticeClaim: { uid: 'found' },
  fact: { by: 'found', 'about[]': 'found' },
  alarmsFound: {},
  instanceMigration: { after: 'passing' },
  alarm: { 'reference.uid': 'act' },
  rateLimit: { '/rateLimits': 'keep' },
} as const satisfies { [Row in DocumentPath]: Reached<Rows[Row]> }

/** A query that finds documents naming somebody; what it finds is deleted, or all that names them is cut out of it. */
export interface FoundStep {
  row: DocumentPath
  collection: string
  /** Whether every collection of this name is asked, not one. */
  everywhere: boolean
  field: string
  operator: '==' | 'array-contains'
  act: 'delete' | 'cut'
}

/** What is looked at one by one, with the documents of each in which somebody may stand. */
export type Walked = Extract<Reach, 'members' | 'circles' | 'posts' | 'reports' | 'circleReports' | 'one'>

const rows = Object.entries(reached) as [DocumentPath, Readonly<Record<string, Reach>>][]
const tableOf = (row: DocumentPath): PersonalData => personalDocuments[row]

/** Every query of an erasure, in the order of the table. */
export const foundSteps: readonly FoundStep[] = rows.flatMap(([row, places]) =>
  Object.entries(places).flatMap(([place, reach]) => {
    const isAsked = reach === 'found' && !place.startsWith('/') && !place.slice(0, -2).includes('[]')
    return isAsked ? [stepOf(row, place)] : []
  }),
)

function stepOf(row: DocumentPath, place: string): FoundStep {
  const isList = place.endsWith('[]')
  const segments = shapeOf(row).split('/')
  return {
    row,
    collection: segments.at(-2)!,
    everywhere: segments.length > 2,
    field: isList ? place.slice(0, -2) : place,
    operator: isList ? 'array-contains' : '==',
    act: tableOf(row).whose[place] === 'delete' ? 'delete' : 'cut',
  }
}

function shapeOf(row: DocumentPath): string {
  const path: unknown = paths[row]
  return typeof path === 'function' ? path(...Array(path.length).fill('x')) : String(path)
}

/** The rows that are looked at in each of these. */
export function walkedRows(walked: Walked): DocumentPath[] {
  return rows.flatMap(([row, places]) => (Object.values(places).includes(walked) ? [row] : []))
}

/** What is cut out of a document of this row. */
export function cutPlaces(row: DocumentPath): string[] {
  return Object.entries(tableOf(row).whose).flatMap(([place, act]) => (act === 'cut' ? [place] : []))
}

import { watchId } from '@varanda/domain/notice/watch'
import { type DocumentPath, paths } from '@varanda/domain/paths'
import { sourceOf } from '@varanda/domain/source/source'
import { longAgo, member, serverTime, signedInAt } from './instance.ts'

/** Who may do what with each document of the product. What is not said here is refused. */

/**
 * Everybody who acts. Ana let Bia and Teo in, knows both, and holds an entry of everybody's post; Gui answers for Lia
 * and Teo; Rui was an administrator, Gil signed out everywhere, Davi is suspended, Fabio has an account and no
 * standing.
 */
export const actors = {
  'a stranger': null,
  'an account without membership': 'fabio',
  'a member': 'bia',
  'another member': 'caio',
  'an inviter': 'ana',
  'a child': 'lia',
  'a teen': 'teo',
  'a guardian': 'gui',
  'a slowed member': 'eva',
  'a suspended member': 'davi',
  'a member signed out everywhere': 'gil',
  'a former administrator': 'rui',
  'an administrator': 'admin',
} as const

export type Uid = NonNullable<(typeof actors)[keyof typeof actors]>

/** What a token may go on saying for an hour after it stopped being so. */
export const staleClaims: Partial<Record<Uid, Record<string, unknown>>> = {
  rui: { role: 'admin', admin: true },
  davi: { role: 'admin', status: 'active', member: true },
  fabio: { role: 'admin', status: 'active', member: true },
}

export const standings = {
  ...member('bia', { invitedBy: { uid: 'ana', name: 'ana' } }),
  ...member('caio'),
  ...member('ana'),
  ...member('lia', { ageBand: 'child', guardian: 'gui' }),
  ...member('teo', { ageBand: 'teen', guardian: 'gui', invitedBy: { uid: 'ana', name: 'ana' } }),
  ...member('gui'),
  ...member('eva', { status: 'slowed' }),
  ...member('davi', { status: 'suspended', role: 'admin' }),
  ...member('gil', { validSince: new Date((signedInAt + 1) * 1000), role: 'admin' }),
  ...member('rui'),
  ...member('admin', { role: 'admin' }),
}

const guardedBy: Partial<Record<Uid, Uid>> = { lia: 'gui', teo: 'gui' }
const connected = ['bia', 'teo']
const shutOut: readonly (Uid | null)[] = [null, 'fabio', 'davi', 'gil']
const reads = (actor: Uid | null): actor is Uid => !shutOut.includes(actor)
const writes = (actor: Uid | null) => reads(actor) && actor !== 'eva'

/** Whether `actor` stands so to `owner`, of whom the document is. */
const relations = {
  anyone: () => true,
  /** Who is let in. */
  member: reads,
  /** Who is let in, of age, and whose own it is. */
  adult: (actor: Uid | null, owner: Uid) => reads(actor) && (!(actor in guardedBy) || actor === owner),
  admin: (actor: Uid | null) => actor === 'admin',
  own: (actor: Uid | null, owner: Uid) => actor === owner && reads(actor),
  /** Their own, and not slowed down. */
  'own-active': (actor: Uid | null, owner: Uid) => actor === owner && writes(actor),
  /** Their own, and somebody answers for them. */
  'own-guarded': (actor: Uid | null, owner: Uid) => actor === owner && owner in guardedBy,
  /** Also who was shut out or never let in learns how they stand; a sign-in that was ended does not. */
  'own-though-shut-out': (actor: Uid | null, owner: Uid) => actor === owner && actor !== 'gil',
  guardian: (actor: Uid | null, owner: Uid) => guardedBy[owner] === actor && reads(actor),
  /** Members see each other, children only who knows them. */
  acquaintance: (actor: Uid | null, owner: Uid) =>
    reads(actor) &&
    (!(owner in guardedBy) || guardedBy[owner] === actor || (actor === 'ana' && connected.includes(owner))),
  /** Has the post in the feed. */
  holder: (actor: Uid | null, owner: Uid) => (actor === 'ana' || actor === owner) && reads(actor),
  'holder-active': (actor: Uid | null, owner: Uid) => (actor === 'ana' || actor === owner) && writes(actor),
} as const

export type Act = 'get' | 'list' | 'create' | 'update' | 'delete'
type Who = keyof typeof relations
type Data = Record<string, unknown>

export interface Row {
  at: (owner: Uid) => string
  may: Partial<Record<Act, readonly Who[]>>
  /** What is stored there, and what would be created there by `actor`. */
  data: (owner: Uid, actor?: Uid | null) => Data
  update: Data
  /** A list is only of what this field says: the owner. */
  listedBy?: string
}

export function isGranted(row: Row, act: Act, actor: Uid | null, owner: Uid): boolean {
  return (row.may[act] ?? []).some((who) => relations[who](actor, owner))
}

function row(at: Row['at'], may: Row['may'] = {}, more: Partial<Omit<Row, 'at' | 'may'>> = {}): Row {
  return { at, may, data: (owner) => ({ uid: owner, name: owner, at: longAgo }), update: { name: 'x' }, ...more }
}

const mine = ['own'] as const
const ofAdmins = { get: ['admin'], list: ['admin'] } as const
const postOf = (owner: string) => `${owner}_1`
const soon = new Date(Date.now() + 80 * 86_400_000)
const today = new Date().toISOString().slice(0, 10)

/** Documents, under the names of `paths`. */
export const documents = {
  user: row(
    paths.user,
    { get: ['own', 'acquaintance'], update: ['own-active'] },
    {
      data: (owner) => ({ name: owner, role: 'user', bio: '' }),
      update: { bio: 'Oi.' },
    },
  ),
  standing: row(
    paths.standing,
    { get: ['own-though-shut-out'] },
    {
      data: (owner) => standings[paths.standing(owner)] ?? { status: 'active', role: 'user', validSince: longAgo },
      update: { role: 'admin' },
    },
  ),
  contact: row(paths.contact, { get: mine }),
  roster: row(paths.roster, { get: mine }),
  mutual: row(paths.mutual, { get: mine }),
  sourcePost: row((owner) => paths.sourcePost(sourceOf(owner), postOf(owner))),
  sourceChange: row((owner) => paths.sourceChange(sourceOf(owner), 'c'), { get: mine, list: mine }),
  settings: row(
    paths.settings,
    { get: mine, create: mine, update: mine },
    {
      data: () => ({ locale: 'pt' }),
      update: { locale: 'en' },
    },
  ),
  mailWishes: row(
    paths.mailWishes,
    { get: mine, create: mine, update: mine },
    {
      data: () => ({ notifications: true }),
      update: { notifications: false },
    },
  ),
  noticeWishes: row(
    paths.noticeWishes,
    { get: mine, create: mine, update: mine },
    {
      data: () => ({ topics: { reactions: { push: true } }, quiet: null, zone: 'America/Manaus' }),
      update: {
        quiet: { from: '21:30', to: '06:00' },
        digest: { rhythm: 'weekly', hour: 9, weekday: 7, show: 'names' },
      },
    },
  ),
  watch: row(
    (owner) => paths.watch(owner, watchId(sourceOf('zeca'))),
    { get: mine, list: mine, create: mine, delete: mine },
    { data: () => ({ source: sourceOf('zeca'), of: 'zeca' }) },
  ),
  digest: row((owner) => paths.digest(owner, 'd')),
  automation: row((owner) => paths.automation(owner, 'a'), { get: mine, list: mine }),
  automationRun: row((owner) => paths.automationRun(owner, 'a', 'r'), { get: mine, list: mine }),
  givenTip: row((owner) => paths.givenTip(owner, 't'), { get: mine, list: mine }),
  reminder: row((owner) => paths.reminder(owner, 'r'), { get: mine, list: mine }),
  supportPage: row(paths.supportPage, { get: ['adult'] }, { data: () => ({ on: true }) }),
  supportPix: row(paths.supportPix),
  supportCard: row(paths.supportCard),
  cardOrder: row(() => paths.cardOrder('o')),
  cardAccount: row(() => paths.cardAccount('acct_1')),
  cardEvent: row(() => paths.cardEvent('evt_1')),
  cardKey: row(() => paths.cardKey, { get: ['admin'] }),
  tierPlace: row((owner) => paths.tierPlace(owner, 'club')),
  tip: row((owner) => paths.tip(owner, 't'), { get: mine, list: mine }),
  supporter: row((owner) => paths.supporter(owner, '1')),
  ledgerRow: row((owner) => paths.ledgerRow(owner, 'r'), { get: mine, list: mine }),
  mutes: row(
    paths.mutes,
    { get: mine, create: mine, update: mine },
    {
      data: () => ({ people: { zeca: longAgo } }),
      update: { people: {} },
    },
  ),
  ownInvite: row(paths.ownInvite, { get: mine }),
  ownExport: row(paths.ownExport, { get: mine }),
  exportWork: row(paths.exportWork),
  handOver: row(paths.handOver),
  connection: row((owner) => paths.connection(owner, 'zeca'), { get: mine, list: mine }),
  connectionRequest: row((owner) => paths.connectionRequest(owner, 'zeca'), { get: mine, list: mine }),
  parting: row((owner) => paths.parting(owner, 'zeca')),
  block: row((owner) => paths.block(owner, 'zeca'), { get: mine, list: mine }),
  entry: row(
    (owner) => paths.entry(owner, 'zeca_1'),
    { get: mine, list: mine, update: mine },
    { update: { savedAt: serverTime } },
  ),
  grant: row((owner) => paths.grant(owner, 'zeca_1')),
  device: row(
    (owner) => paths.device(owner, String(signedInAt)),
    { get: mine, list: mine, create: mine, update: mine, delete: mine },
    {
      data: () => ({ name: 'Celular', firstSeen: serverTime, lastSeen: serverTime, expiresAt: soon }),
      update: { name: 'Tablet' },
    },
  ),
  ward: row((owner) => paths.ward(owner, 'zeca'), { get: mine, list: mine }),
  approval: row((owner) => paths.approval(owner, 'q'), { get: mine, list: mine }),
  minutes: row(
    (owner) => paths.minutes(owner, today),
    { get: mine, create: ['own-guarded'], update: ['own-guarded'] },
    {
      data: () => ({ minutes: 5, at: serverTime }),
      update: { minutes: 9, at: serverTime },
    },
  ),
  guardianOverview: row(paths.guardianOverview, { get: ['own', 'guardian'] }),
  rate: row(
    (owner) => paths.rate(owner, 'profile'),
    { get: mine, create: mine, update: mine },
    {
      data: () => ({ from: serverTime, n: 1, at: serverTime, of: 'x' }),
      update: { n: 2, at: serverTime, of: 'y' },
    },
  ),
  notice: row(
    (owner) => paths.notice(owner, 'n'),
    { get: mine, list: mine, update: mine },
    { data: () => ({ at: longAgo, readAt: null, unread: true }), update: { readAt: longAgo, unread: false } },
  ),
  vouch: row((owner) => paths.vouch(owner, 'r'), { get: mine, list: mine }),
  directoryCard: row(paths.directoryCard, ofAdmins),
  instanceSettings: row(() => paths.instanceSettings, { get: ['member'] }),
  instanceBranches: row(() => paths.instanceBranches, { get: ['admin'] }),
  instanceDirectory: row(() => paths.instanceDirectory, { get: ['admin'] }),
  instanceGraph: row(() => paths.instanceGraph, { get: ['admin'] }),
  graphHead: row(() => paths.graphHead, ofAdmins),
  graphPage: row(() => paths.graphPage(1, 0), ofAdmins),
  instanceFigures: row(() => paths.instanceFigures, { get: ['admin'] }),
  instanceMigration: row(() => paths.instanceMigration, { get: ['admin'] }),
  alarmsFound: row(() => paths.alarmsFound, { get: ['admin'] }),
  instanceNights: row(() => paths.instanceNights, { get: ['admin'] }),
  answerTemplates: row(() => paths.answerTemplates, { get: ['admin'] }),
  auditEntry: row(() => paths.auditEntry('e'), ofAdmins),
  auditLink: row(() => paths.auditLink('000000000001'), ofAdmins),
  auditHead: row(() => paths.auditHead, { get: ['admin'] }),
  auditId: row(paths.auditId),
  firstPost: row(paths.firstPost),
  report: row(() => paths.report('r'), ofAdmins),
  circleReport: row(() => paths.circleReport('r')),
  ruling: row(() => paths.ruling('r')),
  seatRequest: row(paths.seatRequest, { get: ['own', 'admin'], list: ['admin'] }),
  invite: row((owner) => paths.invite(`of-${owner}`), ofAdmins),
  acceptance: row((owner) => paths.acceptance('of-ana', owner), ofAdmins),
  post: row(
    (owner) => paths.post(postOf(owner)),
    { get: ['own', 'holder'], list: mine },
    {
      data: (owner) => ({ author: { uid: owner }, kind: 'text', text: 'Oi.', createdAt: longAgo, rev: 1 }),
      update: { text: 'Tchau.' },
      listedBy: 'author.uid',
    },
  ),
  postAudience: row((owner) => paths.postAudience(postOf(owner)), { get: mine }),
  receipt: row((owner) => paths.receipt(postOf(owner)), { get: mine }),
  fanOut: row((owner) => paths.fanOut(postOf(owner))),
  version: row((owner) => paths.version(postOf(owner), 1), { get: mine, list: mine }),
  comment: row(
    (owner) => paths.comment(postOf(owner), 'c'),
    {
      get: ['holder'],
      list: ['holder'],
      create: ['holder-active'],
      update: ['own-active'],
      delete: mine,
    },
    {
      data: (owner, actor = owner) => ({
        author: { uid: actor ?? '', name: actor ?? '' },
        text: 'Oi.',
        createdAt: serverTime,
      }),
      update: { text: 'Olá.', editedAt: serverTime },
    },
  ),
  reaction: row(
    (owner) => paths.reaction(postOf(owner), owner),
    {
      get: ['own', 'holder'],
      list: ['holder'],
      create: ['own-active'],
      update: ['own-active'],
      delete: mine,
    },
    {
      data: (owner, actor = owner) => ({ uid: actor ?? '', thing: 'post', kind: 'love', at: serverTime }),
      update: { kind: 'hug', at: serverTime },
    },
  ),
  activity: row((owner) => paths.activity(postOf(owner)), { get: ['holder'] }),
  circle: row(
    (owner) => paths.circle(`of-${owner}`),
    { get: mine, list: mine },
    {
      data: (owner) => ({ name: 'Primos', owner, kind: 'private', createdAt: longAgo }),
      listedBy: 'owner',
    },
  ),
  circleMemory: row((owner) => paths.circleMemory(`of-${owner}`), { get: mine }),
  joinRequest: row((owner) => paths.joinRequest(`of-${owner}`, 'zeca'), { get: mine, list: mine }),
  separations: row(paths.separations, { get: mine }),
  ownedCircles: row(paths.ownedCircles),
  joinedCircle: row((owner) => paths.joinedCircle(owner, 'a-group'), { get: mine, list: mine }),
  groupInvitation: row((owner) => paths.groupInvitation(owner, 'a-group'), { get: mine, list: mine }),
  circleRoster: row((owner) => paths.circleRoster(`of-${owner}`), { get: mine }),
  circleMember: row((owner) => paths.circleMember(`of-${owner}`, 'zeca'), { get: mine, list: mine }),
  media: row((owner) => paths.media(postOf(owner), 'm')),
  blogPost: row(() => paths.blogPost('a-draft'), ofAdmins, { data: () => ({ status: 'draft' }) }),
  blogRevision: row(() => paths.blogRevision('a-draft', 1), ofAdmins),
  blogIndex: row(() => paths.blogIndex, { get: ['anyone'] }),
  blogCover: row(() => paths.blogCover('c')),
  erasure: row(paths.erasure),
  signupRequest: row(() => paths.signupRequest('r'), ofAdmins),
  spentProof: row(() => paths.spentProof('p')),
  mail: row(() => paths.mail('m')),
  capability: row(() => paths.capability('c')),
  secret: row(() => paths.secret('s')),
  mailJoining: row(() => paths.mailJoining('j')),
  inviteCode: row(() => paths.inviteCode('c')),
  wardCode: row(() => paths.wardCode('123')),
  signInCode: row(() => paths.signInCode('c')),
  pushSubscription: row(() => paths.pushSubscription('s')),
  noticeClaim: row(() => paths.noticeClaim('p')),
  fact: row(() => paths.fact('f')),
  alarm: row(() => paths.alarm('a')),
  rateLimit: row(() => paths.rateLimit('k')),
} satisfies Record<DocumentPath, Row>

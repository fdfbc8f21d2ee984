import type { CopiedDocument } from '@varanda/domain/account/export/copy-plan'
import { paths } from '@varanda/domain/paths'
import { sourceOf } from '@varanda/domain/source/source'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

const at = Timestamp.fromMillis(Date.UTC(2026, 9, 14, 15, 30))
const later = Timestamp.fromMillis(Date.now() + 86_400_000)
const secret = 'ZZZ-somebody-elses'

type Planted = readonly [path: string, data: object][]

/**
 * A document of each kind that a member gets in the copy of their data, of `uid` and of `other`; `post` is one of the
 * first, `foreign` one of the second. What is called `secret` belongs to nobody's copy but the other's.
 */
const everything: Record<CopiedDocument, (of: Cast) => Planted> = {
  user: ({ uid, name }) => [[paths.user(uid), { name, role: 'user', bio: 'Gosto de bolo.' }]],
  standing: ({ uid }) => [
    [paths.standing(uid), { status: 'active', role: 'user', validSince: new Timestamp(0, 0), invitedBy: null }],
  ],
  contact: ({ uid, email }) => [[paths.contact(uid), { email, isShown: true, birthDate: '1980-01-01' }]],
  settings: ({ uid }) => [[paths.settings(uid), { locale: 'pt' }]],
  mailWishes: ({ uid }) => [[paths.mailWishes(uid), { notifications: false }]],
  noticeWishes: ({ uid }) => [[paths.noticeWishes(uid), { topics: {}, quiet: null, zone: 'America/Manaus' }]],
  automation: ({ uid, other }) => [
    [
      paths.automation(uid, 'aut1'),
      {
        parts: {
          ...{ trigger: { kind: 'posts', by: other }, match: 'all', conditions: [{ kind: 'photo' }] },
          actions: [{ kind: 'notify', by: 'phone' }],
        },
        ...{ zone: 'America/Sao_Paulo', on: true, hears: [secret], about: [other], createdAt: at },
      },
    ],
  ],
  watch: ({ uid, other }) => [[paths.watch(uid, 'w1'), { source: sourceOf(other), of: other }]],
  mutes: ({ uid, other }) => [[paths.mutes(uid), { people: { [other]: later } }]],
  ownInvite: ({ uid }) => [
    [
      paths.ownInvite(uid),
      {
        ...{ token: secret, inviteId: 'i', state: 'open', seats: 5, acceptances: [], returned: [] },
        reservations: [{ ...guest, token: secret, inviteId: 'r', createdAt: at, expiresAt: later, isMailed: false }],
      },
    ],
  ],
  connection: ({ uid, other }) => [
    [paths.connection(uid, other), { uid: other, name: 'Beto', since: at, from: at, by: 'request' }],
  ],
  roster: ({ uid, other }) => [
    [paths.roster(uid), { people: { [other]: { name: 'Beto', since: at, from: at, by: 'request' } }, complete: true }],
  ],
  connectionRequest: ({ uid }) => [
    [paths.connectionRequest(uid, 'rui'), { uid: 'rui', name: 'Rui', direction: 'in', state: 'open', at }],
  ],
  block: ({ uid }) => [[paths.block(uid, 'gil'), { uid: 'gil', name: 'Gil', at }]],
  entry: ({ uid, other, foreign }) => [
    [
      paths.entry(uid, foreign),
      {
        ...{ postId: foreign, author: { uid: other }, kind: 'text', text: secret, createdAt: at, rev: 1 },
        ...{ others: { count: 0, uids: [] }, savedAt: later },
      },
    ],
  ],
  device: ({ uid }) => [
    [paths.device(uid, '9000000000'), { name: 'Celular', firstSeen: at, lastSeen: at, expiresAt: later }],
  ],
  ward: ({ uid }) => [
    [
      paths.ward(uid, 'lia'),
      {
        ...{ uid: 'lia', name: 'Lia', birthDate: '2016-01-01', ageBand: 'child', since: at },
        cameIn: { at, goodUntil: at },
      },
    ],
  ],
  approval: ({ uid }) => [
    [
      paths.approval(uid, 'lia_connection_nina'),
      {
        ...{ kind: 'connection', state: 'waiting', askedAt: at, expiresAt: later },
        ...{ ward: { uid: 'lia', name: 'Lia' }, guardian: { uid, name: 'Ana' }, other: { uid: 'nina', name: 'Nina' } },
      },
    ],
  ],
  minutes: ({ uid }) => [[paths.minutes(uid, '2026-10-14'), { minutes: 5, at }]],
  notice: ({ uid, other }) => [
    [
      paths.notice(uid, 'n1'),
      { kind: 'link-connected', at, by: { uid: other, name: 'Beto' }, words: '', readAt: at, unread: false },
    ],
  ],
  report: ({ uid, other, foreign }) => [
    [
      paths.report('rep1'),
      {
        ...{ state: 'resolved', category: 'hurts', words: 'Isto me machuca.', at },
        target: { kind: 'post', postId: foreign },
        about: { uid: other, name: 'Beto', isMinor: false },
        by: { uid, name: 'Ana', isMinor: false },
        sealed: { text: secret },
        history: [{ at, by: { uid: 'adm', name: 'Admin' }, act: 'handled', reason: secret }],
      },
    ],
  ],
  circleReport: ({ uid, other }) => [
    [
      paths.circleReport('rep2'),
      {
        ...{ state: 'open', category: 'privacy', words: 'Contaram onde moro.', at, circle: 'group', passAt: later },
        target: { kind: 'member', uid: other },
        about: { uid: other, name: 'Beto', isMinor: false },
        by: { uid, name: 'Ana', isMinor: false },
        sealed: { text: secret },
        history: [],
      },
    ],
  ],
  ruling: ({ uid, post }) => [
    [
      paths.ruling('rul1'),
      {
        ...{ kind: 'post-removed', whose: uid, by: secret, at, reason: 'Fere as regras.', category: 'hurts' },
        ...{ postId: post, report: secret, state: 'upheld', answer: { words: 'Não foi por mal.', at } },
        outcome: { by: secret, at, words: 'Lemos com calma.' },
      },
    ],
  ],
  seatRequest: ({ uid }) => [
    [
      paths.seatRequest(uid),
      { uid, name: 'Ana', reason: 'Família grande.', state: 'open', askedAt: at, answeredAt: null },
    ],
  ],
  post: ({ uid, post, photo }) => [
    [
      paths.post(post),
      {
        ...{
          author: { uid },
          kind: 'photos',
          text: 'Domingo na casa da vó, com @{beto-uid}.',
          createdAt: at,
          rev: 2,
          editedAt: at,
        },
        photos: [{ id: photo, width: 640, height: 480, thumbhash: '', alt: 'Um bolo de fubá' }],
      },
    ],
    [
      paths.post(`${post}d`),
      { author: { uid }, kind: 'text', text: 'Apagada há pouco.', createdAt: at, rev: 1, deleted: true, until: later },
    ],
  ],
  postAudience: ({ post }) => [[paths.postAudience(post), { connections: true, circles: [], people: [], except: [] }]],
  receipt: ({ post, other }) => [[paths.receipt(post), { readers: [other] }]],
  comment: ({ uid, other, post, foreign }) => [
    [paths.comment(foreign, 'c1'), { author: { uid, name: 'Ana' }, text: 'Que lindo.', createdAt: at }],
    [
      paths.comment(post, 'c2'),
      { author: { uid: other, name: 'Beto' }, text: 'Eu fico com a mancha de manteiga.', createdAt: at },
    ],
    [paths.comment(post, 'c3'), { author: { uid: 'gil', name: 'Gil' }, text: 'ZZZ-somebody-blocked', createdAt: at }],
  ],
  version: ({ post }) => [[paths.version(post, 1), { rev: 1, text: 'Domingo na casa da avó.', until: at }]],
  reaction: ({ uid, foreign }) => [[paths.reaction(foreign, uid), { uid, kind: 'love', thing: 'post', at }]],
  circle: ({ uid, other }) => [
    [paths.circle('mine'), { name: 'Só a vó', owner: uid, kind: 'private', createdAt: at }],
    [paths.circle('theirs'), { name: secret, owner: other, kind: 'private', createdAt: at }],
  ],
  circleMember: ({ other }) => [
    [paths.circleMember('mine', other), { uid: other, name: 'Beto', role: 'member', since: at, from: at }],
    [paths.circleMember('theirs', 'gil'), { uid: 'gil', name: secret, role: 'member', since: at, from: at }],
  ],
  joinedCircle: ({ uid, other }) => [
    [paths.joinedCircle(uid, 'g'), { kind: 'group', owner: other, role: 'member', since: at }],
  ],
  groupInvitation: ({ uid, other }) => [
    [paths.groupInvitation(uid, 'h'), { circleId: 'h', by: other, at, until: later }],
  ],
  givenTip: ({ uid, other }) => [[paths.givenTip(uid, 't1'), { to: other, ...tip, words: 'Para a batedeira' }]],
  reminder: ({ uid, other }) => [
    [paths.reminder(uid, 'r1'), { to: other, amount: 2000, on: 31, nextAt: later, createdAt: at }],
  ],
  supportPage: ({ uid }) => [
    [
      paths.supportPage(uid),
      {
        ...{ on: true, words: 'Uma batedeira', currency: 'BRL', goal: null, tiers: [], links: [], totals: {} },
        ...{ ways: { pix: true, card: false }, numbered: 1, createdAt: at, changedAt: at },
      },
    ],
  ],
  supportPix: ({ uid }) => [
    [
      paths.supportPix(uid),
      {
        ...{ kind: 'evp', key: '123e4567-e12b-12d1-a456-426655440000', receiver: 'Ana Andrade', city: 'Recife' },
        ...{ hideTxid: false, changedAt: at },
      },
    ],
  ],
  supportCard: ({ uid }) => [
    [
      paths.supportCard(uid),
      {
        ...{ uid, account: 'acct_1', state: 'open', since: at },
        tiers: { t3: { product: 'prod_1', price: 'price_1', amount: 900, currency: 'BRL', history: 'all' } },
        compared: { at, differs: [{ currency: 'BRL', stripe: 900, here: 800 }] },
      },
    ],
  ],
  cardOrder: ({ uid, other }) => [
    [
      paths.cardOrder(`o${uid}`),
      {
        ...{ kind: 'tier', from: uid, to: other, tier: 't3', amount: 500, currency: 'BRL', account: 'acct_2' },
        ...{ createdAt: at, key: secret, gen: 1, state: 'active', paidUntil: later, pays: 500 },
        changes: { was: 500, amount: 700, at: later },
      },
    ],
  ],
  tierPlace: ({ uid, other }) => [[paths.tierPlace(uid, 't3'), { creator: other, order: `o${uid}`, paidUntil: later }]],
  tip: ({ uid, other }) => [[paths.tip(uid, 't2'), { ...tip, to: uid, from: other, supporter: 1 }]],
  ledgerRow: ({ uid }) => [
    [
      paths.ledgerRow(uid, 'r1'),
      {
        ...{ id: 'r1', kind: 'confirmed', amount: 5000, currency: 'BRL', dir: 'in', provider: 'pix', account: uid },
        ...{ objectId: 't2', tip: 't2', at, seen: at, by: 'creator' },
      },
    ],
  ],
  signupRequest: ({ email }) => [
    [
      paths.signupRequest('s1'),
      {
        ...{
          name: 'Ana Andrade',
          email,
          smartphone: 'android',
          usage: 'Família',
          knows: '',
          status: 'joined',
          phone: null,
        },
        ...{ locale: 'pt', askedAt: at, pendingSince: null, keys: [secret], marks: [secret] },
        vouches: { beto: { name: secret, askedAt: at } },
      },
    ],
  ],
}
const tip = {
  ...{ way: 'pix', kind: 'tip', amount: 5000, currency: 'BRL', state: 'confirmed', rev: 1, at, changedAt: at },
}
const guest = { name: 'Tia Lúcia', message: 'Vem', locale: 'pt', circles: [] }

export interface Cast {
  uid: string
  name: string
  email: string
  other: string
  post: string
  photo: string
  /** A post of the other's. */
  foreign: string
}

/** What must not be in the copy, whoever's it is. */
export const foreignWords = /ZZZ-somebody/

/** Past the functions; `kinds` names what is planted alone. Answers the paths by kind. */
export async function plantEverything(db: Firestore, cast: Cast): Promise<Map<CopiedDocument, string[]>> {
  const planted = new Map<CopiedDocument, string[]>()
  await db.doc(paths.post(cast.foreign)).set({
    author: { uid: cast.other },
    kind: 'text',
    text: secret,
    createdAt: at,
    rev: 1,
  })
  for (const [kind, make] of Object.entries(everything)) {
    const documents = make(cast)
    const batch = db.batch()
    for (const [path, data] of documents) batch.set(db.doc(path), data)
    await batch.commit()
    planted.set(
      kind as CopiedDocument,
      documents.map(([path]) => path),
    )
  }
  return planted
}

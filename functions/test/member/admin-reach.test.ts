/**
 * What one administrator can come to read, with a second account of their own: after any few calls no word of a member
 * opens to them but through `openSealed` and a report. A search, not a list: every call of the product with plausible
 * inputs, and every document that holds such a word, read by every session that they have or got. Long form: `LONG=2000
 * SEED=… pnpm exec vitest run functions/test/member/admin-reach.test.ts`.
 */
import type { CallContract } from '@varanda/domain/contract'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newCodeRequest, newId, newPostId } from '@varanda/domain/ids'
import { membershipDocuments, requestConnections } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { openSealed } from '@varanda/domain/report/calls/open-sealed'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { customTokenFor } from '../../src/account/custom-token.ts'
import { allContracts, inputsFor, type Pool, pushPool } from '../harness/contracts.ts'
import { type Instance, openInstance } from '../instance.ts'

/** The two ways that are meant, and what shows the copy of a report. */
const meant = new Set(['openSealed', 'reportContent', 'reportedPhotos'])
const contracts = (await allContracts()).filter(({ name }) => !meant.has(name))
const sequences = Number(process.env.LONG ?? 6)
/** Stands in everything that is a member's own, and nowhere else. */
const secret = 'SEGREDO'
const reason = 'Uma razão que qualquer pessoa entende.'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance({ trustProxy: ['127.0.0.1'] })
})
afterAll(() => instance.close())

interface Cast {
  /** The administrator, and the second account that is theirs. */
  sessions: Map<string, string>
  pool: Pool
  postId: string
}
interface Step {
  actor: 'boss' | 'friend'
  contract: CallContract
  /** Which of the contract's inputs. */
  turn: number
}

let casts = 0
async function newCast(): Promise<Cast> {
  casts += 1
  const uidOf = (name: string) => `${name}-${casts}`
  const at = Timestamp.now()
  const batch = instance.db.batch()
  const set = (path: string, data: object) => batch.set(instance.db.doc(path), data)
  for (const name of ['boss', 'friend', 'ana', 'lia']) {
    await instance.server.auth.admin.create(uidOf(name), { displayName: name })
    const documents = membershipDocuments({
      uid: uidOf(name),
      name,
      email: `${uidOf(name)}@example.org`,
      birthDate: name === 'lia' ? `${new Date().getFullYear() - 9}-01-15` : '1980-01-01',
      locale: 'pt',
      role: name === 'boss' ? 'admin' : 'user',
      invitedBy: null,
      link: { token: newId() + newId().slice(0, 4), inviteId: `${casts}`.padStart(64, name === 'boss' ? 'b' : 'c') },
      at,
      validSince: new Timestamp(0, 0),
    })
    for (const { path, data } of documents) if (!path.startsWith('invites/')) set(path, data)
  }
  const [boss, friend, ana, lia] = ['boss', 'friend', 'ana', 'lia'].map(uidOf) as [string, string, string, string]
  const guarded = { ageBand: 'child', guardian: ana }
  for (const { path, data } of requestConnections({ uid: ana, name: 'ana' }, { uid: lia, name: 'lia' }, at))
    set(path, data)
  set(paths.ward(ana, lia), { uid: lia, name: 'lia', birthDate: '2017-01-15', ageBand: 'child', since: at })
  const posts = [ana, lia].map((uid) => ({ uid, postId: newPostId(uid) }))
  for (const { uid, postId } of posts) {
    const author = { uid, name: uid }
    set(paths.post(postId), { author: { uid }, kind: 'text', text: `${secret} ${uid}`, createdAt: at, rev: 1 })
    set(paths.postAudience(postId), { base: 'connections', except: [], note: secret })
    set(paths.comment(postId, 'c'), { author, text: secret, createdAt: at })
    for (const reader of [ana, lia]) set(paths.entry(reader, postId), { postId, author, text: secret, at })
  }
  for (const uid of [ana, lia]) {
    set(paths.notice(uid, 'n'), {
      kind: 'post-opened',
      at,
      by: { uid: 'x', name: 'x' },
      words: secret,
      readAt: null,
      unread: true,
    })
    set(paths.device(uid, '9000000000'), { name: 'x', firstSeen: at, lastSeen: at, note: secret, expiresAt: at })
  }
  await batch.commit()
  await instance.db.doc(paths.standing(lia)).update(guarded)
  await instance.db.doc(paths.contact(ana)).update({ note: secret })
  const sessions = new Map<string, string>()
  for (const uid of [boss, friend]) sessions.set(uid, await enter(await customTokenFor(uid)))
  const people = [lia, ana, friend, boss]
  return {
    sessions,
    postId: posts[0]!.postId,
    pool: {
      ...pushPool,
      any: [
        newCodeRequest(),
        reason,
        '482913',
        '482913057',
        'a'.repeat(64),
        newId(),
        `${newId()}${newId()}`.slice(0, 24),
        '1980-01-01',
        'pt',
        `x${casts}@example.net`,
        2,
        'x',
      ],
      uid: people,
      to: [friend, boss],
      inviter: [boss, ana],
      other: people,
      reason: [reason],
      note: [reason],
      words: [reason],
      text: [reason],
      askedAt: [],
      reportedAt: [],
      id: [approvalId('guardianship', lia), approvalId('release', lia), approvalId('hand-over', lia)],
      postId: posts.map(({ postId }) => postId),
      birthDate: ['1980-01-01', '2009-01-01', '2015-01-01'],
      role: ['admin'],
    },
  }
}

async function post(path: string, body: object, idToken?: string): Promise<string> {
  network += 1
  const answer = await fetch(instance.server.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.${(network >> 8) & 255}.${network & 255}`,
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  })
  return answer.text()
}
let network = 0

async function enter(token: string): Promise<string> {
  const text = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x', {
    token,
    returnSecureToken: true,
  })
  return (JSON.parse(text) as { idToken: string }).idToken
}

/** Makes the call, and enters wherever its answer lets somebody enter. Answers what it said. */
async function play(cast: Cast, { actor, contract, turn }: Step): Promise<string> {
  const inputs = inputsFor(contract, cast.pool)
  const session = [...cast.sessions].find(([uid]) => uid.startsWith(actor))?.[1]
  const text = await post(`/__/fn/${contract.name}`, { data: inputs[turn % inputs.length] }, session)
  const digits = /"code":"(\d{9})"/.exec(text)?.[1]
  const entrance = digits ? await post('/__/fn/signInAsWard', { data: { code: digits } }) : text
  for (const [token] of entrance.matchAll(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/g)) {
    const idToken = await enter(token).catch(() => undefined)
    if (idToken) cast.sessions.set(`got-${cast.sessions.size}`, idToken)
  }
  return text
}

const collectionsOf = [
  'private',
  'comments',
  'feed',
  'notifications',
  'devices',
  'posts',
  'reports',
  'auditLog',
  'directory',
] as const

/** Paths of every document of this cast that holds a member's words. */
async function secretsOf(): Promise<string[]> {
  const found: string[] = []
  for (const name of collectionsOf) {
    const { docs } = await instance.db.collectionGroup(name).get()
    const mine = docs.filter((one) => one.ref.path.includes(`-${casts}/`) || one.ref.path.includes(`-${casts}_`))
    found.push(...mine.filter((one) => JSON.stringify(one.data()).includes(secret)).map((one) => one.ref.path))
  }
  return found
}

/** What opens of it, to whom: each document by its path, its collection by a query, and the collection group. */
async function opened(cast: Cast): Promise<string[]> {
  const root = `/v1/projects/${instance.server.projectId}/databases/(default)/documents`
  const found: string[] = []
  for (const path of await secretsOf()) {
    const [name = '', parent = ''] = [path.split('/').at(-2), path.split('/').slice(0, -2).join('/')]
    for (const [who, idToken] of cast.sessions) {
      const get = fetch(`${instance.server.url}${root}/${path}`, { headers: { Authorization: `Bearer ${idToken}` } })
      const list = (parent: string, allDescendants: boolean) =>
        post(
          `${root}${parent && `/${parent}`}:runQuery`,
          { structuredQuery: { from: [{ collectionId: name, allDescendants }] } },
          idToken,
        )
      const texts = await Promise.all([get.then((answer) => answer.text()), list(parent, false), list('', true)])
      if (texts.some((text) => text.includes(secret))) found.push(`${who} reads ${path}`)
    }
  }
  return found
}

it('finds what opens, where something does', async () => {
  const cast = await newCast()
  expect((await secretsOf()).length).toBeGreaterThan(10)
  expect(await opened(cast)).toEqual([])
  const text = await post(
    '/__/fn/openSealed',
    { data: { postId: cast.postId, reason } },
    cast.sessions.get(`boss-${casts}`),
  )
  expect([openSealed.name, text]).toEqual(['openSealed', expect.stringContaining(secret)])
  cast.sessions.set('ward', await enter(await customTokenFor(`lia-${casts}`)))
  expect((await opened(cast)).length).toBeGreaterThan(3)
})

it(`opens nothing to one administrator, after each call and after ${sequences} random sequences of three`, async () => {
  const changing: Step[] = []
  const cast = await newCast()
  for (const contract of contracts) {
    for (const actor of ['boss', 'friend'] as const) {
      const turns = Math.min(4, inputsFor(contract, cast.pool).length)
      const answers = await Promise.all(
        Array.from({ length: turns }, async (_, turn) => ({ turn, text: await play(cast, { actor, contract, turn }) })),
      )
      for (const { turn, text } of answers) {
        expect([contract.name, text]).toEqual([contract.name, expect.not.stringContaining(secret)])
        if (text.startsWith('{"result"')) changing.push({ actor, contract, turn })
      }
    }
  }
  expect(changing.length).toBeGreaterThan(30)
  expect(await opened(cast)).toEqual([])
  console.info(`SEED=${seedOfRun}`)
  const random = randomFrom(seedOfRun)
  const attack = changing.filter(({ contract }) =>
    /^(moveWard|correctBirthDate|changeRole|suspendMember)$/.test(contract.name),
  )
  for (let n = 0; n < sequences; n += 1) {
    const cast = await newCast()
    const steps = Array.from({ length: 3 }, (_, turn) => random.pick(turn === 0 && n % 2 ? attack : changing))
    const said = []
    for (const step of steps) said.push(await play(cast, step))
    // Whoever was asked to be a guardian says yes, and makes a code.
    for (const name of ['answerApproval', 'makeWardCode']) {
      const contract = contracts.find((one) => one.name === name)!
      for (const actor of ['boss', 'friend'] as const)
        for (let turn = 0; turn < 2; turn += 1) said.push(await play(cast, { actor, contract, turn }))
    }
    const story = steps.map(({ actor, contract, turn }) => `${actor} ${contract.name} ${turn}`).join(', ')
    expect([story, said.filter((text) => text.includes(secret))]).toEqual([story, []])
    expect([story, await opened(cast)]).toEqual([story, []])
  }
}, 600_000)

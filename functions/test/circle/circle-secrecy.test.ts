/**
 * A private circle cannot be told from one that is not there by anybody but its owner: every call that takes a circle's
 * id, and every way through the rules, is asked about one that is there, one that was deleted and one that never was,
 * by every kind of caller. Followers of a public circle are its owner's to know.
 */
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { discoverCircles } from '@varanda/domain/circle/calls/discover-circles'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { previewCircle } from '@varanda/domain/circle/calls/preview-circle'
import { newCircleId, newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Entry } from '@varanda/domain/post/entry'
import type { Action } from '@varanda/embedded/server/meter-page'
import type { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebClient, webClient } from '../../../embedded/test/support/web-sdk.ts'
import { circleCalls, inputsAbout } from '../harness/circle-calls.ts'
import { circlesOf } from '../harness/circles.ts'
import { wardOf } from '../harness/ward.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance({ outbox: true })
const { family, make, groupOf, post, circle, roles } = circlesOf(instance)
afterAll(() => instance.close())

const callers = [
  ...['in it', 'a ward in it', 'suspended in it', 'her connection', 'a stranger', 'a guardian'],
  ...['moderator of her group', 'a follower', 'an administrator', 'no member', 'signed out'],
] as const
type Caller = (typeof callers)[number]

const called = await circleCalls()

let ana: Person
let ward: Person
let shared: string
const people = new Map<Caller, Person | undefined>()
const ids = { there: '', deleted: '', never: '' }
/** What nobody else may come across. */
const secretName = 'Só as primas'

beforeAll(async () => {
  const [owner, beto, caio, davi, dora, fabi] = await family('Ana', 'Beto', 'Caio', 'Davi', 'Dora', 'Fabi')
  ana = owner
  const [zeca, rui, marina] = await Promise.all(['Zeca', 'Rui', 'Marina'].map((name) => instance.member(name)))
  ward = await wardOf(instance, marina!)
  await Promise.all([instance.connect(ana, ward), instance.connect(beto, caio)])
  for (const place of ['there', 'deleted'] as const) {
    ids[place] = newCircleId(ana.uid)
    const inside = [beto, davi, ward].map(({ uid }) => uid)
    const making = { circleId: ids[place], kind: 'private' as const, name: secretName, people: inside }
    await instance.call(createCircle, making, ana)
  }
  ids.never = newCircleId(ana.uid)
  await instance.call(deleteCircle, { circleId: ids.deleted }, ana)
  shared = await post(ana, ids.there)
  const group = await groupOf(ana, [dora])
  await instance.call(changeCircleRole, { circleId: group, uid: dora.uid, role: 'moderator' }, ana)
  await instance.call(followCircle, { circleId: await make(ana, 'public') }, fabi)
  await instance.db.doc(paths.standing(davi.uid)).update({ status: 'suspended' })
  await instance.db.doc(paths.standing(rui!.uid)).update({ role: 'admin' })
  await instance.server.idle()
  for (const [name, person] of [
    ['in it', beto],
    ['a ward in it', ward],
    ['suspended in it', davi],
    ['her connection', caio],
    ['a stranger', zeca],
    ['a guardian', marina],
    ['moderator of her group', dora],
    ['a follower', fabi],
    ['an administrator', rui],
    ['no member', await instance.account('Fora')],
    ['signed out', undefined],
  ] as const) {
    people.set(name, person)
  }
})

/** An answer to the letter, but for the id that was asked about. */
interface Told {
  status: number
  headers: [string, string][]
  body: string
}

async function ask(path: string, id: string, init: { method: string; body?: object }, who?: Person): Promise<Told> {
  const answer = await fetch(`${instance.server.url}${path}`, {
    method: init.method,
    headers: { 'Content-Type': 'application/json', ...(who && { Authorization: `Bearer ${who.idToken}` }) },
    ...(init.body && { body: JSON.stringify(init.body) }),
  })
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  return { status: answer.status, headers, body: (await answer.text()).replaceAll(id, 'ID') }
}

/** The same for each of the three ids. */
function asked<Answer>(look: (id: string) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Object.values(ids).map(look))
}

describe('a private circle, by a call', () => {
  const counters = paths.rateLimit('x').split('/')[0]!

  /** What the store was asked for since, in documents: an answer that costs the same takes as long. */
  async function paidSince(since: number): Promise<{ last: number; documents: number }> {
    const page = new URL(instance.server.outboxUrl!)
    page.pathname = '/__/meter'
    page.searchParams.set('since', String(since))
    const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: Action[] }
    const paid = actions.flatMap(({ requests }) => requests)
    return { last, documents: paid.reduce((sum, { reads, writes, deletes }) => sum + reads + writes + deletes, 0) }
  }

  /** How often each counter of the rates was moved, undefined where a window ended meanwhile; and what it cost. */
  async function counted<Answer>(work: () => Promise<Answer>) {
    const counts = async () => {
      const { docs } = await instance.db.collection(counters).get()
      return new Map(docs.map((one) => [one.id, one.data() as { window: number; count: number; expiresAt: Timestamp }]))
    }
    const before = await counts()
    await instance.server.idle()
    const { last } = await paidSince(0)
    const answer = await work()
    const { documents } = await paidSince(last)
    const after = await counts()
    const isOver = [...after].some(([id, { window }]) => (before.get(id)?.window ?? window) !== window)
    const moved = [...after].map(([id, { count }]) => [id, count - (before.get(id)?.count ?? 0)])
    return { answer, documents, used: isOver ? undefined : Object.fromEntries(moved.filter(([, by]) => by !== 0)) }
  }

  /** The calls whose handlers an input came to. */
  const reached = new Set<string>()

  async function walk(who: Person | undefined, id: string) {
    const answers = []
    for (const contract of called) {
      for (const data of inputsAbout(contract, id, around(who))) {
        const told = await ask(`/__/fn/${contract.name}`, id, { method: 'POST', body: { data } }, who)
        answers.push({ call: contract.name, data: JSON.stringify(data).replaceAll(id, 'ID'), ...told })
      }
    }
    const isOver = /bad-input|signed-out|not-a-member|not-active/
    for (const { call, body } of answers) if (!isOver.test(body)) reached.add(call)
    return answers
  }

  const around = (who: Person | undefined) => {
    const [inside, caller] = [people.get('in it')!.uid, who?.uid ?? 'nobody']
    return { owner: ana.uid, inside, ward: ward.uid, caller, post: shared }
  }

  it('is asked about by all of them', () => {
    expect(called.length).toBeGreaterThan(20)
    for (const { name } of [previewAudience, createPost, createCircle]) {
      expect(called.map((one) => one.name)).toContain(name)
    }
  })

  it.each(callers)('looks like none to somebody who is %s', async (caller) => {
    const who = people.get(caller)
    const places = caller === 'in it' ? (['never', 'there', 'deleted'] as const) : (['never', 'there'] as const)
    const looks = async () => {
      await instance.db.recursiveDelete(instance.db.collection(counters))
      const all = []
      for (const place of places) all.push(await counted(() => walk(who, ids[place])))
      return all
    }
    let all = await looks()
    // A window that ended has taken its counts along.
    while (all.some(({ used }) => !used)) all = await looks()
    const [never, there, ...others] = all
    expect(there!.answer.length).toBeGreaterThan(called.length)
    expect(JSON.stringify(there)).not.toContain('too-many-tries')
    for (const one of [there, ...others]) {
      expect({ answer: one!.answer, used: one!.used }).toEqual({ answer: never!.answer, used: never!.used })
      // One document more in every other call would tell; what else goes on in the server asks for a few.
      expect(Math.abs(one!.documents - never!.documents)).toBeLessThan(called.length / 2)
    }
  })

  it('is known to its owner, and as it was', async () => {
    const refusals = await asked((circleId) =>
      instance.refusalOf(instance.call(changeCircle, { circleId, name: secretName }, ana)),
    )
    expect(refusals).toEqual(['none', 'circle-unknown', 'circle-unknown'])
    const inside = ['in it', 'a ward in it', 'suspended in it'].map((caller) => people.get(caller as Caller)!.uid)
    expect(await roles(ids.there)).toEqual(
      Object.fromEntries([[ana.uid, 'owner'], ...inside.map((uid) => [uid, 'member'])]),
    )
    expect(await circle(ids.there)).toMatchObject({ owner: ana.uid, kind: 'private', name: secretName })
    expect(await circle(ids.never)).toBeUndefined()
    // One under an id that was made for somebody else is none at all.
    expect(called.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([createCircle.name])
  })
})

describe('a private circle, by rules', () => {
  const documents = '/v1/projects/varanda/databases/(default)/documents'
  const name = (path: string) => `${documents.slice(4)}/${path}`
  const places = (id: string, who?: Person) => [
    paths.circle(id),
    ...[ana, who ?? ana].flatMap(({ uid }) => [paths.circleMember(id, uid), paths.joinRequest(id, uid)]),
    ...[paths.circleRoster(id), paths.circleMemory(id), paths.sourcePost(`circles/${id}`, shared)],
    paths.sourceChange(`circles/${id}`, 'x'),
  ]
  const lists = (id: string) =>
    ['members', 'joinRequests', 'private', 'posts', 'log'].map((below) => `${paths.circle(id)}/${below}`)

  /** Every way to ask for something of a circle, and to write it. */
  function ways(id: string, who?: Person): [path: string, init: { method: string; body?: object }][] {
    const post = (body: object) => ({ method: 'POST', body })
    const fields = { name: { stringValue: 'x' } }
    return [
      ...places(id, who).flatMap((path): [string, { method: string; body?: object }][] => [
        [`${documents}/${path}`, { method: 'GET' }],
        [`${documents}/${path}`, { method: 'PATCH', body: { fields } }],
        [`${documents}/${path}`, { method: 'DELETE' }],
        [`${documents}:batchGet`, post({ documents: [name(path)] })],
        ...[true, false].map((exists): [string, { method: string; body: object }] => [
          `${documents}:commit`,
          post({ writes: [{ update: { name: name(path), fields }, currentDocument: { exists } }] }),
        ]),
      ]),
      ...lists(id).flatMap((path): [string, { method: string; body?: object }][] => {
        const [parent, collectionId] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
        const structuredQuery = { from: [{ collectionId }] }
        const count = { aggregations: [{ alias: 'n', count: {} }], structuredQuery }
        return [
          [`${documents}/${path}`, { method: 'GET' }],
          [`${documents}/${parent}:runQuery`, post({ structuredQuery })],
          [`${documents}/${parent}:runAggregationQuery`, post({ structuredAggregationQuery: count })],
          [`${documents}/${parent}:listCollectionIds`, post({})],
        ]
      }),
    ]
  }

  it.each(callers)('looks like none to somebody who is %s', async (caller) => {
    const who = people.get(caller)
    const [there, deleted, never] = await asked(async (id) => {
      const answers = []
      for (const [path, init] of ways(id, who)) {
        answers.push({ way: `${init.method} ${path}`.replaceAll(id, 'ID'), ...(await ask(path, id, init, who)) })
      }
      return answers
    })
    expect(there).toEqual(never)
    expect(deleted).toEqual(never)
  })

  it.each(callers)('is in no answer to somebody who is %s and asks for all there is', async (caller) => {
    const who = people.get(caller)
    const found: string[] = []
    const where = (fieldPath: string, stringValue: string) => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
    })
    const queries = [
      { from: [{ collectionId: 'circles' }] },
      { from: [{ collectionId: 'circles' }], where: where('owner', ana.uid) },
      { from: [{ collectionId: 'circles' }], where: where('kind', 'private') },
      { from: [{ collectionId: 'members', allDescendants: true }], where: where('uid', who?.uid ?? ana.uid) },
      { from: [{ collectionId: 'circles', allDescendants: true }] },
    ]
    for (const structuredQuery of queries) {
      const counted = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] } }
      for (const [way, body] of [
        ['runQuery', { structuredQuery }],
        ['runAggregationQuery', counted],
      ] as const) {
        expect((await ask(`${documents}:${way}`, '-', { method: 'POST', body }, who)).status).toBe(403)
      }
    }
    for (const uid of [ana.uid, ...(who ? [who.uid] : [])]) {
      const own = ['circles', 'feed', 'grants', 'groupInvitations', 'notifications', 'approvals', 'log', 'connections']
      const places = [...own, 'private/circles', 'private/roster', 'private/mutual', 'guardian/overview']
      for (const place of places) {
        found.push((await ask(`${documents}/users/${uid}/${place}`, '-', { method: 'GET' }, who)).body)
      }
    }
    found.push((await ask(`${documents}/posts/${shared}`, '-', { method: 'GET' }, who)).body)
    found.push((await ask(`${documents}/posts/${shared}/private/audience`, '-', { method: 'GET' }, who)).body)
    expect(found.join()).not.toContain(ids.there)
    expect(found.join()).not.toContain(secretName)
  })

  it('looks like none to who listens', async () => {
    for (const caller of ['in it', 'her connection', 'an administrator', 'signed out'] as const) {
      const user = people.get(caller) ?? null
      const client = await webClient(instance.server.url, { projectId: 'varanda', user })
      const [there, deleted, never] = await asked((id) =>
        Promise.all([
          ...places(id).map((path) => heard(client, path, 'document')),
          ...lists(id).map((path) => heard(client, path, 'list')),
        ]),
      )
      expect(new Set(there!.map(([code]) => code))).toEqual(new Set(['permission-denied']))
      expect(there).toEqual(never)
      expect(deleted).toEqual(never)
      await client.close()
    }
  })

  function heard({ sdk: { firestore }, db }: WebClient, path: string, what: 'document' | 'list') {
    return new Promise<[code: string, message: string]>((resolve) => {
      const failed = (error: { code: string; message: string }) => resolve([error.code, error.message])
      const given = () => resolve(['given', ''])
      if (what === 'document') firestore.onSnapshot(firestore.doc(db, path), given, failed)
      else firestore.onSnapshot(firestore.collection(db, path), given, failed)
    })
  }
})

describe('followers of a public circle', () => {
  it('are named to its owner alone: in no list, copy, receipt, preview or digest', async () => {
    const [owner, beto, caio, dora] = await family('Olga', 'Bento', 'Cora', 'Duda')
    await Promise.all([instance.connect(beto, caio), instance.connect(beto, dora), instance.connect(caio, dora)])
    await instance.server.idle()
    const id = await make(owner, 'public')
    for (const one of [beto, caio]) await instance.call(followCircle, { circleId: id }, one)
    await instance.call(changeCircleRole, { circleId: id, uid: beto.uid, role: 'moderator' }, owner)
    const audience = { connections: false, circles: [id], people: [], except: [] }
    const before = await instance.call(previewAudience, { audience }, beto)
    await instance.call(followCircle, { circleId: id }, dora)
    const preview = await instance.call(previewAudience, { audience }, beto)
    expect(preview).toEqual({ count: 3, people: [], shown: before.shown, together: [] })
    const sent = { postId: newPostId(beto.uid), text: 'Pão!', audience, shown: preview.shown }
    expect(await instance.call(createPost, sent, beto)).toEqual({ postId: sent.postId, readers: 3 })
    expect(await instance.call(createPost, sent, beto)).toEqual({ postId: sent.postId, readers: 3 })
    const told = async () => {
      await instance.server.idle()
      const copies = await instance.db.getAll(
        ...[beto, caio, dora].map(({ uid }) => instance.db.doc(paths.entry(uid, sent.postId))),
      )
      return copies.map((copy) => (copy.data() as Entry).others)
    }
    const numbers = [3, 2, 2].map((count) => ({ count, uids: [] }))
    expect(await told()).toEqual(numbers)
    expect((await instance.db.doc(paths.receipt(sent.postId)).get()).data()).toEqual({ readers: [], unlisted: 3 })
    await instance.call(deletePost, { postId: sent.postId }, beto)
    await instance.call(restorePost, { postId: sent.postId }, beto)
    expect(await told()).toEqual(numbers)

    // The owner, on the other hand, reads by name whom their own post went to.
    const own = await post(owner, id)
    const first = (await instance.db.doc(paths.receipt(own)).get()).data()
    expect(first).toEqual({ readers: [beto.uid, caio.uid, dora.uid].sort() })
    const stranger = await instance.member(`Zeca${newId()}`)
    const shown = [
      await instance.call(previewCircle, { circleId: id }, stranger),
      await instance.call(discoverCircles, {}, stranger),
      await instance.call(previewCircle, { circleId: id }, caio),
    ]
    expect(JSON.stringify(shown)).not.toContain(dora.uid)
    const documents = '/v1/projects/varanda/databases/(default)/documents'
    const ways = ['members', `members/${dora.uid}`, 'private/roster', 'private/rules', 'log', 'posts', 'joinRequests']
    for (const who of [beto, caio, stranger, people.get('an administrator')!]) {
      for (const way of ways) {
        const { status } = await ask(`${documents}/circles/${id}/${way}`, '-', { method: 'GET' }, who)
        // Who looks after it may see that nobody asks to come in.
        expect([way, status]).toEqual([way, way === 'joinRequests' && who === beto ? 200 : 403])
      }
    }
  })
})

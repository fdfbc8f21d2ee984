import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { compileRules } from '../../src/rules/compile.ts'
import type { Ruleset } from '../../src/rules/contract.ts'
import { admin, type Fixture, openFixture, read, remove, root, set, toFields, toValue } from './engine-fixture.ts'
import { ListenClient } from './listen-client.ts'

const rules = compileRules(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function active() {
      return get(/databases/$(database)/documents/users/$(request.auth.uid)/private/standing).data.status == 'active';
    }
    match /users/{uid}/feed/{post} {
      allow read: if request.auth.uid == uid && active();
    }
    match /notes/{id} {
      allow get: if resource == null || resource.data.owner == request.auth.uid || resource.data.public == true;
      allow list: if resource.data.public == true;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.owner == resource.data.owner
        && request.resource.data.n == resource.data.n + 1;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /pairs/{id} {
      allow create: if getAfter(/databases/$(database)/documents/pairs/$(request.resource.data.other)).data.other == id;
    }
    match /counted/{id} {
      allow read, write: if asksOf(id, 'p1') && asksOf(id, 'p2') && asksOf(id, 'p3') && asksOf(id, 'p4') && asksOf(id, 'p5');
    }
    function asksOf(id, part) {
      return !exists(/databases/$(database)/documents/asked/$(id.split('-')[0] + part));
    }
    match /mine/{uid} {
      allow delete: if request.auth.uid == uid;
    }
    match /present/{id} {
      allow delete: if resource != null;
    }
    match /{path=**}/comments/{id} {
      allow list: if request.query.limit <= 10;
    }
  }
}`)

const now = () => Date.now()
const member = (uid: string, expiresAt = now() / 1000 + 3600): Caller => ({
  kind: 'client',
  auth: { uid, token: { sub: uid }, expiresAt },
})
const ana = member('ana')
const stranger: Caller = { kind: 'client', auth: null }
const denied = { status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' }

let ruleset: Ruleset | null
let fixture: Fixture
beforeEach(() => {
  ruleset = rules
  fixture = openFixture({ ruleset: () => ruleset })
})
afterEach(() => fixture.close())

const commit = (caller: Caller, ...writes: object[]) => fixture.firestore.commit(caller, { writes: writes as never })
const note = (id: string, values: Record<string, unknown>, rest: object = {}) => ({
  update: { name: `${root}/notes/${id}`, fields: toFields(values) },
  ...rest,
})
const stamped = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] }
const query = (caller: Caller, structuredQuery: object, parent = root) =>
  fixture.firestore.runQuery(caller, { parent, structuredQuery })

test('without published rules every client is refused, and the admin plane is not', async () => {
  ruleset = null
  await set(fixture.firestore, 'notes/a', { public: true })
  await expect(read(fixture.firestore, 'notes/a', ana)).rejects.toMatchObject(denied)
  expect(await read(fixture.firestore, 'notes/a')).toEqual(toFields({ public: true }))
})

test('get is judged by document, and one that is missing too', async () => {
  await set(fixture.firestore, 'notes/hers', { owner: 'bia' })
  await set(fixture.firestore, 'notes/open', { owner: 'bia', public: true })
  expect(await read(fixture.firestore, 'notes/open', ana)).not.toBeNull()
  expect(await read(fixture.firestore, 'notes/none', ana)).toBeNull()
  await expect(read(fixture.firestore, 'notes/hers', ana)).rejects.toMatchObject(denied)
  await expect(
    fixture.firestore.batchGet(ana, { documents: [`${root}/notes/open`, `${root}/notes/hers`] }),
  ).rejects.toMatchObject(denied)
})

test('a list is judged by its query; aggregations and listings alike', async () => {
  const isPublic = { fieldFilter: { field: { fieldPath: 'public' }, op: 5, value: { booleanValue: true } } }
  const from = [{ collectionId: 'notes' }]
  await expect(query(ana, { from })).rejects.toMatchObject(denied)
  expect((await query(ana, { from, where: isPublic })).documents).toEqual([])
  const count = (where?: object) =>
    fixture.firestore.runAggregationQuery(ana, {
      parent: root,
      structuredQuery: { from, ...(where && { where }) } as never,
      aggregations: [{ alias: 'n', count: {} }],
    })
  await expect(count()).rejects.toMatchObject(denied)
  expect((await count(isPublic)).fields).toEqual({ n: { integerValue: '0' } })
  await expect(fixture.firestore.listDocuments(ana, { parent: root, collectionId: 'notes' })).rejects.toMatchObject(
    denied,
  )
  await expect(fixture.firestore.listCollectionIds(ana, root)).rejects.toMatchObject(denied)
  await expect(query(ana, { from: [{ allDescendants: true }] })).rejects.toMatchObject(denied)
  const group = [{ collectionId: 'comments', allDescendants: true }]
  await expect(query(ana, { from: group })).rejects.toMatchObject(denied)
  await expect(query(ana, { from: group, limit: 11 })).rejects.toMatchObject(denied)
  expect((await query(ana, { from: group, limit: 10 })).documents).toEqual([])
})

test('create, update and delete are told apart, and a server timestamp is the time of the request', async () => {
  await commit(ana, note('a', { owner: 'ana', n: 1 }, stamped))
  await expect(commit(ana, note('b', { owner: 'bia', n: 1 }, stamped))).rejects.toMatchObject(denied)
  await expect(commit(ana, note('b', { owner: 'ana', n: 1, at: new Date(0) }))).rejects.toMatchObject(denied)
  await commit(ana, note('a', { owner: 'ana', n: 2 }))
  await expect(commit(ana, note('a', { owner: 'ana', n: 4 }))).rejects.toMatchObject(denied)
  await expect(commit(ana, note('a', { n: 3 }))).rejects.toMatchObject(denied)
  await expect(commit(member('bia'), { delete: `${root}/notes/a` })).rejects.toMatchObject(denied)
  await commit(ana, { delete: `${root}/notes/a` })
  expect(await read(fixture.firestore, 'notes/a')).toBeNull()
})

test('one refused write refuses the whole batch; batchWrite refuses it alone', async () => {
  const good = note('good', { owner: 'ana', n: 1 }, stamped)
  const bad = note('bad', { owner: 'bia', n: 1 }, stamped)
  await expect(commit(ana, good, bad)).rejects.toMatchObject(denied)
  expect(await read(fixture.firestore, 'notes/good')).toBeNull()
  const { status } = await fixture.firestore.batchWrite(ana, { writes: [good, bad] as never })
  expect(status.map(({ code }) => code)).toEqual([0, 7])
  expect(await read(fixture.firestore, 'notes/good')).not.toBeNull()
  expect(await read(fixture.firestore, 'notes/bad')).toBeNull()
})

test('getAfter sees the whole batch', async () => {
  const pair = (id: string, other: string) => ({ update: { name: `${root}/pairs/${id}`, fields: toFields({ other }) } })
  await expect(commit(ana, pair('a', 'b'))).rejects.toMatchObject(denied)
  await expect(commit(ana, pair('a', 'b'), pair('b', 'c'))).rejects.toMatchObject(denied)
  await commit(ana, pair('a', 'b'), pair('b', 'a'))
})

test('preconditions tell a client nothing about what it may not read', async () => {
  await set(fixture.firestore, 'notes/hers', { owner: 'bia', n: 1 })
  const create = (id: string) =>
    commit(ana, note(id, { owner: 'ana', n: 1 }, { ...stamped, currentDocument: { exists: false } }))
  await expect(create('hers')).rejects.toMatchObject(denied)
  await set(fixture.firestore, 'notes/open', { owner: 'bia', n: 1, public: true })
  await expect(create('open')).rejects.toMatchObject({ status: 'ALREADY_EXISTS' })
})

test('an optimistic writer who was overtaken is told to try again, not that it may not', async () => {
  await commit(ana, note('a', { owner: 'ana', n: 1 }, stamped))
  const { results } = await fixture.firestore.batchGet(ana, { documents: [`${root}/notes/a`] })
  const { updateTime } = (results[0] as { found: { updateTime: string } }).found
  await commit(ana, note('a', { owner: 'ana', n: 2 }))
  await expect(
    commit(ana, note('a', { owner: 'ana', n: 2 }, { currentDocument: { updateTime } })),
  ).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  await expect(commit(ana, { verify: `${root}/notes/a`, currentDocument: { updateTime } })).rejects.toMatchObject({
    status: 'FAILED_PRECONDITION',
  })
})

test('deleting what is missing is judged as well', async () => {
  await commit(ana, { delete: `${root}/mine/ana` })
  await expect(commit(ana, { delete: `${root}/mine/bia` })).rejects.toMatchObject(denied)
  await expect(commit(ana, { delete: `${root}/notes/none` })).rejects.toMatchObject(denied)
  await expect(commit(ana, { delete: `${root}/present/none` })).rejects.toMatchObject(denied)
})

test('a transaction of a client locks nothing, and is checked when it commits', async () => {
  await set(fixture.firestore, 'notes/a', { owner: 'ana', n: 1 })
  const { transaction } = await fixture.firestore.beginTransaction(ana, { readWrite: {} })
  await fixture.firestore.batchGet(ana, { documents: [`${root}/notes/a`], transaction })
  await set(fixture.firestore, 'notes/a', { owner: 'ana', n: 2 })
  await expect(
    fixture.firestore.commit(ana, { writes: [note('a', { owner: 'ana', n: 3 })], transaction }),
  ).rejects.toMatchObject({ status: 'ABORTED' })
  const again = await fixture.firestore.beginTransaction(ana, { readWrite: {} })
  await expect(
    fixture.firestore.batchGet(member('bia'), { documents: [`${root}/notes/a`], transaction: again.transaction }),
  ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
})

test('a client cannot look into the past, where it would see what has been taken from it', async () => {
  await set(fixture.firestore, 'users/ana/private/standing', { status: 'active' })
  const { commitTime: readTime } = await set(fixture.firestore, 'users/ana/feed/p', { secret: 1 })
  await remove(fixture.firestore, 'users/ana/feed/p')
  const unserved = { status: 'UNIMPLEMENTED' }
  const documents = [`${root}/users/ana/feed/p`]
  await expect(fixture.firestore.batchGet(ana, { documents, readTime })).rejects.toMatchObject(unserved)
  const newTransaction = { readOnly: { readTime } }
  await expect(fixture.firestore.batchGet(ana, { documents, newTransaction })).rejects.toMatchObject(unserved)
  await expect(fixture.firestore.beginTransaction(ana, { readOnly: {} })).rejects.toMatchObject(unserved)
  expect((await fixture.firestore.batchGet(admin, { documents, readTime })).results[0]).toHaveProperty('found')
})

test('an expired token is nobody', async () => {
  await set(fixture.firestore, 'notes/open', { public: true })
  await expect(read(fixture.firestore, 'notes/open', member('ana', now() / 1000 - 1))).rejects.toMatchObject({
    status: 'UNAUTHENTICATED',
  })
})

describe('listening', () => {
  const feed = { from: [{ collectionId: 'feed' }] }
  const users = (uid: string) => `${root}/users/${uid}`
  beforeEach(() => set(fixture.firestore, 'users/ana/private/standing', { status: 'active' }))

  test('a refused target ends alone', async () => {
    const client = new ListenClient(fixture.firestore, ana)
    client.query(2, feed, {}, users('bia'))
    client.query(4, feed, {}, users('ana'))
    expect(await client.next()).toEqual(['REMOVE 2 cause 7', 'ADD 4', 'CURRENT 4', 'global'])
    await set(fixture.firestore, 'users/ana/feed/p', { n: 1 })
    expect(await client.next()).toEqual(['+users/ana/feed/p [4]', 'global'])
  })

  test('a query ends when a document that its verdict read takes the right away, before anything else is sent', async () => {
    const client = new ListenClient(fixture.firestore, ana)
    client.query(2, feed, {}, users('ana'))
    await client.next()
    await set(fixture.firestore, 'users/ana/private/standing', { status: 'active', note: 1 })
    expect(await client.next()).toEqual([])
    await fixture.firestore.commit(admin, {
      writes: [
        { update: { name: `${users('ana')}/private/standing`, fields: toFields({ status: 'suspended' }) } },
        { update: { name: `${users('ana')}/feed/p`, fields: toFields({ secret: true }) } },
      ],
    })
    expect(await client.next()).toEqual(['REMOVE 2 cause 7'])
    await set(fixture.firestore, 'users/ana/feed/q', { secret: true })
    expect(await client.next()).toEqual([])
  })

  test('a document ends when its own content takes the right away', async () => {
    await set(fixture.firestore, 'notes/a', { owner: 'bia', public: true })
    const client = new ListenClient(fixture.firestore, ana)
    client.documents(2, ['notes/a'])
    expect(await client.next()).toEqual(['ADD 2', '+notes/a [2]', 'CURRENT 2', 'global'])
    await set(fixture.firestore, 'notes/a', { owner: 'bia', public: false, secret: 1 })
    expect(await client.next()).toEqual(['REMOVE 2 cause 7'])
    expect(JSON.stringify(client.messages)).not.toContain('secret')
  })

  test('what leaves a query is shown only to those who may read it', async () => {
    await set(fixture.firestore, 'notes/a', { owner: 'bia', public: true })
    await set(fixture.firestore, 'notes/b', { owner: 'ana', public: true })
    const client = new ListenClient(fixture.firestore, ana)
    const where = { fieldFilter: { field: { fieldPath: 'public' }, op: 'EQUAL', value: toValue(true) } }
    client.query(2, { from: [{ collectionId: 'notes' }], where })
    await client.next()
    const { token } = client
    await set(fixture.firestore, 'notes/a', { owner: 'bia', public: false, secret: 1 })
    await set(fixture.firestore, 'notes/b', { owner: 'ana', public: false, mine: 1 })
    expect(await client.next()).toEqual(['~notes/a [-2]', 'global', '+notes/b [-2]', 'global'])
    const again = new ListenClient(fixture.firestore, ana)
    again.query(2, { from: [{ collectionId: 'notes' }], where }, { resumeToken: token })
    expect(await again.next()).toEqual(['ADD 2', '~notes/a [-2]', '+notes/b [-2]', 'filter 2=0', 'CURRENT 2', 'global'])
    expect(JSON.stringify([client.messages, again.messages])).not.toContain('secret')
  })

  test('the stream ends as unauthenticated when the token expires', async () => {
    const client = new ListenClient(fixture.firestore, member('ana', (now() + 150) / 1000))
    client.query(2, feed, {}, users('ana'))
    expect(client.failure).toBeNull()
    await vi.waitFor(() => expect(client.failure).toEqual({ status: 'UNAUTHENTICATED', code: 16 }))
    const sent = client.messages.length
    await set(fixture.firestore, 'users/ana/feed/p', { n: 1 })
    await client.next()
    expect(client.messages).toHaveLength(sent)
  })

  test('also when the clock has jumped, which no timer notices', async () => {
    let skipped = 0
    const jumping = openFixture({ ruleset: () => ruleset, now: () => now() + skipped })
    const client = new ListenClient(jumping.firestore, member('ana'))
    client.query(2, feed, {}, users('ana'))
    skipped = 3600_000
    await vi.waitFor(() => expect(client.failure).toEqual({ status: 'UNAUTHENTICATED', code: 16 }), 4000)
    await jumping.close()
  })

  test('every target is judged anew when other rules are published', async () => {
    const client = new ListenClient(fixture.firestore, ana)
    client.query(2, feed, {}, users('ana'))
    await client.next()
    ruleset = compileRules("rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { } }")
    await set(fixture.firestore, 'elsewhere/x', { n: 1 })
    expect(await client.next()).toEqual(['REMOVE 2 cause 7'])
  })

  test('goes on until its token ends where that is asked for; nobody begins a new one', async () => {
    const lenient = openFixture({ ruleset: () => ruleset, listenerCut: 'token-life' })
    const standing = 'users/ana/private/standing'
    await set(lenient.firestore, standing, { status: 'active' })
    const client = new ListenClient(lenient.firestore, ana)
    client.query(2, feed, {}, users('ana'))
    expect(await client.next()).toEqual(['ADD 2', 'CURRENT 2', 'global'])
    await set(lenient.firestore, standing, { status: 'suspended' })
    await set(lenient.firestore, 'users/ana/feed/p', { n: 1 })
    expect(await client.next()).toEqual(['+users/ana/feed/p [2]', 'global'])
    client.query(4, feed, {}, users('ana'))
    expect(await client.next()).toEqual(['REMOVE 4 cause 7'])
    await set(lenient.firestore, 'notes/a', { owner: 'bia', public: true })
    client.documents(6, ['notes/a'])
    await client.next()
    await set(lenient.firestore, 'notes/a', { owner: 'bia', public: false })
    expect(await client.next()).toEqual(['+notes/a [6]', 'global'])
    await lenient.close()
  })

  test('strangers are refused by rules, not by the transport', async () => {
    const client = new ListenClient(fixture.firestore, stranger)
    client.query(2, feed, {}, users('ana'))
    expect(await client.next()).toEqual(['REMOVE 2 cause 7'])
  })
})

test('removing is judged on what is stored, even when the batch wrote it before', async () => {
  await set(fixture.firestore, 'notes/hers', { owner: 'bia', n: 1 })
  await expect(
    commit(ana, note('hers', { owner: 'ana', n: 1 }, stamped), { delete: `${root}/notes/hers` }),
  ).rejects.toMatchObject(denied)
  await remove(fixture.firestore, 'notes/hers')
})

describe('documents that rules read for one request about several', () => {
  const counted = (id: string) => ({ update: { name: `${root}/counted/${id}`, fields: {} } })
  const names = (...ids: string[]) => ids.map((id) => `${root}/counted/${id}`)

  test('are twenty at most in a batch, and what was read for one write is free for the next', async () => {
    await commit(ana, ...['a', 'b', 'c', 'd'].map(counted))
    await expect(commit(ana, ...['a', 'b', 'c', 'd', 'e'].map(counted))).rejects.toMatchObject(denied)
    await commit(ana, ...['a-1', 'a-2', 'a-3', 'a-4', 'a-5', 'a-6'].map(counted))
  })

  test('are counted for each write of batchWrite', async () => {
    const { status } = await fixture.firestore.batchWrite(ana, { writes: ['a', 'b', 'c', 'd', 'e'].map(counted) })
    expect(status.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
  })

  test('are twenty at most for a read of many, and for a listener on many', async () => {
    await fixture.firestore.batchGet(ana, { documents: names('a', 'b', 'c', 'd') })
    await expect(fixture.firestore.batchGet(ana, { documents: names('a', 'b', 'c', 'd', 'e') })).rejects.toMatchObject(
      denied,
    )
    const client = new ListenClient(fixture.firestore, ana)
    client.documents(
      1,
      ['a', 'b', 'c', 'd'].map((id) => `counted/${id}`),
    )
    client.documents(
      2,
      ['a', 'b', 'c', 'd', 'e'].map((id) => `counted/${id}`),
    )
    const ended = client.messages.filter(({ targetChange }) => targetChange?.targetChangeType === 'REMOVE')
    expect(ended).toMatchObject([{ targetChange: { targetIds: [2], cause: { code: 7 } } }])
    client.stream.close()
  })
})

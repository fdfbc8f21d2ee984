import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseVersion } from '../../src/firestore/values/time.ts'
import { randomFrom } from '../support/random.ts'
import { admin, type Fixture, openFixture, remove, root, set, toFields } from './engine-fixture.ts'
import { ListenClient } from './listen-client.ts'

let fixture: Fixture
let client: ListenClient
beforeEach(() => {
  fixture = openFixture()
  client = new ListenClient(fixture.firestore, admin)
})
afterEach(() => fixture.close())

const all = { from: [{ collectionId: 'c' }] }
const field = (fieldPath: string) => ({ fieldPath })
const open = {
  ...all,
  where: { fieldFilter: { field: field('open'), op: 'EQUAL', value: { booleanValue: true } } },
}
const newest = (limit: number) => ({ ...all, orderBy: [{ field: field('n'), direction: 'DESCENDING' }], limit })
const write = (path: string, values: Record<string, unknown>) => set(fixture.firestore, `c/${path}`, values)

test('whoever is told that it has all has what was committed before it took a target away', async () => {
  await write('a', { n: 1 })
  client.query(2, all)
  await client.next()
  client.stream.hold()
  client.query(4, all)
  await write('a', { n: 2 })
  client.stream.removeTarget(4)
  client.stream.release()
  // The connection is lost right here.
  const had = client.messages.filter(({ documentChange }) => documentChange).length
  const again = new ListenClient(fixture.firestore, admin)
  again.query(2, all, { resumeToken: client.token })
  const missed = (await again.next()).filter((message) => message === '+c/a [2]').length
  expect([had, missed]).toEqual([3, 0])
})

test('a query is answered whole, then by what each commit changes', async () => {
  await write('a', { open: true })
  await write('b', { open: false })
  client.query(2, open)
  expect(await client.next()).toEqual(['ADD 2', '+c/a [2]', 'CURRENT 2', 'global'])
  await write('b', { open: true, n: 1 })
  expect(await client.next()).toEqual(['+c/b [2]', 'global'])
  await write('a', { open: false })
  expect(await client.next()).toEqual(['+c/a [-2]', 'global'])
  await write('a', { open: false, n: 2 })
  expect(await client.next()).toEqual([])
  await remove(fixture.firestore, 'c/b')
  expect(await client.next()).toEqual(['xc/b [-2]', 'global'])
  client.stream.removeTarget(2)
  await write('d', { open: true })
  expect(await client.next()).toEqual(['REMOVE 2'])
})

test('a snapshot is read later than the commits in it, and before any other', async () => {
  client.query(2, all)
  await client.next()
  const { commitTime } = await write('a', { n: 1 })
  await client.next()
  const [change, global] = client.messages.slice(-2)
  expect(change!.documentChange!.document.updateTime).toBe(commitTime)
  const { readTime } = global!.targetChange!
  // A tab that follows another one finds in their cache only what was read later than the acknowledged write.
  expect(readTime! > commitTime).toBe(true)
  const [next] = await Promise.all([write('b', { n: 1 }), write('c', { n: 1 })])
  expect(next.commitTime > readTime!).toBe(true)
})

test('commits before the round are one snapshot, and its time is behind the last of them', async () => {
  client.query(2, all)
  client.documents(4, ['c/a'])
  await client.next()
  const times = await Promise.all([write('a', { n: 1 }), write('b', { n: 1 }), write('a', { n: 2 })])
  expect(await client.next()).toEqual(['+c/a [4,2]', '+c/b [2]', 'global'])
  expect(client.messages.at(-1)!.targetChange!.readTime! > times[2]!.commitTime).toBe(true)
  expect(client.messages.at(-3)!.documentChange!.document.fields).toEqual(toFields({ n: 2 }))
})

test('a document target tells a missing document, its coming and its going', async () => {
  client.documents(6, ['c/a'])
  expect(await client.next()).toEqual(['ADD 6', 'xc/a [-6]', 'CURRENT 6', 'global'])
  await write('a', { n: 1 })
  expect(await client.next()).toEqual(['+c/a [6]', 'global'])
  await remove(fixture.firestore, 'c/a')
  expect(await client.next()).toEqual(['xc/a [-6]', 'global'])
})

describe('a limited query is a window', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3, 4]) await write(`n${n}`, { n })
    client.query(2, newest(2))
    expect(await client.next()).toEqual(['ADD 2', '+c/n4 [2]', '+c/n3 [2]', 'CURRENT 2', 'global'])
  })

  test('one that comes pushes the last one out', async () => {
    await write('n5', { n: 5 })
    expect(await client.next()).toEqual(['+c/n5 [2]', '+c/n3 [-2]', 'global'])
  })

  test('one that goes lets the next one in', async () => {
    await remove(fixture.firestore, 'c/n4')
    expect(await client.next()).toEqual(['+c/n2 [2]', 'xc/n4 [-2]', 'global'])
  })

  test('one that moves behind the window leaves it', async () => {
    await write('n4', { n: 0 })
    expect(await client.next()).toEqual(['+c/n2 [2]', '+c/n4 [-2]', 'global'])
  })

  test('what happens behind the window is not told', async () => {
    await write('n1', { n: 1, note: 'x' })
    await remove(fixture.firestore, 'c/n2')
    expect(await client.next()).toEqual([])
    await remove(fixture.firestore, 'c/n3')
    expect(await client.next()).toEqual(['+c/n1 [2]', 'xc/n3 [-2]', 'global'])
  })

  test('a window that is not full grows', async () => {
    await remove(fixture.firestore, 'c/n1')
    await remove(fixture.firestore, 'c/n2')
    await remove(fixture.firestore, 'c/n3')
    await client.next()
    await write('n0', { n: 0 })
    expect(await client.next()).toEqual(['+c/n0 [2]', 'global'])
  })
})

describe('resuming', () => {
  test('after a restart, many at once read little more than what changed', async () => {
    const people = Array.from({ length: 10 }, (_, n) => `users/u${n}`)
    for (const user of people) {
      await fixture.firestore.commit(admin, {
        writes: Array.from({ length: 300 }, (_, n) => ({
          update: { name: `${root}/${user}/feed/${n}`, fields: toFields({ n }) },
        })),
      })
    }
    const feed = { from: [{ collectionId: 'feed' }], orderBy: newest(20).orderBy, limit: 20 }
    const listen = (on: Fixture, user: string, rest = {}) => {
      const one = new ListenClient(on.firestore, admin)
      one.query(1, feed, rest, `${root}/${user}`)
      return one
    }
    for (const user of people) listen(fixture, user)
    for (let slice = 0; slice < 20; slice++) await fixture.database.write(() => {})
    const { token } = listen(fixture, people[0]!)
    for (const user of people) await set(fixture.firestore, `${user}/feed/new`, { n: 1_000 })
    await fixture.firestore.close()
    await fixture.database.close()
    fixture = openFixture({}, fixture.folder)
    const reads = vi.spyOn(JSON, 'parse')
    try {
      const back = Array.from({ length: 100 }, (_, n) => listen(fixture, people[n % 10]!, { resumeToken: token }))
      // Equal ones share one answer; each has its own way back to what it had.
      expect(reads.mock.calls.length).toBeLessThan(100 * 30)
      for (const [n, one] of back.entries()) {
        const user = people[n % 10]!
        const told = ['ADD 1', `+${user}/feed/new [1]`, `+${user}/feed/280 [-1]`, 'filter 1=20', 'CURRENT 1', 'global']
        expect((await one.next()).toSorted()).toEqual(told.toSorted())
      }
    } finally {
      reads.mockRestore()
    }
  })

  test('a query with a limit reads what changed, not the collection', async () => {
    const size = 3_000
    await fixture.firestore.commit(admin, {
      writes: Array.from({ length: size }, (_, n) => ({
        update: { name: `${root}/c/${n}`, fields: toFields({ n }) },
      })),
    })
    client.query(1, newest(5))
    for (let slice = 0; slice < 10; slice++) await fixture.database.write(() => {})
    const token = client.token
    await write('2999', { n: 2_999, more: true })
    await write('2998', { n: -1 })
    await write('new', { n: size })
    await write('far', { n: -2 })
    const second = new ListenClient(fixture.firestore, admin)
    const reads = vi.spyOn(JSON, 'parse')
    try {
      second.query(1, newest(5), { resumeToken: token })
      expect(reads.mock.calls.length).toBeLessThan(40)
    } finally {
      reads.mockRestore()
    }
    expect((await second.next()).sort()).toEqual(
      ['ADD 1', '+c/new [1]', '+c/2999 [1]', '+c/2998 [-1]', 'filter 1=5', 'CURRENT 1', 'global'].sort(),
    )
  })

  test('sends what came, changed, left and was deleted, and the count', async () => {
    for (const id of ['same', 'changed', 'left', 'deleted']) await write(id, { open: true })
    client.query(2, open)
    await client.next()
    const { token } = client
    await write('changed', { open: true, n: 1 })
    await write('left', { open: false })
    await remove(fixture.firestore, 'c/deleted')
    await write('new', { open: true })
    await write('other', { open: false })
    await set(fixture.firestore, 'c/same/c/deeper', { open: true })
    await set(fixture.firestore, 'c0/beside', { open: true })
    await write('fleeting', { open: true })
    await remove(fixture.firestore, 'c/fleeting')
    const second = new ListenClient(fixture.firestore, admin)
    second.query(8, open, { resumeToken: token, expectedCount: 4 })
    expect(await second.next()).toEqual([
      'ADD 8',
      '+c/changed [8]',
      '+c/new [8]',
      '+c/left [-8]',
      'xc/deleted [-8]',
      'filter 8=3',
      'CURRENT 8',
      'global',
    ])
    await write('same', { open: true, n: 2 })
    expect(await second.next()).toEqual(['+c/same [8]', 'global'])
  })

  test('a group is told of its collections everywhere, and of no other', async () => {
    const group = { from: [{ collectionId: 'd', allDescendants: true }] }
    for (const path of ['d/a', 'c/x/d/b', 'c/y/d/b', 'c/x/e/b']) await set(fixture.firestore, path, { n: 1 })
    client.query(2, group)
    await client.next()
    const { token } = client
    for (const path of ['c/x/d/b', 'c/z/d/new', 'c/x/e/b']) await set(fixture.firestore, path, { n: 2 })
    await remove(fixture.firestore, 'd/a')
    const second = new ListenClient(fixture.firestore, admin)
    second.query(2, group, { resumeToken: token })
    const told = ['ADD 2', '+c/x/d/b [2]', '+c/z/d/new [2]', 'xd/a [-2]', 'filter 2=3', 'CURRENT 2', 'global']
    expect(await second.next()).toEqual(told)
  })

  test('sends a window what moved in and out of it', async () => {
    for (const n of [1, 2, 3]) await write(`n${n}`, { n })
    client.query(2, newest(2))
    await client.next()
    const { token } = client
    await write('n4', { n: 4 })
    const second = new ListenClient(fixture.firestore, admin)
    second.query(2, newest(2), { resumeToken: token })
    expect(await second.next()).toEqual(['ADD 2', '+c/n4 [2]', '+c/n2 [-2]', 'filter 2=2', 'CURRENT 2', 'global'])
  })

  test('starts over where the token is not ours', async () => {
    await write('a', { n: 1 })
    client.query(2, all)
    await client.next()
    const { token } = client
    const other = openFixture()
    const stranger = new ListenClient(other.firestore, admin)
    stranger.query(2, all, { resumeToken: token })
    expect(await stranger.next()).toEqual(['ADD 2', 'RESET 2', 'CURRENT 2', 'global'])
    await other.close()
    const garbled = new ListenClient(fixture.firestore, admin)
    garbled.query(2, all, { resumeToken: 'AAAA' })
    expect(await garbled.next()).toEqual(['ADD 2', 'RESET 2', '+c/a [2]', 'CURRENT 2', 'global'])
  })

  test('starts over when the change log no longer reaches back', async () => {
    let now = Date.now()
    const own = openFixture({ now: () => now })
    const put = (id: string) => set(own.firestore, `c/${id}`, { n: 1 })
    await put('a')
    const first = new ListenClient(own.firestore, admin)
    first.query(2, all)
    const { token } = first
    now += 25 * 3600 * 1000
    for (let i = 0; i < 501; i++) put(`x${i}`)
    await put('last')
    const second = new ListenClient(own.firestore, admin)
    second.query(2, { ...all, limit: 1 }, { resumeToken: token })
    expect(await second.next()).toEqual(['ADD 2', 'RESET 2', '+c/a [2]', 'CURRENT 2', 'global'])
    await own.close()
  })
})

test('targets that come together, as after a broken connection, are one snapshot', async () => {
  await write('a', { n: 1 })
  client.query(2, all)
  client.documents(4, ['c/a'])
  expect(await client.next()).toEqual(['ADD 2', '+c/a [2]', 'CURRENT 2', 'ADD 4', '+c/a [4]', 'CURRENT 4', 'global'])
  const resumeToken = client.token
  await Promise.all([write('a', { n: 2 }), write('b', { n: 2 })])
  const again = new ListenClient(fixture.firestore, admin)
  again.documents(4, ['c/a'], { resumeToken })
  again.query(2, all, { resumeToken })
  const told = await again.next()
  expect(told.filter((message) => message === 'global')).toHaveLength(1)
  expect(told.at(-1)).toBe('global')
})

test('a target that cannot be served is refused alone; the others go on', async () => {
  client.query(2, all)
  client.query(4, { from: [{ collectionId: 'c' }], limit: -1 })
  expect(await client.next()).toEqual(['ADD 2', 'CURRENT 2', 'REMOVE 4 cause 3', 'global'])
  await write('a', { n: 1 })
  expect(await client.next()).toEqual(['+c/a [2]', 'global'])
})

test('versions told to listeners never fall, though the clock does', async () => {
  let now = Date.now()
  const own = openFixture({ now: () => now })
  const listener = new ListenClient(own.firestore, admin)
  listener.query(2, { from: [{ collectionId: 'c' }] })
  const times: number[] = []
  for (const step of [0, -5000, 10, -90_000, 0]) {
    now += step
    const { commitTime } = await set(own.firestore, 'c/a', { now, step, n: times.length })
    await listener.next()
    times.push(parseVersion(commitTime, 'commitTime'))
    expect(listener.messages.at(-1)!.targetChange!.readTime! > commitTime).toBe(true)
  }
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  await own.close()
})

test('what leaves a stream is consistent: replaying it gives the query result at each snapshot', async () => {
  client.query(2, newest(3))
  client.query(4, open)
  const random = randomFrom(7).next
  const held = new Map<number, Map<string, unknown>>([
    [2, new Map()],
    [4, new Map()],
  ])
  let at = 0
  const replay = () => {
    for (const message of client.messages.slice(at)) {
      const { documentChange: change, documentDelete: gone, documentRemove: removed } = message
      for (const id of change?.targetIds ?? []) held.get(id)!.set(change!.document.name, change!.document)
      const name = change?.document.name ?? gone?.document ?? removed?.document
      for (const id of [change, gone, removed].flatMap((one) => one?.removedTargetIds ?? []))
        held.get(id)!.delete(name!)
    }
    at = client.messages.length
  }
  for (let round = 0; round < 150; round++) {
    const writes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const name = `${root}/c/${Math.floor(random() * 8)}`
      if (random() < 0.25) return { delete: name }
      return { update: { name, fields: toFields({ n: Math.floor(random() * 20), open: random() < 0.5 }) } }
    })
    await fixture.firestore.commit(admin, { writes })
    await client.next()
    replay()
    for (const [id, query] of [
      [2, newest(3)],
      [4, open],
    ] as const) {
      const { documents } = await fixture.firestore.runQuery(admin, { parent: root, structuredQuery: query })
      expect(new Map(documents.map((document) => [document.name, document]))).toEqual(held.get(id))
    }
  }
})

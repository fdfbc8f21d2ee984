import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Value, Write } from '../../src/firestore/wire.ts'
import { cpuMs } from '../support/cpu-ms.ts'
import { admin, type Fixture, openFixture, read, remove, root, set, toFields, toValue } from './engine-fixture.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = openFixture({ limits: { idleMs: 500, totalMs: 2000, lockWaitMs: 600 } })
})
afterEach(() => fixture.close())

const commit = (...writes: object[]) => fixture.firestore.commit(admin, { writes: writes as Write[] })
const update = (path: string, fields: Record<string, Value>, rest: object = {}) => ({
  update: { name: `${root}/${path}`, fields },
  ...rest,
})
const refused = (status: string, message: RegExp) =>
  expect.objectContaining({ status, message: expect.stringMatching(message) })

describe('versions', () => {
  test('a write that changes nothing keeps its version; every other write has a new one', async () => {
    const first = await set(fixture.firestore, 'c/a', { n: 1, m: { x: 1, y: 2 } })
    const same = await set(fixture.firestore, 'c/a', { m: { y: 2, x: 1 }, n: 1 })
    expect(same.writeResults[0]!.updateTime).toBe(first.commitTime)
    expect(same.commitTime > first.commitTime).toBe(true)
    const otherKind = await commit(update('c/a', { n: { doubleValue: 1 }, m: toValue({ x: 1, y: 2 }) }))
    expect(otherKind.writeResults[0]!.updateTime).toBe(otherKind.commitTime)
  })

  test('createTime stays, and starts anew after a deletion', async () => {
    const { commitTime: created } = await set(fixture.firestore, 'c/a', { n: 1 })
    await set(fixture.firestore, 'c/a', { n: 2 })
    const get = async () => {
      const { results } = await fixture.firestore.batchGet(admin, { documents: [`${root}/c/a`] })
      return (results[0] as { found: { createTime: string; updateTime: string } }).found
    }
    expect((await get()).createTime).toBe(created)
    await remove(fixture.firestore, 'c/a')
    const { commitTime } = await set(fixture.firestore, 'c/a', { n: 2 })
    expect(await get()).toMatchObject({ createTime: commitTime, updateTime: commitTime })
  })

  test('the past can be read as it was', async () => {
    const { commitTime: one } = await set(fixture.firestore, 'c/a', { n: 1 })
    await set(fixture.firestore, 'c/b', { n: 1 })
    const { commitTime: two } = await set(fixture.firestore, 'c/a', { n: 2 })
    await remove(fixture.firestore, 'c/a')
    const at = async (readTime: string) => {
      const { documents } = await fixture.firestore.runQuery(admin, {
        parent: root,
        structuredQuery: { from: [{ collectionId: 'c' }] },
        readTime,
      })
      return documents.map(({ fields }) => fields.n)
    }
    expect(await at(one)).toEqual([toValue(1)])
    expect(await at(two)).toEqual([toValue(2), toValue(1)])
    expect(await at('2100-01-01T00:00:00Z')).toEqual([toValue(1)])
    await expect(at('yesterday')).rejects.toEqual(refused('INVALID_ARGUMENT', /RFC 3339/))
  })
})

describe('masks and transforms', () => {
  test('a mask sets what it names, deletes what the document lacks, and leaves the rest', async () => {
    await set(fixture.firestore, 'c/a', { keep: 1, gone: 1, map: { keep: 1, gone: 1 }, 'a.b': 1 })
    await commit(
      update('c/a', toFields({ map: { new: 2 }, ignored: 3 }), {
        updateMask: { fieldPaths: ['gone', 'map.gone', 'map.new', '`a.b`', 'deep.er'] },
      }),
    )
    expect(await read(fixture.firestore, 'c/a')).toEqual(toFields({ keep: 1, map: { keep: 1, new: 2 } }))
    await commit(update('c/new', {}, { updateMask: {} }))
    expect(await read(fixture.firestore, 'c/new')).toEqual({})
  })

  const transforms: [string, Value | null, object, Value, Value][] = [
    ['increment of nothing', null, { increment: toValue(3) }, toValue(3), toValue(3)],
    ['increment of text', toValue('x'), { increment: toValue(3) }, toValue(3), toValue(3)],
    [
      'increment beyond 64 bits stays at the end',
      { integerValue: '9223372036854775807' },
      { increment: toValue(1) },
      { integerValue: '9223372036854775807' },
      { integerValue: '9223372036854775807' },
    ],
    ['increment of an integer by a double', toValue(1), { increment: toValue(0.5) }, toValue(1.5), toValue(1.5)],
    ['maximum keeps an equal number', toValue(3), { maximum: { doubleValue: 3 } }, toValue(3), toValue(3)],
    ['maximum', toValue(3), { maximum: toValue(5) }, toValue(5), toValue(5)],
    ['minimum of nothing', null, { minimum: toValue(5) }, toValue(5), toValue(5)],
    [
      'append what is missing, by equality',
      toValue([1, 'a']),
      { appendMissingElements: { values: [{ doubleValue: 1 }, toValue('b'), toValue('b')] } },
      toValue([1, 'a', 'b']),
      toValue(null),
    ],
    [
      'append to what is no array',
      toValue(1),
      { appendMissingElements: { values: [toValue(2)] } },
      toValue([2]),
      toValue(null),
    ],
    [
      'remove all',
      toValue([1, 2, 1, { x: 1 }]),
      { removeAllFromArray: { values: [toValue(1), toValue({ x: 1 })] } },
      toValue([2]),
      toValue(null),
    ],
  ]
  test.each(transforms)('%s', async (_, before, transform, after, result) => {
    await commit(update('c/a', before ? { f: before } : {}))
    const { writeResults } = await commit(
      update('c/a', {}, { updateMask: {}, updateTransforms: [{ fieldPath: 'f', ...transform }] }),
    )
    expect(writeResults[0]!.transformResults).toEqual([result])
    expect((await read(fixture.firestore, 'c/a'))!.f).toEqual(after)
  })

  test('wide documents, long masks and long arrays take no time to speak of', async () => {
    const names = Array.from({ length: 15_000 }, (_, i) => `f${i}`)
    const fields = toFields(Object.fromEntries(names.map((name) => [name, 1])))
    await commit(update('c/wide', fields))
    const increments = names.slice(0, 500).map((fieldPath) => ({ fieldPath, increment: toValue(1) }))
    const started = cpuMs()
    await commit(update('c/wide', fields, { updateMask: { fieldPaths: names }, updateTransforms: increments }))
    const values = Array.from({ length: 30_000 }, (_, i) => toValue(i))
    for (let i = 0; i < 2; i++) {
      await commit(
        update(
          'c/long',
          {},
          { updateMask: {}, updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values } }] },
        ),
      )
    }
    expect(cpuMs() - started).toBeLessThan(3_000)
    const wide = (await read(fixture.firestore, 'c/wide'))!
    expect([wide.f0, wide.f499, wide.f500]).toEqual([toValue(2), toValue(2), toValue(1)])
    expect((await read(fixture.firestore, 'c/long'))!.a).toEqual({ arrayValue: { values } })
  })

  test('writes of one commit see one another, and share its time', async () => {
    const bump = { updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: toValue(1) }] }
    const { commitTime, writeResults } = await commit(update('c/a', {}, bump), update('c/a', {}, bump))
    expect(writeResults.map(({ updateTime }) => updateTime)).toEqual([commitTime, commitTime])
    expect(await read(fixture.firestore, 'c/a')).toEqual(toFields({ n: 2 }))
    await commit({ delete: `${root}/c/a` }, update('c/a', toFields({ n: 9 }), { currentDocument: { exists: false } }))
    expect(await read(fixture.firestore, 'c/a')).toEqual(toFields({ n: 9 }))
  })
})

describe('limits', () => {
  const nested = (levels: number): Value =>
    levels === 0 ? toValue(1) : { mapValue: { fields: { a: nested(levels - 1) } } }

  test.each<[string, () => object, RegExp]>([
    [
      'a document over 1 MiB',
      () => update('c/a', toFields({ small: 'x', big: 'x'.repeat(600_000), other: 'y'.repeat(500_000) })),
      /exceeds the limit of 1048576 bytes; its largest field is "big" \(600001 bytes\)/,
    ],
    [
      'a value over its limit',
      () => update('c/a', toFields({ big: 'x'.repeat(1_048_488) })),
      /"big" is longer than the limit of 1048487/,
    ],
    ['21 levels', () => update('c/a', { deep: nested(21) }), /deep.* limit of 20 levels/],
    [
      '21 levels by a mask',
      () => update('c/a', { a: nested(21) }, { updateMask: { fieldPaths: [Array(22).fill('a').join('.')] } }),
      /limit of 20 levels/,
    ],
    ['a name over 1500 bytes', () => update(`c/${'é'.repeat(751)}`, {}), /1500 bytes/],
    [
      '501 transforms',
      () => update('c/a', {}, { updateTransforms: Array(501).fill({ fieldPath: 'n', increment: toValue(1) }) }),
      /at most 500 transforms/,
    ],
    [
      'a reserved field by a transform',
      () => update('c/a', {}, { updateTransforms: [{ fieldPath: 'm.__x__', increment: toValue(1) }] }),
      /reserved/,
    ],
    [
      '40,001 index entries',
      () => update('c/a', toFields(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`f${i}`, 1])))),
      /40002 index entries, more than the limit of 40000/,
    ],
    ['a reserved id', () => update('c/__mine__', {}), /reserved/],
    ['a dot', () => update('c/..', {}), /not an id/],
    ['a collection', () => update('c', {}), /not the name of a document/],
    ['another database', () => ({ delete: 'projects/other/databases/(default)/documents/c/a' }), /not in the database/],
    ['two kinds of write', () => ({ delete: `${root}/c/a`, verify: `${root}/c/a` }), /exactly one/],
    ['an unknown part', () => ({ delete: `${root}/c/a`, mystery: 1 }), /cannot have "mystery"/],
  ])('%s is refused, and nothing of its commit is written', async (_, write, message) => {
    await expect(commit(update('c/other', {}), write())).rejects.toEqual(refused('INVALID_ARGUMENT', message))
    expect(await read(fixture.firestore, 'c/other')).toBeNull()
  })

  test('20 levels, and a document of exactly 1 MiB, are taken', async () => {
    await commit(update('c/a', { deep: nested(20) }))
    const overhead = 'c'.length + 1 + ('a'.length + 1) + 16 + 32 + ('f'.length + 1 + 1) + ('g'.length + 1 + 1)
    const rest = 1_048_576 - overhead - 500_000
    await commit(update('c/a', toFields({ f: 'x'.repeat(500_000), g: 'y'.repeat(rest) })))
    await expect(commit(update('c/a', toFields({ f: 'x'.repeat(500_000), g: 'y'.repeat(rest + 1) })))).rejects.toThrow(
      /1048577 bytes/,
    )
  })
})

describe('transactions', () => {
  const begin = async (options = {}) => (await fixture.firestore.beginTransaction(admin, options)).transaction
  const get = (transaction: string, path = 'c/a') =>
    fixture.firestore.batchGet(admin, { documents: [`${root}/${path}`], transaction })

  test('a plain write waits for the transaction that has read its document', async () => {
    await set(fixture.firestore, 'c/a', { n: 1 })
    const transaction = await begin()
    await get(transaction)
    const order: string[] = []
    const plain = set(fixture.firestore, 'c/a', { n: 10 }).then(() => order.push('plain'))
    const own = fixture.firestore
      .commit(admin, { writes: [update('c/a', toFields({ n: 2 })) as Write], transaction })
      .then(() => order.push('transaction'))
    await Promise.all([plain, own])
    expect(order).toEqual(['transaction', 'plain'])
    expect(await read(fixture.firestore, 'c/a')).toEqual(toFields({ n: 10 }))
  })

  test('a write into a collection waits for the transaction that has queried it', async () => {
    const transaction = await begin()
    const structuredQuery = { from: [{ collectionId: 'c' }] }
    const ask = () => fixture.firestore.runQuery(admin, { parent: root, structuredQuery, transaction })
    expect((await ask()).documents).toEqual([])
    const phantom = set(fixture.firestore, 'c/phantom', { n: 1 })
    await set(fixture.firestore, 'other/x', { n: 1 })
    expect((await ask()).documents).toEqual([])
    await fixture.firestore.rollback(admin, transaction)
    await phantom
    expect(await read(fixture.firestore, 'c/phantom')).not.toBeNull()
  })

  test('waiting ends in ABORTED, an idle transaction in its end', async () => {
    const holder = await begin()
    await get(holder)
    const waiter = await begin()
    const kept = keepAlive(holder)
    await expect(Promise.all([get(waiter), kept])).rejects.toEqual(refused('ABORTED', /contention/))
    // Each of its looks keeps the transaction: it is idle from the last one on.
    await kept
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(get(holder)).rejects.toEqual(refused('INVALID_ARGUMENT', /expired/))
    await set(fixture.firestore, 'c/a', { n: 1 })
  })

  async function keepAlive(transaction: string): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await get(transaction)
    }
  }

  test('a deadlock aborts one, and the other goes on', async () => {
    const [left, right] = [await begin(), await begin()]
    await get(left, 'c/1')
    await get(right, 'c/2')
    const waiting = get(left, 'c/2')
    await expect(get(right, 'c/1')).rejects.toEqual(refused('ABORTED', /Deadlock/))
    await waiting
    await fixture.firestore.commit(admin, { writes: [update('c/2', toFields({ n: 1 })) as Write], transaction: left })
  })

  test('a read-only transaction cannot write; a finished one is gone; garbage is refused', async () => {
    const reader = await begin({ readOnly: {} })
    await expect(fixture.firestore.commit(admin, { writes: [], transaction: reader })).rejects.toEqual(
      refused('INVALID_ARGUMENT', /read-only/),
    )
    const done = await begin()
    await fixture.firestore.commit(admin, { writes: [], transaction: done })
    await expect(get(done)).rejects.toEqual(refused('INVALID_ARGUMENT', /expired/))
    await expect(get('AAAA')).rejects.toEqual(refused('INVALID_ARGUMENT', /expired/))
    await expect(begin({ readOnly: {}, readWrite: {} })).rejects.toEqual(refused('INVALID_ARGUMENT', /either/))
    await fixture.firestore.rollback(admin, 'AAAA')
  })
})

describe('queries are refused with a reason', () => {
  const field = { fieldPath: 'a' }
  test.each<[object, string, RegExp]>([
    [{ from: [{ collectionId: 'c' }, { collectionId: 'd' }] }, 'INVALID_ARGUMENT', /one collection/],
    [{ from: [{ collectionId: 'c' }], limit: -1 }, 'INVALID_ARGUMENT', /limit/],
    [{ from: [{ collectionId: 'c' }], orderBy: [{ field }, { field }] }, 'INVALID_ARGUMENT', /twice/],
    [
      { from: [{ collectionId: 'c' }], startAt: { values: [toValue(1), toValue(2)] } },
      'INVALID_ARGUMENT',
      /more values/,
    ],
    [
      {
        from: [{ collectionId: 'c' }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        startAt: { values: [toValue('id')] },
      },
      'INVALID_ARGUMENT',
      /reference/,
    ],
    [
      { from: [{ collectionId: 'c' }], where: { fieldFilter: { field, op: 'IN', value: toValue(Array(31).fill(1)) } } },
      'INVALID_ARGUMENT',
      /at most 30/,
    ],
    [
      {
        from: [{ collectionId: 'c' }],
        where: { fieldFilter: { field, op: 'NOT_IN', value: toValue(Array(11).fill(1)) } },
      },
      'INVALID_ARGUMENT',
      /at most 10/,
    ],
    [
      { from: [{ collectionId: 'c' }], where: { fieldFilter: { field, op: 'LIKE', value: toValue(1) } } },
      'INVALID_ARGUMENT',
      /not known/,
    ],
    [
      { from: [{ collectionId: 'c' }], where: { fieldFilter: { field, op: 5, value: toValue(1) }, unaryFilter: {} } },
      'INVALID_ARGUMENT',
      /exactly one/,
    ],
    [
      {
        from: [{ collectionId: 'c' }],
        where: { fieldFilter: { field: { fieldPath: 'a b' }, op: 5, value: toValue(1) } },
      },
      'INVALID_ARGUMENT',
      /field path/,
    ],
    [{ from: [{ collectionId: 'c' }], findNearest: {} }, 'UNIMPLEMENTED', /findNearest/],
    [{ from: [{ collectionId: 'c/d' }] }, 'INVALID_ARGUMENT', /collectionId/],
  ])('%#', async (structuredQuery, status, message) => {
    await expect(fixture.firestore.runQuery(admin, { parent: root, structuredQuery })).rejects.toEqual(
      refused(status, message),
    )
  })
})

describe('aggregations', () => {
  const ask = async (...aggregations: object[]) => {
    const structuredQuery = { from: [{ collectionId: 'c' }] }
    return (await fixture.firestore.runAggregationQuery(admin, { parent: root, structuredQuery, aggregations })).fields
  }
  const sum = (fieldPath: string) => ({ alias: 'sum', sum: { field: { fieldPath } } })
  const mean = (fieldPath: string) => ({ alias: 'avg', avg: { field: { fieldPath } } })

  test('of nothing: zero, and no average', async () => {
    expect(await ask(sum('n'), mean('n'), { count: {} })).toEqual({
      sum: toValue(0),
      avg: toValue(null),
      field_1: toValue(0),
    })
  })

  test('integers stay integers until they leave 64 bits; what is no number is passed over', async () => {
    await set(fixture.firestore, 'c/a', { n: 1, big: 1 })
    await set(fixture.firestore, 'c/b', { n: 2 })
    await set(fixture.firestore, 'c/c', { n: 'text' })
    await commit(update('c/d', { big: { integerValue: '9223372036854775807' } }))
    expect(await ask(sum('n'), mean('n'))).toEqual({ sum: toValue(3), avg: toValue(1.5) })
    expect(await ask(sum('big'))).toEqual({ sum: { doubleValue: 2 ** 63 } })
    await set(fixture.firestore, 'c/b', { n: 2.5 })
    expect(await ask(sum('n'))).toEqual({ sum: toValue(3.5) })
  })

  test('aggregations together see only the documents that have all their fields; upTo ends a count', async () => {
    await set(fixture.firestore, 'c/a', { n: 1, m: 1 })
    await set(fixture.firestore, 'c/b', { n: 2 })
    await set(fixture.firestore, 'c/c', {})
    expect(await ask({ alias: 'all', count: {} }, sum('n'))).toEqual({ all: toValue(2), sum: toValue(3) })
    expect(await ask(sum('n'), mean('m'))).toEqual({ sum: toValue(1), avg: { doubleValue: 1 } })
    await set(fixture.firestore, 'c/a/c/below', { n: 2 })
    expect(await ask({ alias: 'all', count: {} })).toEqual({ all: toValue(3) })
    expect(await ask({ alias: 'all', count: { upTo: '2' } })).toEqual({ all: toValue(2) })
    await expect(ask({ count: { upTo: 0 } })).rejects.toEqual(refused('INVALID_ARGUMENT', /upTo/))
  })
})

test('documents listed by name are fetched by name, in the order of names', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await set(fixture.firestore, `c/${id}`, { n: id === 'c' ? 0 : 1 })
  const reference = (id: string) => ({ referenceValue: `${root}/${id}` })
  const ask = async (orderBy: object[], ...extra: object[]) => {
    const names = [reference('c/c'), reference('c/a'), reference('c/a'), reference('other/b'), reference('c/d')]
    const listed = { field: { fieldPath: '__name__' }, op: 'IN', value: { arrayValue: { values: names } } }
    const where = { compositeFilter: { op: 'AND', filters: [{ fieldFilter: listed }, ...extra] } }
    const structuredQuery = { from: [{ collectionId: 'c' }], where, orderBy } as never
    const { documents } = await fixture.firestore.runQuery(admin, { parent: root, structuredQuery })
    return documents.map(({ name }) => name.slice(-1)).join('')
  }
  const down = (fieldPath: string) => [{ field: { fieldPath }, direction: 'DESCENDING' }]
  expect(await ask([])).toBe('acd')
  expect(await ask(down('__name__'))).toBe('dca')
  expect(await ask(down('n'))).toBe('dac')
  expect(await ask([], { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: toValue(1) } })).toBe('ad')
})

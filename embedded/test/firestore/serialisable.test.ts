import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { FirestoreError } from '../../src/firestore/error.ts'
import type { Document, Write } from '../../src/firestore/wire.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { admin, type Fixture, openFixture, root, toFields } from './engine-fixture.ts'

/**
 * Commit times are unique and rising, so the history has one order: replayed in it against a plain map, everything that
 * a transaction has read must be what the map holds at its turn.
 */
interface Happened {
  commitTime: string
  reads: { ids: string[]; values: Record<string, number> }[]
  writes: Map<string, number | null>
}

const everything = compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write: if true; } } }`)
const ids = ['a', 'b', 'c', 'd', 'e']
const client: Caller = { kind: 'client', auth: null }

let fixture: Fixture
beforeEach(() => {
  fixture = openFixture({ ruleset: () => everything })
})
afterEach(() => fixture.close())

describe.each([
  ['of the Admin SDK, which lock', admin],
  ['of clients, which are checked at commit', client],
])('transactions %s', (_, caller) => {
  test('are serialisable among one another and plain writes', async () => {
    const history: Happened[] = []
    let aborted = 0
    const random = generator(11)
    const pick = () => ids[Math.floor(random() * ids.length)]!

    const valuesOf = (documents: Document[]) =>
      Object.fromEntries(
        documents.map(({ name, fields }) => [
          name.slice(-1),
          Number((fields.n as { integerValue: string }).integerValue),
        ]),
      )

    const write = (id: string, n: number | null): Write =>
      n === null ? { delete: `${root}/c/${id}` } : { update: { name: `${root}/c/${id}`, fields: toFields({ n }) } }

    async function transact(): Promise<void> {
      const { transaction } = await fixture.firestore.beginTransaction(caller, { readWrite: {} })
      const reads: Happened['reads'] = []
      for (let i = 0; i < 1 + Math.floor(random() * 2); i++) {
        if (random() < 0.4) {
          const structuredQuery = { from: [{ collectionId: 'c' }] }
          const { documents } = await fixture.firestore.runQuery(caller, { parent: root, structuredQuery, transaction })
          reads.push({ ids, values: valuesOf(documents) })
        } else {
          const id = pick()
          const { results } = await fixture.firestore.batchGet(caller, { documents: [`${root}/c/${id}`], transaction })
          reads.push({
            ids: [id],
            values: valuesOf(results.flatMap((result) => ('found' in result ? [result.found] : []))),
          })
        }
        if (random() < 0.5) await new Promise((resolve) => setImmediate(resolve))
      }
      const sum = reads.reduce((total, { values }) => total + Object.values(values).reduce((a, b) => a + b, 0), 1)
      const writes = new Map([[pick(), random() < 0.2 ? null : sum % 1_000]])
      const { commitTime } = await fixture.firestore.commit(caller, {
        writes: [...writes].map(([id, n]) => write(id, n)),
        transaction,
      })
      history.push({ commitTime, reads, writes })
    }

    async function plain(): Promise<void> {
      const writes = new Map([
        [pick(), Math.floor(random() * 1_000)],
        [pick(), null],
      ])
      const { commitTime } = await fixture.firestore.commit(caller, {
        writes: [...writes].map(([id, n]) => write(id, n)),
      })
      history.push({ commitTime, reads: [], writes })
    }

    const worker = async () => {
      for (let i = 0; i < 40; i++) {
        try {
          await (random() < 0.8 ? transact() : plain())
        } catch (error) {
          if (!(error instanceof FirestoreError) || error.status !== 'ABORTED') throw error
          aborted++
        }
      }
    }
    await Promise.all(Array.from({ length: 10 }, worker))

    expect(history.length + aborted).toBe(400)
    expect(history.length).toBeGreaterThan(100)
    expect(aborted).toBeGreaterThan(0)
    const model = new Map<string, number>()
    history.sort((a, b) => (a.commitTime < b.commitTime ? -1 : 1))
    for (const { reads, writes } of history) {
      for (const read of reads) {
        const held = read.ids.flatMap((id) => (model.has(id) ? [[id, model.get(id)]] : []))
        expect(read.values).toEqual(Object.fromEntries(held))
      }
      for (const [id, n] of writes) {
        if (n === null) model.delete(id)
        else model.set(id, n)
      }
    }
    expect(new Set(history.map(({ commitTime }) => commitTime)).size).toBe(history.length)
  })
})

describe('a commit that is under way', () => {
  const first: Caller = { kind: 'admin', worker: 'first' }
  const second: Caller = { kind: 'admin', worker: 'second' }
  const name = `${root}/c/counter`
  const counted = (n: number): Write => ({ update: { name, fields: toFields({ n }) } })
  /** So many that the commit is worked on in slices. */
  const others = Array.from({ length: 2_000 }, (_, n): Write => {
    return { update: { name: `${root}/other/${n}`, fields: toFields({ n }) } }
  })

  async function begun(caller: Caller): Promise<{ transaction: string; n: number }> {
    const { transaction } = await fixture.firestore.beginTransaction(caller, { readWrite: {} })
    const { results } = await fixture.firestore.batchGet(caller, { documents: [name], transaction })
    const fields = 'found' in results[0]! ? results[0].found.fields : {}
    return { transaction, n: Number((fields.n as { integerValue: string }).integerValue) }
  }

  async function increment(caller: Caller): Promise<void> {
    const { transaction, n } = await begun(caller)
    await fixture.firestore.commit(caller, { writes: [counted(n + 1)], transaction })
  }

  /** Resolves when the next commit has come into the queue: a long one begins its work in the turn after. */
  function queued(): Promise<void> {
    const { database } = fixture
    const { write, writeLong } = database
    return new Promise((resolve) => {
      database.write = (unit, options) => {
        resolve()
        return write(unit, options)
      }
      database.writeLong = (unit, options) => {
        resolve()
        return writeLong(unit, options)
      }
    })
  }

  beforeEach(async () => {
    await fixture.firestore.commit(admin, { writes: [counted(0)] })
  })

  test.each<[string, Write[], (transaction: string) => unknown]>([
    ['whose worker dies, in the queue', [], () => fixture.firestore.abandon('first')],
    ['whose worker dies, in slices', others, () => fixture.firestore.abandon('first')],
    ['that is rolled back, in the queue', [], (transaction) => fixture.firestore.rollback(first, transaction)],
    ['that is rolled back, in slices', others, (transaction) => fixture.firestore.rollback(first, transaction)],
  ])('keeps its locks until it is done: one %s', async (_, more, strike) => {
    const { transaction, n } = await begun(first)
    const inQueue = queued()
    const commit = fixture.firestore.commit(first, { writes: [counted(n + 1), ...more], transaction })
    const next = increment(second)
    await inQueue
    // By then it has begun.
    if (more.length > 0) await new Promise((resolve) => setTimeout(resolve, 1))
    await strike(transaction)
    await Promise.all([commit, next])
    expect(await begun(second)).toMatchObject({ n: 2 })
  })

  test('gives its locks up when it fails, and its worker is gone', async () => {
    const { transaction, n } = await begun(first)
    const missing: Write = { delete: `${root}/c/none`, currentDocument: { exists: true } }
    const inQueue = queued()
    const commit = fixture.firestore.commit(first, { writes: [counted(n + 5), missing], transaction })
    const next = increment(second)
    await inQueue
    fixture.firestore.abandon('first')
    await expect(commit).rejects.toMatchObject({ status: 'NOT_FOUND' })
    await next
    expect(await begun(second)).toMatchObject({ n: 1 })
  })

  test('is the only one of its transaction, which reads no more', async () => {
    const { transaction, n } = await begun(first)
    const inQueue = queued()
    const commit = fixture.firestore.commit(first, { writes: [counted(n + 1), ...others], transaction })
    await inQueue
    const again = fixture.firestore.commit(first, { writes: [counted(n + 1)], transaction })
    await expect(again).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    const late = fixture.firestore.batchGet(first, { documents: [`${root}/c/a`], transaction })
    await expect(late).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    await commit
    expect(await begun(second)).toMatchObject({ n: 1 })
  })
})

describe('a transaction that is older than the change log', () => {
  const longLog = 20_000

  async function forget(): Promise<void> {
    const writes = Array.from({ length: longLog + 1 }, (_, n): Write => {
      return { update: { name: `${root}/other/${n}`, fields: toFields({ n }) } }
    })
    await fixture.firestore.commit(admin, { writes })
  }

  test('of a client is not committed, because what it read may have changed', async () => {
    const set = (n: number): Write => ({ update: { name: `${root}/c/a`, fields: toFields({ n }) } })
    await fixture.firestore.commit(admin, { writes: [set(1)] })
    const { transaction } = await fixture.firestore.beginTransaction(client, { readWrite: {} })
    await fixture.firestore.batchGet(client, { documents: [`${root}/c/a`], transaction })
    await fixture.firestore.commit(admin, { writes: [set(2)] })
    await forget()
    const late = fixture.firestore.commit(client, { writes: [set(10)], transaction })
    await expect(late).rejects.toMatchObject({ status: 'ABORTED' })
  })

  test('that only reads is refused rather than shown a past that is forgotten', async () => {
    await fixture.firestore.commit(admin, {
      writes: [{ update: { name: `${root}/c/a`, fields: toFields({ n: 1 }) } }],
    })
    const { transaction } = await fixture.firestore.beginTransaction(admin, { readOnly: {} })
    await fixture.firestore.commit(admin, { writes: [{ delete: `${root}/c/a` }] })
    await forget()
    const read = fixture.firestore.batchGet(admin, { documents: [`${root}/c/a`], transaction })
    await expect(read).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  })
})

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

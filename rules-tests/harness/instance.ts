import { readFileSync } from 'node:fs'
import { paths } from '@varanda/domain/paths'
import { countedWrite, type RuledAct } from '@varanda/domain/ruled-rates'
import type { Caller } from '@varanda/embedded/firestore/contract'
import { openFirestore } from '@varanda/embedded/firestore/engine'
import { FirestoreError } from '@varanda/embedded/firestore/error'
import type { Fields, FieldTransform, Filter, Value, Write } from '@varanda/embedded/firestore/wire'
import { compileRules } from '@varanda/embedded/rules/compile'
import type { Ruleset } from '@varanda/embedded/rules/contract'
import { explanationLines } from '@varanda/embedded/rules/judge/explain'
import { openDatabase } from '@varanda/embedded/sqlite/database'
import { afterAll, beforeAll, expect } from 'vitest'

/**
 * Runs the product's own rules on the embedded engine: documents are put there as functions would put them, and
 * clients act as a browser can.
 */

const root = 'projects/demo-varanda/databases/(default)/documents'
const admin: Caller = { kind: 'admin' }

/** When every sign-in of these tests happened, in seconds. */
export const signedInAt = 1_700_000_000
export const longAgo = new Date((signedInAt - 86_400) * 1000)

/** The full name of a document, as the wire has it. */
export const nameOf = (path: string) => `${root}/${path}`

/** The time of the request itself. */
export const serverTime = Symbol('server time')

type Data = { [name: string]: unknown }

function toValue(value: unknown): Value {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'string') return { stringValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } }
  return { mapValue: { fields: toFields(value as Data) } }
}

function toFields(data: Data): Fields {
  const plain = Object.entries(data).filter(([, value]) => value !== serverTime)
  return Object.fromEntries(plain.map(([name, value]) => [name, toValue(value)]))
}

function toTransforms(data: Data): FieldTransform[] {
  return Object.entries(data)
    .filter(([, value]) => value === serverTime)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))
}

/** Writes a document that is not there yet. */
export function create(path: string, data: Data): Write {
  return {
    update: { name: `${root}/${path}`, fields: toFields(data) },
    updateTransforms: toTransforms(data),
    currentDocument: { exists: false },
  }
}

/** Replaces a whole document, there or not. */
export function replace(path: string, data: Data): Write {
  return { update: { name: `${root}/${path}`, fields: toFields(data) }, updateTransforms: toTransforms(data) }
}

/** Changes some fields; `mask` names them when they are inside of maps, or are to be deleted. */
export function change(path: string, data: Data, mask?: string[]): Write {
  const fieldPaths = mask ?? Object.keys(data).filter((name) => data[name] !== serverTime)
  return { ...replace(path, data), updateMask: { fieldPaths }, currentDocument: { exists: true } }
}

export function transform(path: string, ...fieldTransforms: FieldTransform[]): Write {
  return { update: { name: `${root}/${path}` }, updateMask: { fieldPaths: [] }, updateTransforms: fieldTransforms }
}

export function remove(path: string): Write {
  return { delete: `${root}/${path}` }
}

export function equals(fieldPath: string, value: unknown): Filter {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: toValue(value) } }
}

/** A first count of what rules count: one more `act`, written to the document that `of` names. */
export function firstCount(uid: string, act: RuledAct, of: string): Write {
  return replace(paths.rate(uid, act), { from: serverTime, n: 1, at: serverTime, of })
}

/** What `uid` has to count for these writes to be taken; the last of an act stands for all of them. */
function countsOf(uid: string, writes: readonly Write[]): Write[] {
  const counts = new Map<RuledAct, Write>()
  for (const write of writes) {
    const name = 'update' in write && write.update ? write.update.name : 'delete' in write ? write.delete : ''
    const path = (name ?? '').slice(root.length + 1)
    const counted = countedWrite(uid, path)
    if (counted) counts.set(counted.act, firstCount(uid, counted.act, counted.of))
  }
  return [...counts.values()]
}

export interface QueryOptions {
  where?: Filter
  orderBy?: string
  allDescendants?: boolean
}

/** What a browser can do, whoever is signed in there. */
export interface Client {
  get(path: string): Promise<unknown>
  list(collection: string, options?: QueryOptions): Promise<unknown>
  /** All of the writes or none. */
  write(...writes: Write[]): Promise<unknown>
}

export interface Instance {
  /** Puts documents there as functions do. */
  put(documents: Record<string, Data>): Promise<void>
  remove(path: string): Promise<void>
  /** A document's fields as they are stored, whoever may see them; undefined when it is not there. */
  stored(path: string): Promise<Fields | undefined>
  /** The paths of all documents of a collection. */
  storedIn(collection: string): Promise<string[]>
  /**
   * A browser signed in as `uid`, by a code, as everybody may; `claims` are what else its token says. It counts what
   * rules want to see counted, each time from the beginning.
   */
  as(uid: string, claims?: Data): Client
  /** The same, which writes what it is told and nothing else. */
  bare(uid: string): Client
  stranger: Client
}

/** What the dearest verdict of a test file cost; our own bounds are well below Firestore's (1,000 and 10). */
interface Cost {
  expressions: number
  lookups: number
}

/** The documents of one member. */
export function member(uid: string, standing: Data = {}): Record<string, Data> {
  return {
    [`users/${uid}`]: { name: uid, role: 'user', bio: '' },
    [`users/${uid}/private/standing`]: {
      status: 'active',
      role: 'user',
      validSince: longAgo,
      invitedBy: null,
      ...standing,
    },
  }
}

/** One instance for a test file; `documents` are there before its first test. */
export function openInstance(documents: Record<string, Data>): Instance {
  const dearest: Cost = { expressions: 0, lookups: 0 }
  const database = openDatabase(':memory:')
  const ruleset = counting(
    compileRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')),
    dearest,
  )
  const firestore = openFirestore({
    database,
    projectId: 'demo-varanda',
    ruleset: () => ruleset,
    now: Date.now,
  })

  async function put(all: Record<string, Data>): Promise<void> {
    await firestore.commit(admin, { writes: Object.entries(all).map(([path, data]) => replace(path, data)) })
  }

  function client(caller: Caller): Client {
    return {
      get: (path) => firestore.batchGet(caller, { documents: [`${root}/${path}`] }),
      list: (collection, options = {}) => {
        const segments = collection.split('/')
        const collectionId = segments.pop()!
        return firestore.runQuery(caller, {
          parent: [root, ...segments].join('/'),
          structuredQuery: {
            from: [{ collectionId, allDescendants: options.allDescendants ?? false }],
            ...(options.where && { where: options.where }),
            ...(options.orderBy && { orderBy: [{ field: { fieldPath: options.orderBy } }] }),
          },
        })
      },
      write: (...writes) => firestore.commit(caller, { writes }),
    }
  }

  beforeAll(() => put(documents))
  afterAll(async () => {
    expect(dearest.expressions).toBeLessThan(300)
    expect(dearest.lookups).toBeLessThanOrEqual(7)
    await firestore.close()
    await database.close()
  })

  function signedIn(uid: string, claims: Data): Client {
    return client({
      kind: 'client',
      auth: {
        uid,
        token: { sub: uid, auth_time: signedInAt, firebase: { sign_in_provider: 'custom' }, ...claims },
        expiresAt: Date.now() / 1000 + 3600,
      },
    })
  }

  return {
    put,
    async remove(path) {
      await firestore.commit(admin, { writes: [remove(path)] })
    },
    async stored(path) {
      const { results } = await firestore.batchGet(admin, { documents: [nameOf(path)] })
      const [result] = results
      return result && 'found' in result ? result.found.fields : undefined
    },
    async storedIn(collection) {
      const segments = collection.split('/')
      const collectionId = segments.pop()!
      const { documents } = await firestore.runQuery(admin, {
        parent: [root, ...segments].join('/'),
        structuredQuery: { from: [{ collectionId }] },
      })
      return documents.map(({ name }) => name.slice(root.length + 1))
    },
    as(uid, claims = {}) {
      const bare = signedIn(uid, claims)
      const write = async (...writes: Write[]) => {
        const counts = countsOf(uid, writes)
        const counters = counts.flatMap((count) => ('update' in count && count.update ? [count.update.name] : []))
        if (counters.length > 0) await firestore.commit(admin, { writes: counters.map((name) => ({ delete: name })) })
        return bare.write(...counts, ...writes)
      }
      return { ...bare, write }
    },
    bare: (uid) => signedIn(uid, {}),
    stranger: client({ kind: 'client', auth: null }),
  }
}

/** Why the verdicts since the last act were as they were: what a test that fails is to show. */
let explained: string[] = []

/** The same ruleset, noting what its verdicts cost and why they are as they are. */
function counting(ruleset: Ruleset, dearest: Cost): Ruleset {
  return {
    ...ruleset,
    judge(request, reader, databaseId, pool) {
      const verdict = ruleset.judge(request, reader, databaseId, pool)
      dearest.expressions = Math.max(dearest.expressions, verdict.expressions ?? 0)
      dearest.lookups = Math.max(dearest.lookups, verdict.reads.length)
      explained.push(...explanationLines(ruleset.explain(request, reader, databaseId, pool), 'firestore.rules'))
      return verdict
    },
  }
}

export async function allowed(act: Promise<unknown>): Promise<void> {
  const { error, why } = await outcomeOf(act)
  expect(error, why).toBeNull()
}

export async function refused(act: Promise<unknown>): Promise<void> {
  const { error, why } = await outcomeOf(act)
  expect(error, why).toBeInstanceOf(FirestoreError)
  expect(error).toMatchObject({ status: 'PERMISSION_DENIED' })
}

/** What an act ended with, null when it was done; and why, in the rules' own lines. */
export async function outcomeOf(act: Promise<unknown>): Promise<{ error: unknown; why: string }> {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  )
  const why = explained.join('\n')
  explained = []
  return { error, why }
}

/**
 * One question, every way in: whatever the rules and the request, REST, batches, queries, aggregations, listings and
 * both streams give the verdict that the rules engine gives by itself.
 */
import { compileRules } from '@varanda/embedded/rules/compile'
import type { DocumentReader, RulesDocument, Ruleset } from '@varanda/embedded/rules/contract'
import { start, type Tool } from '@varanda/embedded/tool/start'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Numbered, openChannel } from '../support/raw-channel.ts'
import { firestore, signedIn, where } from './rules-case.ts'

const runs = Number(process.env.RULES_ROUTES_RUNS ?? 25)
const root = 'projects/demo/databases/(default)/documents'
const database = 'projects/demo/databases/(default)'

let tool: Tool
beforeAll(async () => {
  tool = await start({ rules: firestore(''), indexCheck: false, log: () => {} })
})
afterAll(() => tool.stop())

const gate = '/databases/$(database)/documents/gates/open'
const atom = fc.constantFrom(
  'true',
  'false',
  'request.auth != null',
  "request.auth.uid == 'ana'",
  "request.auth.token.role == 'keeper'",
  "id == 'one'",
  'resource == null',
  'resource.data.n > 1',
  "resource.data.kind == 'open'",
  'resource.data.missing == 1',
  'request.resource.data.n >= 2',
  'request.resource.data.keys().hasOnly(["n", "kind"])',
  'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"])',
  'request.query.limit <= 10',
  `request.method in ['get', 'update']`,
  `request.path[3] == 'things'`,
  'request.time > timestamp.date(2020, 1, 1)',
  `exists(${gate})`,
  `get(${gate}).data.wide`,
  `existsAfter(/databases/$(database)/documents/things/one)`,
  'getAfter(/databases/$(database)/documents/things/one).data.n > 1',
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`),
    tie('condition').map((a) => `!(${a})`),
  ),
}))

interface World {
  rules: string
  /** What `things/one` holds before; null when it is not there. */
  before: { n: bigint; kind: string } | null
  written: { n: bigint; kind: string }
  gate: boolean
  uid: string | null
  limit: number | null
  filtered: boolean
}

const data = fc.record({ n: fc.bigInt(0n, 3n), kind: fc.constantFrom('open', 'shut') })
const world: fc.Arbitrary<World> = fc.record({
  rules: fc.tuple(condition, condition, condition, condition, condition).map(([get, list, create, update, remove]) =>
    firestore(`match /things/{id} { allow get: if ${get}; allow list: if ${list}; allow create: if ${create};
      allow update: if ${update}; allow delete: if ${remove}; }`),
  ),
  before: fc.option(data),
  written: data,
  gate: fc.boolean(),
  uid: fc.constantFrom('ana', 'bia', null),
  limit: fc.constantFrom(null, 10, 11),
  filtered: fc.boolean(),
})

const fields = ({ n, kind }: { n: bigint; kind: string }) => ({
  n: { integerValue: String(n) },
  kind: { stringValue: kind },
})
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = (uid: string) => ({ sub: uid, ...(uid === 'bia' && { role: 'keeper' }) })
const headersOf = (uid: string | null): Record<string, string> =>
  uid === null ? {} : { authorization: `Bearer ${encoded({ alg: 'none' })}.${encoded(claims(uid))}.` }

async function rest(uid: string | null, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${tool.url}/v1/${path}`, {
    method,
    headers: headersOf(uid),
    ...(body && { body: JSON.stringify(body) }),
  })
  return verdictOf(response.status, await response.json())
}

/** Missing documents and failed preconditions come after the rules, so they count as allowed. */
function verdictOf(status: number, answer: unknown): boolean {
  const error = (Array.isArray(answer) ? answer[0] : answer)?.error as { status: string; message: string } | undefined
  if (status === 200 || error?.status === 'NOT_FOUND') return true
  if (error?.status === 'PERMISSION_DENIED') return false
  throw new Error(`${status}: ${JSON.stringify(answer)}`)
}

/** What the first telling message on a stream says. */
async function onStream(uid: string | null, kind: 'Listen' | 'Write', messages: object[]): Promise<boolean> {
  const channel = await openChannel(tool.url, kind, messages, headersOf(uid))
  const back = channel.get(channel.early.at(-1)?.[0] ?? 0)
  const waiting: Numbered[] = [...channel.early]
  try {
    for (;;) {
      const [, [message]] = (waiting.shift() ?? (await back.nextMessage()))! as [number, [StreamMessage]]
      const error = message.error ?? message.targetChange?.cause
      if (error) {
        expect(error.code).toBe(7)
        return false
      }
      if (message.writeResults || message.targetChange?.targetChangeType === 'CURRENT') return true
    }
  } finally {
    await back.cut()
    await channel.terminate()
  }
}

interface StreamMessage {
  error?: { code: number }
  targetChange?: { targetChangeType?: string; cause?: { code: number } }
  writeResults?: unknown[]
}

async function batchWrite(uid: string | null, write: object): Promise<boolean> {
  const response = await fetch(`${tool.url}/v1/${root}:batchWrite`, {
    method: 'POST',
    headers: headersOf(uid),
    body: JSON.stringify({ writes: [write] }),
  })
  const { status } = (await response.json()) as { status: { code?: number }[] }
  expect([0, 7]).toContain(status[0]!.code ?? 0)
  return (status[0]!.code ?? 0) === 0
}

async function reset({ before, gate }: World): Promise<void> {
  const name = (path: string) => `${root}/${path}`
  const put = (path: string, values: object | null) =>
    values ? { update: { name: name(path), fields: values } } : { delete: name(path) }
  await tool.firestore().commit(
    { kind: 'admin' },
    {
      writes: [
        put('things/one', before && fields(before)),
        put('gates/open', gate ? { wide: { booleanValue: true } } : null),
      ] as never,
    },
  )
}

/** The same question asked of the rules alone. */
function oracle(ruleset: Ruleset, method: 'get' | 'list' | 'write' | 'delete', world: World): boolean {
  const { before, written, uid, limit, filtered } = world
  const path = 'things/one'
  const stored: RulesDocument | null = before && { path, fields: fields(before) }
  const after = method === 'write' ? { path, fields: fields(written) } : method === 'delete' ? null : stored
  const gate = world.gate ? { path: 'gates/open', fields: { wide: { booleanValue: true } } } : null
  const find = (one: RulesDocument | null) => (at: string) => (at === path ? one : at === 'gates/open' ? gate : null)
  const reader: DocumentReader = { get: find(stored), getAfter: find(after) }
  const base = { auth: uid === null ? null : signedIn(uid, claims(uid)), time: new Date().toISOString(), path }
  if (method === 'get') return ruleset.judge({ ...base, method, resource: stored }, reader).allowed
  if (method === 'list') {
    const query = { parent: '', collectionId: 'things', allDescendants: false, ...(limit !== null && { limit }) }
    const filter = filtered ? { where: where('kind', 'EQUAL', 'open') } : {}
    return ruleset.judge({ ...base, method, query: { ...query, ...filter, orderBy: [] } }, reader).allowed
  }
  if (method === 'delete') return ruleset.judge({ ...base, method, resource: stored }, reader).allowed
  const newResource = { path, fields: fields(written) }
  if (stored) return ruleset.judge({ ...base, method: 'update', resource: stored, newResource }, reader).allowed
  return ruleset.judge({ ...base, method: 'create', newResource }, reader).allowed
}

type Routes = Record<string, () => Promise<unknown>>

function gets({ uid }: World): Routes {
  const name = `${root}/things/one`
  return {
    'GET of the document': () => rest(uid, 'GET', name),
    batchGet: () => rest(uid, 'POST', `${root}:batchGet`, { documents: [name] }),
    'batchGet in a transaction': () =>
      rest(uid, 'POST', `${root}:batchGet`, { documents: [name], newTransaction: { readWrite: {} } }),
    'Listen to the document': () =>
      onStream(uid, 'Listen', [{ database, addTarget: { targetId: 2, documents: { documents: [name] } } }]),
  }
}

function lists({ uid, limit, filtered }: World): Routes {
  const structuredQuery = {
    from: [{ collectionId: 'things' }],
    ...(filtered && { where: where('kind', 'EQUAL', 'open') }),
    ...(limit !== null && { limit }),
  }
  const aggregations = [{ alias: 'count', count: {} }]
  const routes: Routes = {
    runQuery: () => rest(uid, 'POST', `${root}:runQuery`, { structuredQuery }),
    'runQuery in a transaction': () =>
      rest(uid, 'POST', `${root}:runQuery`, { structuredQuery, newTransaction: { readWrite: {} } }),
    runAggregationQuery: () =>
      rest(uid, 'POST', `${root}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations },
      }),
    'Listen to the query': () =>
      onStream(uid, 'Listen', [{ database, addTarget: { targetId: 2, query: { parent: root, structuredQuery } } }]),
  }
  if (limit === null || filtered) return routes
  return { ...routes, listDocuments: () => rest(uid, 'GET', `${root}/things?pageSize=${limit}`) }
}

function writes({ uid, before, written }: World, method: 'write' | 'delete'): Routes {
  const name = `${root}/things/one`
  const write = method === 'delete' ? { delete: name } : { update: { name, fields: fields(written) } }
  const byHand: Routes =
    method === 'delete'
      ? { 'DELETE of the document': () => rest(uid, 'DELETE', name) }
      : { 'PATCH of the document': () => rest(uid, 'PATCH', name, { fields: fields(written) }) }
  if (method === 'write' && !before) {
    byHand.createDocument = () => rest(uid, 'POST', `${root}/things?documentId=one`, { fields: fields(written) })
  }
  return {
    ...byHand,
    commit: () => rest(uid, 'POST', `${root}:commit`, { writes: [write] }),
    'commit beside another write': () =>
      rest(uid, 'POST', `${root}:commit`, { writes: [write, ...(method === 'write' ? [write] : [])] }),
    batchWrite: () => batchWrite(uid, write),
    'the Write stream': () => onStream(uid, 'Write', [{ database }, { streamToken: 'MQ==', writes: [write] }]),
  }
}

test('every route gives the verdict of the rules', async () => {
  const seen = { allowed: 0, denied: 0 }
  await fc.assert(
    fc.asyncProperty(world, async (one) => {
      const ruleset = compileRules(one.rules)
      tool.publishRules(one.rules)
      const questions = { get: gets(one), list: lists(one), write: writes(one, 'write'), delete: writes(one, 'delete') }
      for (const [method, routes] of Object.entries(questions)) {
        const expected = oracle(ruleset, method as keyof typeof questions, one)
        seen[expected ? 'allowed' : 'denied']++
        for (const [route, ask] of Object.entries(routes)) {
          await reset(one)
          expect([method, route, await ask()]).toEqual([method, route, expected])
        }
      }
      const ids = await rest(one.uid, 'POST', `${root}:listCollectionIds`, {})
      expect(ids).toBe(false)
    }),
    { numRuns: runs },
  )
  expect(seen.allowed).toBeGreaterThan(runs / 4)
  expect(seen.denied).toBeGreaterThan(runs / 4)
}, 600_000)

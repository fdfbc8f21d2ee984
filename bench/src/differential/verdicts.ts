/** Rules against rules: random conditions in rulesets of many, a request for each, the same on both sides. */
import fc from 'fast-check'
import { type Condition, condition, helpers, partsOf, textOf } from './conditions.ts'
import { type Answered, type Peer, refusalOf, root } from './peers.ts'

const methods = ['get', 'create', 'update', 'delete', 'list'] as const

const numbers = fc.constantFrom(0, 1, 2, 7, -3).map((n) => ({ integerValue: String(n) }))
const texts = fc.constantFrom('', 'a', 'ana', 'Ana Á', 'a,b,c').map((stringValue) => ({ stringValue }))

/** Values of each kind of field that conditions read, as REST writes them. */
const contents = fc.record(
  {
    n: numbers,
    f: fc.constantFrom(0.5, 2.5, 1, -0.5).map((n) => ({ doubleValue: n })),
    s: texts,
    b: fc.boolean().map((booleanValue) => ({ booleanValue })),
    t: fc
      .constantFrom('2024-02-29T00:00:00Z', '2023-11-14T22:13:20.123Z')
      .map((timestampValue) => ({ timestampValue })),
    l: fc
      .constantFrom<object[]>(
        [],
        [{ integerValue: '1' }, { integerValue: '2' }],
        [{ stringValue: 'a' }, { stringValue: 'b' }],
      )
      .map((values) => ({ arrayValue: { values } })),
    m: fc
      .constantFrom<object>(
        {},
        { a: { integerValue: '1' } },
        { b: { mapValue: { fields: { c: { stringValue: 'x' } } } } },
      )
      .map((fields) => ({ mapValue: { fields } })),
    z: fc.constant({ nullValue: null }),
    y: fc.constantFrom('YWJj', '').map((bytesValue) => ({ bytesValue })),
    g: fc.constant({ geoPointValue: { latitude: 1.5, longitude: -48.5 } }),
    p: fc.constant({ referenceValue: `${root}/gates/open` }),
  },
  { requiredKeys: [] },
)

/** What a list asks for: filters that may pin what its rule reads, an order, and whether it is a collection group's. */
const query = fc.record({
  filters: fc.array(
    fc.oneof(
      fc.tuple(fc.constant('n'), fc.constantFrom('EQUAL', 'EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL'), numbers),
      fc.tuple(fc.constant('s'), fc.constantFrom('EQUAL', 'EQUAL', 'GREATER_THAN_OR_EQUAL'), texts),
      fc.tuple(fc.constant('b'), fc.constant('EQUAL'), fc.constant({ booleanValue: true })),
      fc.tuple(fc.constant('z'), fc.constant('EQUAL'), fc.constant({ nullValue: null })),
      fc.tuple(fc.constant('l'), fc.constant('ARRAY_CONTAINS'), fc.oneof(numbers, texts)),
      fc.tuple(
        fc.constantFrom('s', 'n'),
        fc.constant('IN'),
        fc
          .array(fc.oneof(texts, numbers), { minLength: 1, maxLength: 2 })
          .map((values) => ({ arrayValue: { values } })),
      ),
    ),
    { maxLength: 2 },
  ),
  order: fc.option(fc.constantFrom('n', 's', 't'), { freq: 2 }),
  descending: fc.boolean(),
  limit: fc.constantFrom(null, 10, 11),
  isGroup: fc.boolean(),
})

export interface Case {
  condition: Condition
  method: (typeof methods)[number]
  uid: string | null
  before: object | null
  written: object
  /** Written in the same commit, in a document of its own; null is a commit of one write. */
  beside: object | null
  query: typeof query extends fc.Arbitrary<infer Q> ? Q : never
}

const oneCase: fc.Arbitrary<Case> = fc.record({
  condition,
  method: fc.constantFrom(...methods),
  uid: fc.constantFrom('ana', 'bia', null),
  before: fc.option(contents, { nil: null, freq: 5 }),
  written: contents,
  beside: fc.option(contents, { nil: null, freq: 1 }),
  query,
})

/** How many requests share one ruleset, each in a collection of its own. */
export const casesOfRuleset = 50

/** The same cases for the same seed. */
export const casesFrom = (seed: number, count: number): Case[] => fc.sample(oneCase, { numRuns: count, seed })

export type Verdict = 'allow' | 'deny' | 'refused'

const isGroup = ({ method, query }: Case) => method === 'list' && query.isGroup

function matchOf(one: Case, at: number): string {
  const condition = textOf(one.condition).replaceAll('$(place)', `c${at}`)
  const path = isGroup(one) ? `/{above=**}/c${at}/{id}` : `/c${at}/{id}`
  return `match ${path} { allow ${one.method}: if ${condition}; }`
}

const rulesOf = (cases: readonly Case[]) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${helpers}
match /sides/{id} { allow write; }
${cases.map(matchOf).join('\n')}
} }`

/** Missing documents and preconditions come after the rules, so they count as allowed. */
function verdictOf(answer: Answered): Verdict {
  const refusal = refusalOf(answer)
  if (!refusal || refusal.status === 'NOT_FOUND' || refusal.status === 'ALREADY_EXISTS') return 'allow'
  return refusal.status === 'PERMISSION_DENIED' ? 'deny' : 'refused'
}

const gates = [
  {
    update: {
      name: `${root}/gates/open`,
      fields: { n: { integerValue: '1' }, s: { stringValue: 'ana' }, b: { booleanValue: true } },
    },
  },
  { update: { name: `${root}/gates/shut`, fields: {} } },
]

async function prepare(peer: Peer, cases: readonly Case[]): Promise<void> {
  await peer.clear()
  const there = cases.flatMap(({ before }, at) =>
    before ? [{ update: { name: `${root}/c${at}/one`, fields: before } }] : [],
  )
  await peer.commit([...gates, ...there])
}

function queryOf({ query: { filters, order, descending, limit, isGroup } }: Case, collectionId: string): object {
  const direction = descending ? 'DESCENDING' : 'ASCENDING'
  return {
    from: [{ collectionId, ...(isGroup && { allDescendants: true }) }],
    ...(filters.length > 0 && {
      where: {
        compositeFilter: {
          op: 'AND',
          filters: filters.map(([fieldPath, op, value]) =>
            // As SDKs ask for null.
            'nullValue' in value
              ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
              : { fieldFilter: { field: { fieldPath }, op, value } },
          ),
        },
      },
    }),
    ...(order !== null && { orderBy: [{ field: { fieldPath: order }, direction }] }),
    ...(limit !== null && { limit }),
  }
}

function request(peer: Peer, one: Case, at: number): Promise<Answered> {
  const name = `${root}/c${at}/one`
  const beside = one.beside ? [{ update: { name: `${root}/sides/c${at}`, fields: one.beside } }] : []
  const commit = (write: object) => peer.ask(one.uid, 'POST', `${root}:commit`, { writes: [write, ...beside] })
  switch (one.method) {
    case 'get':
      return peer.ask(one.uid, 'GET', name)
    case 'list':
      return peer.ask(one.uid, 'POST', `${root}:runQuery`, { structuredQuery: queryOf(one, `c${at}`) })
    case 'delete':
      return commit({ delete: name })
    // Creating and updating are one write; which it is depends on what is there.
    case 'create':
    case 'update':
      return commit({ update: { name, fields: one.written } })
  }
}

/** Which of the cases a peer grants; a ruleset that it refuses is a verdict of its own, null. */
async function judge(peer: Peer, cases: readonly Case[]): Promise<Verdict[] | null> {
  if ((await peer.publish(rulesOf(cases))) !== '') return null
  await prepare(peer, cases)
  return Promise.all(cases.map(async (one, at) => verdictOf(await request(peer, one, at))))
}

/** Judges on both sides; rulesets that one side refuses are taken apart, so that each condition has its verdict. */
export async function judgeBoth(peers: readonly [Peer, Peer], cases: readonly Case[]): Promise<[Verdict, Verdict][]> {
  const verdicts = await Promise.all(peers.map((peer) => judge(peer, cases)))
  if (cases.length > 1 && verdicts.includes(null)) {
    const middle = cases.length >> 1
    return [...(await judgeBoth(peers, cases.slice(0, middle))), ...(await judgeBoth(peers, cases.slice(middle)))]
  }
  const [ours, theirs] = verdicts
  return cases.map((_, at) => [ours?.[at] ?? 'refused', theirs?.[at] ?? 'refused'])
}

/** Looks for the smallest part that differs when it stands alone, or negated; the case is otherwise the same. */
export async function smallest(peers: readonly [Peer, Peer], one: Case): Promise<Case> {
  for (const part of partsOf(one.condition)) {
    for (const condition of [part, { kind: 'not', of: part } satisfies Condition]) {
      const [verdicts] = await judgeBoth(peers, [{ ...one, condition }])
      if (verdicts![0] === verdicts![1]) continue
      const found = await smallest(peers, { ...one, condition: part })
      return found.condition === part ? { ...one, condition } : found
    }
  }
  return one
}

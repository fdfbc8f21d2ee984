/** Queries against queries: the same random documents on both sides, and what each side finds, in which order. */
import fc from 'fast-check'
import { type Answered, type Peer, refusalOf, root } from './peers.ts'
import { stable } from './stable.ts'
import { fieldNames, fields, scalars, value } from './values.ts'

const fieldPath = fc.constantFrom(...fieldNames).map((path) => ({ fieldPath: path }))
const named = { fieldPath: '__name__' }
const nameValue = fc.constantFrom('a', 'b', 'c', 'zz').map((id) => ({ referenceValue: `${root}/q/${id}` }))

const filter: fc.Arbitrary<object> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fieldPath,
        fc.constantFrom(
          'EQUAL',
          'EQUAL',
          'NOT_EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'ARRAY_CONTAINS',
        ),
        value,
      )
      .map(([field, op, value]) => ({ fieldFilter: { field, op, value } })),
  },
  fc
    .tuple(
      fieldPath,
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(scalars, { minLength: 1, maxLength: 3 }),
    )
    .map(([field, op, values]) => ({ fieldFilter: { field, op, value: { arrayValue: { values } } } })),
  fc
    .tuple(fieldPath, fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
    .map(([field, op]) => ({ unaryFilter: { field, op } })),
  fc
    .tuple(fc.constantFrom('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'), nameValue)
    .map(([op, value]) => ({ fieldFilter: { field: named, op, value } })),
)
const where: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: filter },
  fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(filter, { minLength: 2, maxLength: 3 }))
    .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
  fc.tuple(filter, fc.array(filter, { minLength: 2, maxLength: 2 })).map(([one, filters]) => ({
    compositeFilter: { op: 'AND', filters: [one, { compositeFilter: { op: 'OR', filters } }] },
  })),
)
type Place = typeof place extends fc.Arbitrary<infer P> ? P : never

const order = fc
  .tuple(fc.oneof({ weight: 5, arbitrary: fieldPath }, fc.constant(named)), fc.constantFrom('ASCENDING', 'DESCENDING'))
  .map(([field, direction]) => ({ field, direction }))
const place = fc.record({ values: fc.tuple(value, value, nameValue), count: fc.nat(7), before: fc.boolean() })

/** Mostly as many values as there are orders, and names where names are ordered by. */
function cursorOf(orders: { field: { fieldPath: string } }[], { values, count, before }: Place): object {
  const length = count > 2 ? orders.length : count
  const [one, two, name] = values
  return {
    values: [one, two].slice(0, length).map((value, at) => (orders[at]?.field === named ? name : value)),
    before,
  }
}

const aggregation = fc.oneof(
  fc.constant({ count: {} }),
  fc.tuple(fc.constantFrom('sum', 'avg'), fieldPath).map(([kind, field]) => ({ [kind]: { field } })),
)

const structuredQuery: fc.Arbitrary<object> = fc
  .record(
    {
      from: fc.boolean().map((allDescendants) => [{ collectionId: 'q', allDescendants }]),
      where,
      orderBy: fc.uniqueArray(order, { minLength: 1, maxLength: 2, selector: ({ field }) => field.fieldPath }),
      limit: fc.integer({ min: 0, max: 4 }),
      offset: fc.integer({ min: 0, max: 2 }),
      startAt: place,
      endAt: place,
      select: fc.array(fieldPath, { maxLength: 2 }).map((fields) => ({ fields })),
    },
    { requiredKeys: ['from'] },
  )
  .map(({ startAt, endAt, orderBy, ...rest }) => ({
    ...rest,
    ...(orderBy && { orderBy }),
    ...(startAt && { startAt: cursorOf(orderBy ?? [], startAt) }),
    ...(endAt && { endAt: cursorOf(orderBy ?? [], endAt) }),
  }))

/** What is asked: documents, or figures of them. */
export interface Asked {
  structuredQuery: object
  aggregations?: object[]
}

export interface QueryWorld {
  documents: Record<string, object>
  queries: Asked[]
}

export const queriesOfWorld = 50

const world: fc.Arbitrary<QueryWorld> = fc.record({
  documents: fc.dictionary(
    fc.constantFrom('q/a', 'q/b', 'q/c', 'q/d', 'q/e', 'q/a/q/a', 'q/a/q/z', 'r/b/q/b', 'q/b/r/c'),
    fields,
    { minKeys: 4, maxKeys: 8 },
  ),
  queries: fc.array(
    fc.record(
      { structuredQuery, aggregations: fc.array(aggregation, { minLength: 1, maxLength: 3 }) },
      { requiredKeys: ['structuredQuery'] },
    ),
    { minLength: queriesOfWorld, maxLength: queriesOfWorld },
  ),
})

/** The same world for the same seed. */
export const queryWorldFrom = (seed: number): QueryWorld => fc.sample(world, { numRuns: 1, seed })[0]!

/** What a query gives: names and fields in their order, figures by their names, or the refusal's status. */
function found(answer: Answered): string {
  const refusal = refusalOf(answer)
  if (refusal) return `refused ${refusal.status}`
  return (answer.body as { document?: { name: string; fields?: object }; result?: object }[])
    .flatMap(({ document, result }) => {
      if (document) return [`${document.name.slice(root.length)} ${stable(document.fields ?? {})}`]
      return result ? [stable(result)] : []
    })
    .join('\n')
}

function ask(peer: Peer, { structuredQuery, aggregations }: Asked): Promise<Answered> {
  if (!aggregations) return peer.ask('owner', 'POST', `${root}:runQuery`, { structuredQuery })
  const structuredAggregationQuery = {
    structuredQuery,
    aggregations: aggregations.map((one, at) => ({ alias: `figure${at}`, ...one })),
  }
  return peer.ask('owner', 'POST', `${root}:runAggregationQuery`, { structuredAggregationQuery })
}

export interface QueryDifference {
  asked: Asked
  ours: string
  theirs: string
}

/** Every query of the world where the answers differ. */
export async function compareQueries(
  peers: readonly [Peer, Peer],
  { documents, queries }: QueryWorld,
): Promise<QueryDifference[]> {
  const answers = await Promise.all(
    peers.map(async (peer) => {
      await peer.clear()
      await peer.commit(
        Object.entries(documents).map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } })),
      )
      return Promise.all(queries.map(async (asked) => found(await ask(peer, asked))))
    }),
  )
  const [mine, others] = answers as [string[], string[]]
  return queries.flatMap((asked, at) =>
    mine[at] === others[at] ? [] : [{ asked, ours: mine[at]!, theirs: others[at]! }],
  )
}

import type { RestCall } from './request.ts'
import { readOptions } from './request.ts'

/** The streaming reads. Over REST a stream is one JSON array; the element that begins a transaction comes first. */
export async function batchGet({ firestore, caller, body }: RestCall): Promise<unknown> {
  const { transaction, readTime, results } = await firestore.batchGet(caller, {
    documents: body.documents as never,
    mask: body.mask as never,
    ...readOptions(body),
  })
  return begin(
    transaction,
    results.map((result) => ({ ...result, readTime })),
    readTime,
  )
}

export async function runQuery({ firestore, caller, name, body }: RestCall): Promise<unknown> {
  const { transaction, readTime, documents } = await firestore.runQuery(caller, {
    parent: name,
    structuredQuery: body.structuredQuery as never,
    ...readOptions(body),
  })
  return begin(
    transaction,
    documents.map((document) => ({ document, readTime })),
    readTime,
  )
}

export async function runAggregationQuery({ firestore, caller, name, body }: RestCall): Promise<unknown> {
  const query = (body.structuredAggregationQuery ?? {}) as Record<string, unknown>
  const { transaction, readTime, fields } = await firestore.runAggregationQuery(caller, {
    parent: name,
    structuredQuery: query.structuredQuery as never,
    aggregations: query.aggregations as never,
    ...readOptions(body),
  })
  return begin(transaction, [{ result: { aggregateFields: fields }, readTime }], readTime)
}

/** All at once: the answer is as small as the number of partitions asked for. */
export async function partitionQuery({ firestore, caller, name, body }: RestCall): Promise<unknown> {
  const partitions = await firestore.partitionQuery(caller, {
    parent: name,
    structuredQuery: body.structuredQuery as never,
    partitionCount: body.partitionCount,
  })
  return partitions.length > 0 ? { partitions } : {}
}

function begin(transaction: string | undefined, elements: unknown[], readTime: string): unknown[] {
  const results = elements.length > 0 ? elements : [{ readTime }]
  return transaction === undefined ? results : [{ transaction }, ...results]
}

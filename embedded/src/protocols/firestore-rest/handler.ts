import type { Caller, Firestore } from '../../firestore/contract.ts'
import { FirestoreError } from '../../firestore/error.ts'
import type { HttpHandler, HttpRequest } from '../../http/exchange.ts'
import type { Log } from '../../log.ts'
import { answer, refuse } from './answer.ts'
import { listCollectionIds } from './collection-ids.ts'
import { createDocument, deleteDocument, getDocument, listDocuments, patchDocument } from './documents.ts'
import { batchGet, partitionQuery, runAggregationQuery, runQuery } from './reads.ts'
import { parseBody, parsePath, type RestCall } from './request.ts'
import { beginTransaction, rollback } from './transactions.ts'
import { batchWrite, commit } from './writes.ts'

type Method = (call: RestCall) => Promise<unknown>

interface Verb {
  method: Method
  /** Of its body, besides `database` and `parent`, which the address says. */
  fields: readonly string[]
  /** Fields that Firestore knows and that are refused by name here. */
  unserved?: readonly string[]
}

const reading = ['transaction', 'newTransaction', 'readTime']

const verbs = new Map<string, Verb>([
  ['batchGet', { method: batchGet, fields: ['documents', 'mask', ...reading] }],
  ['runQuery', { method: runQuery, fields: ['structuredQuery', ...reading], unserved: ['explainOptions'] }],
  [
    'runAggregationQuery',
    { method: runAggregationQuery, fields: ['structuredAggregationQuery', ...reading], unserved: ['explainOptions'] },
  ],
  [
    'partitionQuery',
    {
      method: partitionQuery,
      fields: ['structuredQuery', 'partitionCount', 'pageSize'],
      unserved: ['pageToken', 'readTime'],
    },
  ],
  ['commit', { method: commit, fields: ['writes', 'transaction'] }],
  // Labels name the caller for Google's own bookkeeping and change nothing.
  ['batchWrite', { method: batchWrite, fields: ['writes', 'labels'] }],
  ['beginTransaction', { method: beginTransaction, fields: ['options'] }],
  ['rollback', { method: rollback, fields: ['transaction'] }],
  ['listCollectionIds', { method: listCollectionIds, fields: ['pageSize', 'pageToken'], unserved: ['readTime'] }],
])

/**
 * Firestore's REST surface, v1. `authenticate` says who asks, and may throw a FirestoreError UNAUTHENTICATED.
 * Source: https://firebase.google.com/docs/firestore/reference/rest
 */
export function firestoreRest(options: {
  firestore: Firestore
  authenticate: (request: HttpRequest) => Promise<Caller>
  log: Log
}): HttpHandler {
  const { firestore, authenticate, log } = options
  return async (request) => {
    try {
      const target = parsePath(request.method, request.url.pathname)
      if (!target) return null
      if (target.database !== firestore.database) {
        throw new FirestoreError('NOT_FOUND', `The database ${target.database} does not exist here.`)
      }
      const verb = verbFor(request.method, target.verb, target.name.slice(`${target.database}/documents`.length))
      // Who brings no good token has nothing of theirs looked at.
      const caller = await authenticate(request)
      const body = parseBody(request)
      requireKnown(body, verb)
      const { name } = target
      return answer(await verb.method({ firestore, caller, name, body, parameters: request.url.searchParams }))
    } catch (error) {
      if (!(error instanceof FirestoreError)) {
        log({ severity: 'ERROR', message: 'A Firestore request failed inside the server', error })
      }
      return refuse(error)
    }
  }
}

/** What is not understood is refused by name: nobody shall believe that it was done. */
function requireKnown(body: Record<string, unknown>, { fields, unserved = [] }: Verb): void {
  for (const field of Object.keys(body)) {
    if (fields.includes(field) || field === 'database' || field === 'parent') continue
    if (unserved.includes(field)) throw new FirestoreError('UNIMPLEMENTED', `${field} is not served here.`)
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name "${field}".`)
  }
}

/** A document as a body. */
const written = ['name', 'fields', 'createTime', 'updateTime']

function verbFor(httpMethod: string, verb: string | null, below: string): Verb {
  const depth = below === '' ? 0 : below.split('/').length - 1
  const isDocument = depth > 0 && depth % 2 === 0
  const isCollection = depth % 2 === 1
  if (verb !== null) {
    const known = verbs.get(verb)
    if (known && httpMethod === 'POST') return known
    throw new FirestoreError('UNIMPLEMENTED', `${httpMethod} …:${verb} is not served here.`)
  }
  if (httpMethod === 'GET' && isDocument) return { method: getDocument, fields: [] }
  if (httpMethod === 'GET' && isCollection) return { method: listDocuments, fields: [] }
  if (httpMethod === 'POST' && isCollection) return { method: createDocument, fields: written }
  if (httpMethod === 'PATCH' && isDocument) return { method: patchDocument, fields: written }
  if (httpMethod === 'DELETE' && isDocument) return { method: deleteDocument, fields: [] }
  throw new FirestoreError('UNIMPLEMENTED', `${httpMethod} of this path is not served here.`)
}

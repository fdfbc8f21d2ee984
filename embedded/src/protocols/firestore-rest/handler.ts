import type { Caller, Firestore } from '../../firestore/contract.ts'
import { FirestoreError } from '../../firestore/error.ts'
import type { HttpHandler, HttpRequest } from '../../http/exchange.ts'
import { answer, refuse } from './answer.ts'
import { listCollectionIds } from './collection-ids.ts'
import { createDocument, deleteDocument, getDocument, listDocuments, patchDocument } from './documents.ts'
import { batchGet, partitionQuery, runAggregationQuery, runQuery } from './reads.ts'
import { parseBody, parsePath, type RestCall } from './request.ts'
import { beginTransaction, rollback } from './transactions.ts'
import { batchWrite, commit } from './writes.ts'

type Method = (call: RestCall) => Promise<unknown>

const verbs = new Map<string, Method>([
  ['batchGet', batchGet],
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['partitionQuery', partitionQuery],
  ['commit', commit],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['rollback', rollback],
  ['listCollectionIds', listCollectionIds],
])

/**
 * Firestore's REST surface, v1. `authenticate` says who asks, and may throw a FirestoreError UNAUTHENTICATED.
 * Source: https://firebase.google.com/docs/firestore/reference/rest
 */
export function firestoreRest(options: {
  firestore: Firestore
  authenticate: (request: HttpRequest) => Promise<Caller>
}): HttpHandler {
  const { firestore, authenticate } = options
  return async (request) => {
    try {
      const target = parsePath(request.method, request.url.pathname)
      if (!target) return null
      if (target.database !== firestore.database) {
        throw new FirestoreError('NOT_FOUND', `The database ${target.database} does not exist here.`)
      }
      const method = methodFor(request.method, target.verb, target.name.slice(`${target.database}/documents`.length))
      const body = parseBody(request)
      const caller = await authenticate(request)
      const { name } = target
      return answer(await method({ firestore, caller, name, body, parameters: request.url.searchParams }))
    } catch (error) {
      return refuse(error)
    }
  }
}

function methodFor(httpMethod: string, verb: string | null, below: string): Method {
  const depth = below === '' ? 0 : below.split('/').length - 1
  const isDocument = depth > 0 && depth % 2 === 0
  const isCollection = depth % 2 === 1
  if (verb !== null) {
    const method = verbs.get(verb)
    if (method && httpMethod === 'POST') return method
    throw new FirestoreError('UNIMPLEMENTED', `${httpMethod} …:${verb} is not served here.`)
  }
  if (httpMethod === 'GET' && isDocument) return getDocument
  if (httpMethod === 'GET' && isCollection) return listDocuments
  if (httpMethod === 'POST' && isCollection) return createDocument
  if (httpMethod === 'PATCH' && isDocument) return patchDocument
  if (httpMethod === 'DELETE' && isDocument) return deleteDocument
  throw new FirestoreError('UNIMPLEMENTED', `${httpMethod} of this path is not served here.`)
}

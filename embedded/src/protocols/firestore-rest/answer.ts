import { FirestoreError, type Status } from '../../firestore/error.ts'
import type { HttpResponse } from '../../http/exchange.ts'

/** The canonical HTTP status of each failure. Source: google.rpc.Code's own comments. */
const httpStatuses: Record<Status, number> = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
}

export function answer(body: unknown): HttpResponse {
  return { status: 200, headers, body: JSON.stringify(body) }
}

/** A refusal as Google's APIs write it. What is no FirestoreError is a defect, and its text stays inside. */
export function refuse(error: unknown): HttpResponse {
  const status: Status = error instanceof FirestoreError ? error.status : 'INTERNAL'
  const message = error instanceof FirestoreError ? error.message : 'Internal error.'
  const code = httpStatuses[status]
  return { status: code, headers, body: JSON.stringify({ error: { code, message, status } }) }
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }

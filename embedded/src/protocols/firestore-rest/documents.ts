import { randomBytes } from 'node:crypto'
import { FirestoreError } from '../../firestore/error.ts'
import type { Document, Precondition, Write } from '../../firestore/wire.ts'
import { maskParameter, type RestCall, readOptions, splitCollection } from './request.ts'

/** get, list, create, patch and delete of `…/documents/…`, one document or collection at a time. */
export async function getDocument({ firestore, caller, name, parameters }: RestCall): Promise<unknown> {
  const mask = maskParameter(parameters, 'mask')
  const options = readOptions(Object.fromEntries(parameters))
  const { results } = await firestore.batchGet(caller, { documents: [name], ...(mask && { mask }), ...options })
  const result = results[0]!
  if ('found' in result) return result.found
  throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
}

export async function listDocuments({ firestore, caller, name, parameters }: RestCall): Promise<unknown> {
  for (const option of ['orderBy', 'transaction', 'readTime']) {
    if (parameters.get(option)) throw new FirestoreError('UNIMPLEMENTED', `list with ${option}`)
  }
  const mask = maskParameter(parameters, 'mask')
  const pageSize = parameters.get('pageSize')
  const { documents, nextPageToken } = await firestore.listDocuments(caller, {
    ...splitCollection(name),
    ...(mask && { mask }),
    ...(pageSize && { pageSize: Number(pageSize) }),
    pageToken: parameters.get('pageToken') ?? '',
    showMissing: parameters.get('showMissing') === 'true',
  })
  return { ...(documents.length > 0 && { documents }), ...(nextPageToken && { nextPageToken }) }
}

export async function createDocument(call: RestCall): Promise<unknown> {
  const id = call.parameters.get('documentId') || randomBytes(15).toString('base64url')
  if (id.includes('/')) throw new FirestoreError('INVALID_ARGUMENT', 'documentId must not contain a slash.')
  return writeDocument(call, {
    update: { name: `${call.name}/${id}`, fields: call.body.fields as never },
    currentDocument: { exists: false },
  })
}

export async function patchDocument(call: RestCall): Promise<unknown> {
  const updateMask = maskParameter(call.parameters, 'updateMask')
  return writeDocument(call, {
    update: { name: call.name, fields: call.body.fields as never },
    ...(updateMask && { updateMask }),
    ...precondition(call.parameters),
  })
}

export async function deleteDocument({ firestore, caller, name, parameters }: RestCall): Promise<unknown> {
  await firestore.commit(caller, { writes: [{ delete: name, ...precondition(parameters) }] })
  return {}
}

/** Answers the document as written. A client that may write what it cannot read still learns only what it sent. */
async function writeDocument(call: RestCall, write: Write): Promise<unknown> {
  const { firestore, caller } = call
  const { name } = write.update!
  const committed = await firestore.commit(caller, { writes: [write] })
  const mask = maskParameter(call.parameters, 'mask')
  try {
    const { results } = await firestore.batchGet(caller, { documents: [name], ...(mask && { mask }) })
    if ('found' in results[0]!) return results[0].found
  } catch (error) {
    if (!(error instanceof FirestoreError && error.status === 'PERMISSION_DENIED')) throw error
  }
  const written: Partial<Document> = { name, updateTime: committed.writeResults[0]!.updateTime! }
  return written
}

function precondition(parameters: URLSearchParams): { currentDocument?: Precondition } {
  const exists = parameters.get('currentDocument.exists')
  const updateTime = parameters.get('currentDocument.updateTime')
  if (exists === null && updateTime === null) return {}
  return {
    currentDocument: {
      ...(exists !== null && { exists: exists === 'true' }),
      ...(updateTime !== null && { updateTime }),
    },
  }
}

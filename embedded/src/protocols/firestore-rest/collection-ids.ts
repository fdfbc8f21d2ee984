import { FirestoreError } from '../../firestore/error.ts'
import type { RestCall } from './request.ts'

/** listCollectionIds, in pages: the token is the last id of the page before. */
export async function listCollectionIds({ firestore, caller, name, body }: RestCall): Promise<unknown> {
  const pageSize = Number(body.pageSize ?? 0)
  if (!Number.isInteger(pageSize) || pageSize < 0) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid pageSize.')
  const all = await firestore.listCollectionIds(caller, name)
  const after = typeof body.pageToken === 'string' ? body.pageToken : ''
  const start = after === '' ? 0 : all.indexOf(after) + 1
  const collectionIds = pageSize === 0 ? all.slice(start) : all.slice(start, start + pageSize)
  const more = start + collectionIds.length < all.length
  return {
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(more && { nextPageToken: collectionIds.at(-1) }),
  }
}

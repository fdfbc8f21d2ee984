import { prepareMedia } from '@varanda/domain/calls/prepare-media'
import { DomainError } from '@varanda/domain/errors'
import { mediaLimits, objects, type Photo } from '@varanda/domain/media'
import type { StorageError } from 'firebase/storage'
import { call, Unreachable } from './call.ts'
import { connectStorage } from './connect.ts'

/** A picture on its way. Both ids are made on this device, once: sending it again is sending it once. */
export interface PhotoToSend {
  uid: string
  postId: string
  /** `newId()`; the photo's id from now on. */
  uploadId: string
  picture: Blob
  alt?: string
}

/** How long one try to bring the bytes may take before it counts as unreachable, in milliseconds. */
const patience = 90_000

/**
 * Brings a picture to the house and has it made a photo of a post. `onProgress` is told the share of bytes that have
 * left, from 0 to 1. Throws DomainError for a refusal, Unreachable when a later try may help.
 */
export async function sendPhoto(photo: PhotoToSend, onProgress: (share: number) => void = () => {}): Promise<Photo> {
  const { uid, postId, uploadId, picture, alt } = photo
  if (picture.size > mediaLimits.uploadBytes) throw new DomainError('too-large')
  if (picture.size === 0 || (picture.type !== '' && !picture.type.startsWith('image/'))) {
    throw new DomainError('not-an-image')
  }
  await bring(objects.upload(uid, uploadId), picture, onProgress)
  return call(prepareMedia, { postId, uploadId, ...(alt && { alt }) })
}

async function bring(name: string, picture: Blob, onProgress: (share: number) => void): Promise<void> {
  const [storage, sdk] = await Promise.all([connectStorage(), import('firebase/storage')])
  storage.maxUploadRetryTime = patience
  const metadata = { contentType: picture.type || 'image/jpeg' }
  const task = sdk.uploadBytesResumable(sdk.ref(storage, name), picture, metadata)
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
  try {
    await task
  } catch (error) {
    // An upload whose answer was lost is there already and may not be overwritten; preparing it will tell.
    if ((error as StorageError).code !== 'storage/unauthorized') throw new Unreachable()
  }
}

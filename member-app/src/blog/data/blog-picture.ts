import { call } from '@varanda/client/call'
import { connectStorage } from '@varanda/client/connect'
import type { BlogCover } from '@varanda/domain/blog/blog'
import { prepareBlogCover } from '@varanda/domain/blog/calls/prepare-blog-cover'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import { objects } from '@varanda/domain/post/media'
import { NotAPicture, shrink } from '../../post/data/shrink.ts'

/** How long an upload is tried again. */
const uploadRetryMs = 20_000

/**
 * Brings a picked picture to the blog, in every file of it. What the camera noted in it stays on the device. Throws
 * DomainError for a picture that cannot be taken, another error when the instance is away.
 */
export async function bringBlogPicture(uid: string, file: Blob): Promise<Omit<BlogCover, 'alt'>> {
  const { bytes } = await shrink(file).catch((error) => {
    throw error instanceof NotAPicture ? new DomainError('not-an-image') : error
  })
  const id = newId()
  const [storage, sdk] = await Promise.all([connectStorage(), import('firebase/storage')])
  storage.maxUploadRetryTime = uploadRetryMs
  await sdk.uploadBytes(sdk.ref(storage, objects.upload(uid, id)), bytes, { contentType: 'image/jpeg' })
  return call(prepareBlogCover, { uploadId: id })
}

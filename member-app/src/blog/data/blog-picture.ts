import { call } from '@varanda/client/call'
import type { BlogCover } from '@varanda/domain/blog/blog'
import { prepareBlogCover } from '@varanda/domain/blog/calls/prepare-blog-cover'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import { bringUpload } from '../../data/bring-upload.ts'
import { NotAPicture, shrink } from '../../data/shrink.ts'

/**
 * Brings a picked picture to the blog, in every file of it. What the camera noted in it stays on the device. Throws
 * DomainError for a picture that cannot be taken, another error when the instance is away.
 */
export async function bringBlogPicture(uid: string, file: Blob): Promise<Omit<BlogCover, 'alt'>> {
  const { bytes } = await shrink(file).catch((error) => {
    throw error instanceof NotAPicture ? new DomainError('not-an-image') : error
  })
  const id = newId()
  await bringUpload(uid, id, new Blob([bytes], { type: 'image/jpeg' }))
  return call(prepareBlogCover, { uploadId: id })
}

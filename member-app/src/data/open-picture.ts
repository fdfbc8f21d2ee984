import { DomainError } from '@varanda/domain/errors'
import { NotAPicture, shrink } from './shrink.ts'

/** A picked file as it is seen: upright, and small enough to be drawn again and again. Throws `not-an-image`. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  const { bytes } = await shrink(file).catch((error) => {
    throw error instanceof NotAPicture ? new DomainError('not-an-image') : error
  })
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
}

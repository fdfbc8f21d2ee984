import type { Photo } from '@varanda/domain/post/media'
import type { ShownPhoto } from '@varanda/domain/report/calls/reported-photos'
import { smallPicture } from '../media/small-picture.ts'

/** A post's pictures in their smallest size, for one answer: the door to photos does not open to administrators. */
export function showPhotos(postId: string, photos: readonly Photo[] = []): Promise<ShownPhoto[]> {
  return Promise.all(
    photos.map(async ({ id, width, height, alt = '' }) => ({
      id,
      width,
      height,
      alt,
      webp: await smallPicture(postId, id),
    })),
  )
}

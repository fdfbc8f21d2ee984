import { readFile } from 'node:fs/promises'
import { mediaSizes, objects } from '@varanda/domain/post/media'
import type { Storage } from 'firebase-admin/storage'
import { type AlbumPicture, album, toldPost } from './pictures/album.ts'
import type { Developed } from './pictures/develop.ts'
import { photoIdOf, postIdOf } from './posts.ts'

const inFlight = 8

/** Stores the album's pictures under the names that `prepareMedia` gives; done again, it writes them over. */
export async function plantPictures(
  developed: ReadonlyMap<AlbumPicture, Developed>,
  bucket: ReturnType<Storage['bucket']>,
): Promise<void> {
  const left = album
    .flatMap((entry) => entry.pictures.map((picture) => ({ picture, postId: postIdOf(toldPost(entry)) })))
    .flatMap(({ picture, postId }) => {
      const files = developed.get(picture)?.files
      const name = (size: (typeof mediaSizes)[number]) => objects.rendition(postId, photoIdOf(picture), size, 'webp')
      return files ? mediaSizes.map((size) => ({ name: name(size), file: files[size] })) : []
    })
    .values()
  const worker = async (): Promise<void> => {
    for (const { name, file } of left)
      await bucket.file(name).save(await readFile(file), { resumable: false, contentType: 'image/webp' })
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
}

import { readFile } from 'node:fs/promises'
import { mediaSizes, objects } from '@varanda/domain/post/media'
import type { Storage } from 'firebase-admin/storage'
import { album, toldPost } from '../pictures/album.ts'
import { pictureFile } from '../pictures/pictures.ts'
import { postIdOf } from '../posts.ts'
import { inFlight } from './in-flight.ts'

const filesInFlight = 8

/** Stores the album's pictures under the names that `prepareMedia` gives; done again, it writes them over. */
export async function plantPictures(bucket: ReturnType<Storage['bucket']>): Promise<void> {
  const files = album.flatMap((entry) => {
    const postId = postIdOf(toldPost(entry))
    return entry.pictures.flatMap(({ id, name }) =>
      mediaSizes.map((size) => ({
        object: objects.rendition(postId, id, size, 'webp'),
        file: pictureFile(name, size),
      })),
    )
  })
  await inFlight(files, filesInFlight, async ({ object, file }) => {
    await bucket.file(object).save(await readFile(file), { resumable: false, contentType: 'image/webp' })
  })
}

import { objects } from '@varanda/domain/post/media'
import { bucket } from '../lib/app.ts'
import type { Rendition } from './render.ts'

/** Writes every rendition under its fixed name, on the author's account; what an earlier try wrote is replaced. */
export async function storeRenditions(
  postId: string,
  mediaId: string,
  uid: string,
  renditions: readonly Rendition[],
): Promise<void> {
  await Promise.all(
    renditions.map(({ size, format, bytes }) =>
      bucket()
        .file(objects.rendition(postId, mediaId, size, format))
        .save(bytes, { resumable: false, contentType: `image/${format}`, metadata: { metadata: { uploader: uid } } }),
    ),
  )
}

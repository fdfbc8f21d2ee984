import { objects, type Photo } from '@varanda/domain/post/media'
import type { ShownPhoto } from '@varanda/domain/report/calls/reported-photos'
import { bucket } from '../lib/app.ts'

/** A post's pictures in their smallest size, for one answer: the door to photos does not open to administrators. */
export function showPhotos(postId: string, photos: readonly Photo[] = []): Promise<ShownPhoto[]> {
  return Promise.all(
    photos.map(async ({ id, width, height, alt = '' }) => ({ id, width, height, alt, webp: await webpOf(postId, id) })),
  )
}

async function webpOf(postId: string, id: string): Promise<string | null> {
  try {
    const [bytes] = await bucket()
      .file(objects.rendition(postId, id, 'small', 'webp'))
      .download()
    return bytes.toString('base64')
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null
    throw error
  }
}

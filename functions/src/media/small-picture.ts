import { objects } from '@varanda/domain/post/media'
import { bucket } from '../lib/app.ts'

/** A photo in its smallest size, WebP in base64, for an answer to whom the door does not open; null where it is gone. */
export async function smallPicture(postId: string, id: string): Promise<string | null> {
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

import { objects } from '@varanda/domain/post/media'
import { bucket } from '../lib/app.ts'

/** A photo in its smallest size, WebP in base64, for an answer to whom the door does not open; null where it is gone. */
export async function smallPicture(postId: string, id: string): Promise<string | null> {
  return (await smallBytes(postId, id))?.toString('base64') ?? null
}

/** A photo in its smallest size, WebP; undefined where it is gone. Whoever calls has asked who may see it. */
export async function smallBytes(postId: string, id: string): Promise<Buffer | undefined> {
  try {
    const [bytes] = await bucket()
      .file(objects.rendition(postId, id, 'small', 'webp'))
      .download()
    return bytes
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}

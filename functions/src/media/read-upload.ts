import { mediaLimits } from '@varanda/domain/media'
import type { bucket } from '../lib/app.ts'

type File = ReturnType<ReturnType<typeof bucket>['file']>

/** An upload's bytes; its size is asked first, so that nothing larger than allowed is ever held. */
export async function readUpload(upload: File): Promise<Buffer | 'missing' | 'too-large'> {
  try {
    const [{ size }] = await upload.getMetadata()
    if (Number(size) > mediaLimits.uploadBytes) return 'too-large'
    const [bytes] = await upload.download()
    return bytes
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return 'missing'
    throw error
  }
}

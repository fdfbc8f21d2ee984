import { DomainError } from '@varanda/domain/errors'
import { mediaLimits } from '@varanda/domain/post/media'
import type { bucket } from '../lib/app.ts'
import { NotAnImage } from './render.ts'

type File = ReturnType<ReturnType<typeof bucket>['file']>

/**
 * What `render` makes of an upload. Throws DomainError: `photo-missing`, or `too-large` or `not-an-image`, with which
 * the upload goes, because no second try makes it better.
 */
export async function renderUpload<Rendered>(
  upload: File,
  render: (original: Buffer) => Promise<Rendered>,
): Promise<Rendered> {
  const original = await bytesOf(upload)
  if (original === 'missing') throw new DomainError('photo-missing')
  const rendered = original === 'too-large' ? new DomainError('too-large') : await tryToRender(original, render)
  if (rendered instanceof DomainError) {
    await upload.delete({ ignoreNotFound: true })
    throw rendered
  }
  return rendered
}

/**
 * Asks for the size first, so that no upload above the limit is ever read into memory; and takes the bytes as they lie
 * there, since what its member calls compressed would be unpacked without a limit.
 */
async function bytesOf(upload: File): Promise<Buffer | 'missing' | 'too-large'> {
  try {
    const [{ size }] = await upload.getMetadata()
    if (Number(size) > mediaLimits.uploadBytes) return 'too-large'
    const [bytes] = await upload.download({ decompress: false })
    return bytes
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return 'missing'
    throw error
  }
}

async function tryToRender<Rendered>(
  original: Buffer,
  render: (original: Buffer) => Promise<Rendered>,
): Promise<Rendered | DomainError> {
  try {
    return await render(original)
  } catch (error) {
    if (error instanceof NotAnImage) return new DomainError('not-an-image')
    throw error
  }
}

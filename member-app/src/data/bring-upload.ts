import { Unreachable } from '@varanda/client/call'
import { connectStorage } from '@varanda/client/connect'
import { DomainError } from '@varanda/domain/errors'
import { objects } from '@varanda/domain/post/media'

/** How long an upload is tried again before whoever asked for it is told (milliseconds). */
const retryMs = 20_000

/**
 * Brings a picture to where a call takes it up. Throws `DomainError` for what no second try makes better, `Unreachable`
 * where an SDK could not be fetched.
 */
export async function bringUpload(uid: string, id: string, bytes: Blob): Promise<void> {
  const [storage, sdk] = await Promise.all([connectStorage(), import('firebase/storage')]).catch(unreachable)
  storage.maxUploadRetryTime = retryMs
  try {
    await sdk.uploadBytes(sdk.ref(storage, objects.upload(uid, id)), bytes, { contentType: bytes.type })
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number }
    if (code === 'storage/unauthenticated') throw new DomainError('signed-out')
    if (code === 'storage/quota-exceeded') throw new DomainError('quota-exceeded')
    // Only a picture is taken where one is declared.
    if (status === 400) throw new DomainError('not-an-image')
    // What is there already may not be written again, and is told by the same refusal: preparing it finds out.
    if (code !== 'storage/unauthorized') throw error
  }
}

/** What an SDK needs could not be fetched. */
function unreachable(): never {
  throw new Unreachable()
}

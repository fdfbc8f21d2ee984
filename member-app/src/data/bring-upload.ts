import { Unreachable } from '@varanda/client/call'
import { connectStorage } from '@varanda/client/connect'
import { DomainError } from '@varanda/domain/errors'
import { objects } from '@varanda/domain/post/media'
import { type Passage, pieceSize, UploadRefused, uploadInPieces } from './upload-in-pieces.ts'

/** How long an upload is tried again before whoever asked for it is told (milliseconds). */
const retryMs = 20_000

/**
 * Brings a picture to where a call takes it up; one of more than a piece, where somebody notes how far it is (`passage`),
 * piece by piece. Throws `DomainError` for what no second try makes better, `Unreachable` where nobody answered or an SDK
 * could not be fetched.
 */
export async function bringUpload(uid: string, id: string, bytes: Blob, passage?: Passage): Promise<void> {
  const name = objects.upload(uid, id)
  try {
    if (passage && bytes.size > pieceSize) await uploadInPieces(name, bytes, passage)
    else await uploadAtOnce(name, bytes)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'signed-out') throw new DomainError('signed-out')
    if (refusal === 'no-room') throw new DomainError('quota-exceeded')
    // Only a picture is taken where one is declared.
    if (refusal === 'not-taken') throw new DomainError('not-an-image')
    // What is there already may not be written again, and is told by the same refusal: preparing it finds out.
    if (refusal !== 'not-allowed') throw error
  }
}

async function uploadAtOnce(name: string, bytes: Blob): Promise<void> {
  const [storage, sdk] = await Promise.all([connectStorage(), import('firebase/storage')]).catch(unreachable)
  storage.maxUploadRetryTime = retryMs
  await sdk.uploadBytes(sdk.ref(storage, name), bytes, { contentType: bytes.type })
}

type Refusal = 'signed-out' | 'no-room' | 'not-taken' | 'not-allowed'

/** What Storage meant, by its status or, as the SDK tells it, by a code. */
function refusalOf(error: unknown): Refusal | undefined {
  const { code, status } = error as { code?: string; status?: number }
  if (error instanceof UploadRefused) return byStatus[error.status]
  if (code !== undefined && code in byCode) return byCode[code]
  return status === 400 ? 'not-taken' : undefined
}

const byCode: Record<string, Refusal> = {
  'storage/unauthenticated': 'signed-out',
  'storage/quota-exceeded': 'no-room',
  'storage/unauthorized': 'not-allowed',
}

const byStatus: Record<number, Refusal> = { 400: 'not-taken', 401: 'signed-out', 402: 'no-room', 403: 'not-allowed' }

/** What an SDK needs could not be fetched. */
function unreachable(): never {
  throw new Unreachable()
}

import { call, Unreachable } from '@varanda/client/call'
import { connectStorage } from '@varanda/client/connect'
import { loadFirestore } from '@varanda/client/firestore'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { prepareMedia } from '@varanda/domain/post/calls/prepare-media'
import { objects } from '@varanda/domain/post/media'
import type { Roster } from '@varanda/domain/source/roster'
import { forEachOf, isAboutPhoto, type OutboxPhoto, photosToSend, withPhoto } from './outbox-photos.ts'
import { hasWaited, hasWidened, type OutboxItem } from './outbox-state.ts'
import { keptType, takeFromShelf } from './photo-shelf.ts'

/** Uploads at the same time. */
const uploadsAtOnce = 2
/** How long an upload is tried again before the outbox pauses. */
const uploadRetryMs = 20_000

/**
 * Brings one post to the instance: first each picture that is not there yet, then the post. `note` is told of every
 * step, so that a later try goes on from there. A post that waited is held back when someone would see it whose name
 * its author has not read. Throws what the outbox has to judge.
 */
export async function sendPost(item: OutboxItem, note: (item: OutboxItem) => Promise<void>): Promise<void> {
  let now = item
  const became = (id: string, change: Pick<OutboxPhoto, 'step' | 'code'>) => {
    now = withPhoto(now, id, change)
    return note(now)
  }
  await forEachOf(photosToSend(item), uploadsAtOnce, (photo) => bring(item, photo, became))
  const refused = now.photos?.find(({ code }) => code)
  if (refused?.code) throw new DomainError(refused.code)
  if (hasWaited(item, Date.now()) && hasWidened(item, await connectionsNow(item.author))) {
    throw new DomainError('audience-wider')
  }
  const { postId, text, audience, photos = [] } = now
  await call(createPost, { postId, text, audience, photos: photos.map(({ id }) => id) })
}

/** Whom a member knows as the instance has it; throws when it is away. */
async function connectionsNow(uid: string): Promise<string[]> {
  const { firestore, sdk } = await loadFirestore().catch(unreachable)
  const found = await sdk.getDocFromServer(sdk.doc(firestore, paths.roster(uid)))
  return Object.keys((found.data() as Roster | undefined)?.people ?? {})
}

async function bring(
  post: Pick<OutboxItem, 'author' | 'postId'>,
  photo: OutboxPhoto,
  became: (id: string, change: Pick<OutboxPhoto, 'step' | 'code'>) => Promise<void>,
): Promise<void> {
  const { author, postId } = post
  const { id, alt } = photo
  try {
    if (!photo.step) {
      await upload(author, id)
      await became(id, { step: 'uploaded' })
    }
    await call(prepareMedia, { postId, uploadId: id, ...(alt && { alt }) })
    await became(id, { step: 'ready' })
  } catch (error) {
    if (!(error instanceof DomainError) || !isAboutPhoto(error.code)) throw error
    // An upload that is gone is brought once more; if it went at once, something is wrong with the picture.
    if (error.code === 'photo-missing' && photo.step) {
      const { step: _, ...fresh } = photo
      return bring(post, fresh, became)
    }
    await became(id, { code: error.code })
  }
}

/** What an SDK needs could not be fetched. */
function unreachable(): never {
  throw new Unreachable()
}

async function upload(uid: string, id: string): Promise<void> {
  const bytes = await takeFromShelf(uid, id)
  if (!bytes) throw new DomainError('photo-missing')
  const [storage, sdk] = await Promise.all([connectStorage(), import('firebase/storage')]).catch(unreachable)
  storage.maxUploadRetryTime = uploadRetryMs
  try {
    await sdk.uploadBytes(sdk.ref(storage, objects.upload(uid, id)), bytes, { contentType: keptType })
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

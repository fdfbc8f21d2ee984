import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { prepareMedia } from '@varanda/domain/post/calls/prepare-media'
import { bringUpload } from '../../../data/bring-upload.ts'
import type { Passage } from '../../../data/upload-in-pieces.ts'
import { takeFromShelf } from '../draft/photo-shelf.ts'
import { type Becoming, forEachOf, isAboutPhoto, type OutboxPhoto, photosToSend, withPhoto } from './outbox-photos.ts'
import type { OutboxItem } from './outbox-state.ts'
import { shownAsRead } from './shown-as-read.ts'

/** Uploads at the same time. */
const uploadsAtOnce = 2

/**
 * Brings one post to the instance: first each picture that is not there yet, then the post. `note` is told of every
 * step, so that a later try goes on from there, and throws where the post was taken out meanwhile: nothing of it goes
 * then. It is held back when someone would see it whose name its author has not read. Throws what the outbox has to
 * judge.
 */
export async function sendPost(item: OutboxItem, note: (item: OutboxItem) => Promise<void>): Promise<void> {
  let now = item
  const became = (id: string, change: Becoming) => {
    now = withPhoto(now, id, change)
    return note(now)
  }
  await forEachOf(photosToSend(item), uploadsAtOnce, (photo) => bring(item, photo, became))
  const refused = now.photos?.find(({ code }) => code)
  if (refused?.code) throw new DomainError(refused.code)
  await create(now, () => note({ ...now, isUnanswered: true }))
}

/** By its id alone where no point of it was chosen. */
function shownPhoto({ id, focus }: OutboxPhoto) {
  return focus ? { id, focus } : id
}

/** So often a set of readers may change while a post is being sent. */
const mostChanges = 3

/**
 * Sends the post to exactly those whose names its author read. Where others see it by now, it goes only if all of them
 * were read; so does one that was written without the instance. `leaves` is told right before it goes.
 */
async function create(item: OutboxItem, leaves: () => Promise<void>) {
  const { postId, text, audience, photos = [], seen, count, shown, together } = item
  let digest = shown
  for (let changes = 0; ; changes++) {
    if (digest === undefined && seen !== undefined) {
      digest = await shownAsRead({ seen, count }, { audience })
    }
    try {
      const about = { ...(digest !== undefined && { shown: digest }), ...(together && { together }) }
      await leaves()
      await call(createPost, { postId, text, audience, photos: photos.map(shownPhoto), ...about })
      return
    } catch (error) {
      const isOther = error instanceof DomainError && error.code === 'audience-wider'
      if (!isOther || seen === undefined || changes >= mostChanges) throw error
      digest = undefined
    }
  }
}

/**
 * A picture whose bytes went off once is asked for before it is sent again: its tab, or the answer, may have been lost
 * once they were there. One that went piece by piece goes on where it was.
 */
async function bring(
  post: Pick<OutboxItem, 'author' | 'postId'>,
  photo: OutboxPhoto,
  became: (id: string, change: Becoming) => Promise<void>,
): Promise<void> {
  const { author, postId } = post
  const { id, alt } = photo
  try {
    if (!photo.step && (!photo.begun || photo.passage)) {
      await became(id, { begun: true })
      await upload(author, id, { begun: photo.passage, note: (passage) => became(id, { passage }) })
      await became(id, { step: 'uploaded' })
    }
    await call(prepareMedia, { postId, uploadId: id, ...(alt && { alt }) })
    await became(id, { step: 'ready' })
  } catch (error) {
    if (!(error instanceof DomainError) || !isAboutPhoto(error.code)) throw error
    // An upload that is gone is brought once more; if it went at once, something is wrong with the picture.
    if (error.code === 'photo-missing' && (photo.step || photo.begun)) {
      const { step: _, begun: __, passage: ___, ...fresh } = photo
      return bring(post, fresh, became)
    }
    await became(id, { code: error.code })
  }
}

async function upload(uid: string, id: string, passage: Passage): Promise<void> {
  const bytes = await takeFromShelf(uid, id)
  if (!bytes) throw new DomainError('photo-missing')
  await bringUpload(uid, id, bytes, passage)
}

import { DomainError } from '@varanda/domain/errors'
import { isPostIdOf } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { prepareMedia as contract } from '@varanda/domain/post/calls/prepare-media'
import { objects, type Photo, type PreparedMedia, preparedMediaSchema, unusedUntil } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { bucket, db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { render } from '../../media/render.ts'
import { renderUpload } from '../../media/render-upload.ts'
import { storeRenditions } from '../../media/store-renditions.ts'

/**
 * Stores a note, the renditions and the photo's facts, then deletes the upload: a call that dies leaves a note, which a
 * second call finishes or its alarm removes. All names are derived from the two ids, so repeating it changes nothing.
 */
export const prepareMedia = callable(
  contract,
  async ({ postId, uploadId, alt }, { uid }, { now }) => {
    if (!isPostIdOf(postId, uid)) throw new DomainError('bad-input')
    const note = db.doc(paths.media(postId, uploadId))
    const upload = bucket().file(objects.upload(uid, uploadId))
    const before = read(preparedMediaSchema, await note.get())
    if (before?.removing) throw new DomainError('try-again')
    if (before?.photo) {
      await upload.delete({ ignoreNotFound: true })
      return before.photo
    }

    const rendered = await renderUpload(upload, render)

    const since = Timestamp.fromDate(now)
    const noted: PreparedMedia = { postId, mediaId: uploadId, author: uid, unusedSince: since }
    if (!before) {
      const batch = db.batch()
      batch.set(note, noted)
      setAlarm(batch, 'remove-photo', { postId, mediaId: uploadId }, Timestamp.fromMillis(unusedUntil(since)))
      await batch.commit()
    }
    await storeRenditions(postId, uploadId, uid, rendered.renditions)
    const { width, height, thumbhash } = rendered
    const photo = await keepFacts(note, { id: uploadId, width, height, thumbhash, ...(alt && { alt }) })
    await upload.delete({ ignoreNotFound: true })
    return photo
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
)

/** Facts that are there already stay: a post may show them. */
async function keepFacts(note: FirebaseFirestore.DocumentReference, photo: Photo): Promise<Photo> {
  return db.runTransaction(async (transaction) => {
    const current = read(preparedMediaSchema, await transaction.get(note))
    if (!current || current.removing) throw new DomainError('try-again')
    if (current.photo) return current.photo
    transaction.update(note, { photo })
    return photo
  })
}

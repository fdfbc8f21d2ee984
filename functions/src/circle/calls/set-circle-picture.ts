import { setCirclePicture as contract } from '@varanda/domain/circle/calls/set-circle-picture'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { circlePictureObjects, circlePictureShape, circlePictureWidth } from '@varanda/domain/circle/picture'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { FieldValue } from 'firebase-admin/firestore'
import { bucket, db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { renderCuts } from '../../media/render-cuts.ts'
import { renderUpload } from '../../media/render-upload.ts'
import { keepCirclePicture } from '../keep-circle-picture.ts'
import { readBookAs } from '../read-book.ts'

/** Asks who owns the circle before it draws anything, and once more when it names what it drew. */
export const setCirclePicture = callable(
  contract,
  async ({ circleId, uploadId }, { uid }, { now }) => {
    const ofOwner = () =>
      db.runTransaction(async (transaction) => {
        const book = await readBookAs(transaction, circleId, uid)
        checkOwner(book)
        return book.circle.picture
      })
    const upload = uploadId && bucket().file(objects.upload(uid, uploadId))
    if (upload && (await ofOwner()) !== uploadId) {
      const cut = (original: Buffer) => renderCuts(original, circlePictureShape, [circlePictureWidth])
      const [bytes] = await renderUpload(upload, cut)
      await bucket()
        .file(circlePictureObjects.picture(circleId, uploadId))
        .save(bytes!, { resumable: false, contentType: 'image/webp', metadata: { metadata: { uploader: uid } } })
    }
    const named = db.runTransaction(async (transaction) => {
      const book = await readBookAs(transaction, circleId, uid)
      checkOwner(book)
      transaction.update(db.doc(paths.circle(circleId)), { picture: uploadId ?? FieldValue.delete() })
      return book.circle.picture
    })
    const before = await named.catch(async (error: unknown) => {
      // The end of the circle may have looked for its files already.
      if (uploadId && error instanceof DomainError) await deleteFiles(circlePictureObjects.picture(circleId, uploadId))
      throw error
    })
    await keepCirclePicture(circleId, before, now)
    if (upload) await upload.delete({ ignoreNotFound: true })
    return { picture: uploadId }
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
)

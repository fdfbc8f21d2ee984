import { DomainError } from '@varanda/domain/errors'
import { setPortrait as contract } from '@varanda/domain/member/calls/set-portrait'
import { memberSchema } from '@varanda/domain/member/member'
import { takenPhoto } from '@varanda/domain/member/photo'
import { portraitObjects, portraitShape, portraitSizes, portraitWidths } from '@varanda/domain/member/portrait'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { bucket, db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { read } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { renderCuts } from '../../media/render-cuts.ts'
import { renderUpload } from '../../media/render-upload.ts'

/**
 * Stores the sizes, then names them in the profile, then deletes the upload. What the profile does not name is nobody's:
 * `keepPortraits` takes it away.
 */
export const setPortrait = callable(
  contract,
  async ({ uploadId }, { uid, authTime }) => {
    const profile = db.doc(paths.user(uid))
    const upload = bucket().file(objects.upload(uid, uploadId))
    const photo = takenPhoto(uploadId)
    if (read(memberSchema, await profile.get())?.photo !== photo) {
      const widths = portraitSizes.map((size) => portraitWidths[size])
      const cuts = await renderUpload(upload, (original) => renderCuts(original, portraitShape, widths))
      await Promise.all(
        portraitSizes.map((size, index) =>
          bucket()
            .file(portraitObjects.rendition(uid, uploadId, size))
            .save(cuts[index]!, {
              resumable: false,
              contentType: 'image/webp',
              metadata: { metadata: { uploader: uid } },
            }),
        ),
      )
      const named = db.runTransaction(async (transaction) => {
        checkMember(read(standingSchema, await transaction.get(db.doc(paths.standing(uid)))), authTime)
        transaction.update(profile, { photo })
      })
      await named.catch(async (error: unknown) => {
        // An erasure that came meanwhile may have looked for files already.
        if (error instanceof DomainError) await deleteFiles(portraitObjects.of(uid) + uploadId)
        throw error
      })
    }
    await upload.delete({ ignoreNotFound: true })
    return { photo }
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
)

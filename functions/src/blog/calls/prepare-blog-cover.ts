import { preparedCoverSchema } from '@varanda/domain/blog/blog'
import { coverObject, coverObjectsOf, coverTypes } from '@varanda/domain/blog/blog-cover'
import { prepareBlogCover as contract } from '@varanda/domain/blog/calls/prepare-blog-cover'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { bucket, db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { renderUpload } from '../../media/render-upload.ts'
import { renderCover } from '../render-cover.ts'

/**
 * Stores the files, then the note by which posts may use them, then deletes the upload: a call that dies at any point
 * is finished by a second one. Whoever is no administrator any more by then leaves no files.
 */
export const prepareBlogCover = callable(
  contract,
  async ({ uploadId: id }, admin, { now }) => {
    const { uid } = admin
    const note = db.doc(paths.blogCover(id))
    const upload = bucket().file(objects.upload(uid, id))
    const before = read(preparedCoverSchema, await note.get())
    if (before) {
      await upload.delete({ ignoreNotFound: true })
      return before
    }
    const rendered = await renderUpload(upload, renderCover)
    await Promise.all(
      rendered.files.map(({ file, bytes }) =>
        bucket()
          .file(coverObject(id, file))
          .save(bytes, {
            resumable: false,
            contentType: coverTypes[file.format],
            metadata: { metadata: { uploader: uid } },
          }),
      ),
    )
    const cover = { id, ...rendered.size }
    const noted = runLogged(async (transaction) => {
      await actingAdmin(transaction, admin)
      if ((await transaction.get(note)).exists) return
      transaction.create(note, cover)
      const at = Timestamp.fromDate(now)
      writeDown(transaction, { at, by: uid, act: 'blog-cover-prepared', target: note.path, rev: null })
    })
    await noted.catch(async (error: unknown) => {
      // What a call of before has finished stays.
      if (error instanceof DomainError && !(await note.get()).exists) await deleteFiles(coverObjectsOf(id))
      throw error
    })
    await upload.delete({ ignoreNotFound: true })
    return cover
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
)

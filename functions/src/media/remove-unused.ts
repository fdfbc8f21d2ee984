import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { objects, preparedMediaSchema, unusedUntil } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { deleteFiles } from './delete-files.ts'

/** Marks the photo before deleting it; `createPost` refuses marked ones, so no post ever shows a deleted photo. */
export async function removeUnused(
  { postId, mediaId }: AlarmReference<'remove-photo'>,
  now: Date,
): Promise<Moment | null> {
  const reference = db.doc(paths.media(postId, mediaId))
  const until = await db.runTransaction(async (transaction) => {
    const current = read(preparedMediaSchema, await transaction.get(reference))
    if (!current?.unusedSince) return null
    const until = unusedUntil(current.unusedSince)
    if (until <= now.getTime()) transaction.update(reference, { removing: true })
    return until
  })
  if (until === null) return null
  if (until > now.getTime()) return Timestamp.fromMillis(until)
  await deleteFiles(objects.media(postId, mediaId))
  await reference.delete()
  return null
}

import { paths } from '@varanda/domain/paths'
import type { PreparedMedia } from '@varanda/domain/post/media'
import { objects } from '@varanda/domain/post/media'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { erasePost, hasOpenReport } from '../../post/erase-post.ts'
import type { Erasing, Left } from './slice.ts'

/** Each is a walk over all who hold it. */
const perSlice = 5
const longAgo = new Timestamp(0, 0)

/**
 * Posts, with what others left below them. Nothing can be sent in their name any more, so no tombstone is needed; where a report is
 * open one stays, nameless, until what it sealed may go.
 */
export async function erasePosts({ uid, alias, now }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.posts).where('author.uid', '==', uid).limit(perSlice).get()
  let isLeft = size === perSlice
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(ref)
      if (!found.exists) return
      const post = readIfWhole(postSchema, found)
      if (post && (stateOf(post) === 'erasing' || stateOf(post) === 'tombstone')) return
      // Whoever comes beside this finds the same.
      const over = { deleted: true, until: longAgo } satisfies Partial<Post>
      if (post) transaction.update(ref, { ...over, removed: FieldValue.delete(), rev: FieldValue.increment(1) })
      else transaction.set(ref, { author: { uid }, kind: 'text', text: '', createdAt: longAgo, rev: 1, ...over })
    })
    await erasePost(id, now)
    const isHeld = await hasOpenReport(id)
    const isGone = await db.runTransaction(async (transaction) => {
      const found = await transaction.get(ref)
      const post = readIfWhole(postSchema, found)
      if (!found.exists) return true
      if (!post || stateOf(post) !== 'tombstone') return false
      if (isHeld) transaction.update(ref, { 'author.uid': alias })
      else {
        transaction.delete(ref)
        setAlarm(transaction, 'settle-audience', { postId: id }, null)
        setAlarm(transaction, 'settle-post', { postId: id }, null)
      }
      return true
    })
    if (!isGone) isLeft = true
  }
  return isLeft ? { after: '' } : 'over'
}

/** Photos that no post took. */
export async function eraseMedia({ uid }: Erasing): Promise<Left> {
  const author: keyof PreparedMedia = 'author'
  const { docs, size } = await db.collection(paths.allMedia).where(author, '==', uid).limit(20).get()
  for (const found of docs) {
    const { postId, mediaId } = found.data() as PreparedMedia
    if (await hasOpenReport(postId)) {
      // It goes with the report.
      await found.ref.update({ [author]: '' })
      continue
    }
    await deleteFiles(objects.media(postId, mediaId))
    const batch = db.batch()
    batch.delete(found.ref)
    setAlarm(batch, 'remove-photo', { postId, mediaId }, null)
    await batch.commit()
  }
  return size < 20 ? 'over' : { after: '' }
}

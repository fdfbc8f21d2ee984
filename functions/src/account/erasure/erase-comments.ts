import { paths } from '@varanda/domain/paths'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { tidyComments } from '../../post/tidy-comments.ts'
import { dropCopyOf } from './drop-copy-of.ts'
import { perPage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/**
 * What they said below others' posts: the words go at once, and the place too where nothing stands below it. Triggers count
 * anew and take what was felt about it, as when somebody deletes a comment.
 */
export async function eraseComments({ uid, alias }: Erasing): Promise<Left> {
  const { docs, size } = await db.collectionGroup('comments').where('author.uid', '==', uid).limit(perPage).get()
  for (const { id, ref } of docs) {
    const post = ref.parent.parent!
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(ref)
      if (!found.exists) return
      const { createdAt, replyTo, reactions } = readIfWhole(commentSchema, found) ?? {}
      if (!createdAt) return transaction.delete(ref)
      const empty: Comment = {
        author: { uid: alias, name: '' },
        text: '',
        createdAt,
        deleted: true,
        ...(replyTo && { replyTo }),
        ...(reactions && { reactions }),
      }
      return transaction.set(ref, empty)
    })
    await tidyComments(post.id, [id])
    await dropCopyOf((await post.get()).get('author.uid'))
  }
  return size < perPage ? 'over' : { after: '' }
}

/** What functions counted of a comment names who reacted last; a count that is under way writes it anew. */
export async function eraseReactions({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collectionGroup('reactions').where('uid', '==', uid).limit(perPage).get()
  for (const found of docs) {
    const thing: unknown = found.get('thing')
    const postId = found.ref.parent.parent!.id
    const place = typeof thing === 'string' && thing !== 'post' ? db.doc(paths.comment(postId, thing)) : undefined
    await db.runTransaction(async (transaction) => {
      const held = place && (await transaction.get(place))
      const newest: unknown = held?.get('reactions.newest')
      const named = Array.isArray(newest) ? newest.filter((one: { uid?: unknown }) => one?.uid === uid) : []
      if (named.length > 0) transaction.update(held!.ref, { 'reactions.newest': FieldValue.arrayRemove(...named) })
      transaction.delete(found.ref)
    })
  }
  return size < perPage ? 'over' : { after: '' }
}

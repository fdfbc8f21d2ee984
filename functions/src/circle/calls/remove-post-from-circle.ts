import { removePostFromCircle as contract } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { checkLookingAfter } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { keptAudienceSchema } from '@varanda/domain/post/audience'
import { postSchema } from '@varanda/domain/post/post'
import { circleSource } from '@varanda/domain/source/reach'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { settleAudienceSoon } from '../../post/settle-audience.ts'
import { takeFromOutside } from '../../post/take-from-outside.ts'
import { readBookAs } from '../read-book.ts'

/** By a new `rev` a fan-out that is under way begins again and finds the circle gone from the audience. */
export const removePostFromCircle = callable(contract, async ({ circleId, postId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkLookingAfter(book)
    const [found, kept] = await transaction.getAll(db.doc(paths.post(postId)), db.doc(paths.postAudience(postId)))
    const post = read(postSchema, found)
    const audience = read(keptAudienceSchema, kept)
    if (!post || post.deleted || !audience || 'base' in audience || !audience.circles.includes(circleId)) {
      throw new DomainError('post-unknown')
    }
    if (audience.taken?.includes(circleId)) return
    transaction.update(kept!.ref, { taken: FieldValue.arrayUnion(circleId) })
    transaction.update(found!.ref, { rev: FieldValue.increment(1) })
    const source = paths.sourcePost(circleSource(circleId), postId)
    transaction.delete(db.doc(source))
    const author = post.author.uid
    if (author !== uid) {
      const at = Timestamp.fromDate(now)
      record(transaction, { kind: 'group-post-taken', source, turn: now.getTime(), at, by: uid, about: [author] })
    }
    settleAudienceSoon(transaction, postId, now)
  })
  await takeFromOutside(postId)
  return {}
})

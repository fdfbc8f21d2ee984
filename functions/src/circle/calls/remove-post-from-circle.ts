import { removePostFromCircle as contract } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { checkLookingAfter } from '@varanda/domain/circle/may-manage'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { takeFromOutside } from '../../post/take-from-outside.ts'
import { readBookAs } from '../read-book.ts'
import { takingPost } from '../take-post.ts'

export const removePostFromCircle = callable(contract, async ({ circleId, postId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    checkLookingAfter(await readBookAs(transaction, circleId, uid))
    const take = await takingPost(transaction, circleId, postId)
    take?.(uid, now)
  })
  await takeFromOutside(postId)
  return {}
})

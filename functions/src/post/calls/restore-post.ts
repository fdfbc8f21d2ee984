import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { restorePost as contract } from '@varanda/domain/post/calls/restore-post'
import { postSchema } from '@varanda/domain/post/post'
import { mayRestore, stateOf } from '@varanda/domain/post/removal'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { readAudience } from '../read-audience.ts'
import { restore } from '../restore.ts'

/** Lets the post stand again in one transaction, which an erasure either finds or has come before. */
export const restorePost = callable(contract, async ({ postId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const [found, chosen] = await transaction.getAll(db.doc(paths.post(postId)), db.doc(paths.postAudience(postId)))
    const post = read(postSchema, found)
    if (post?.author.uid !== uid) throw new DomainError('post-unknown')
    if (stateOf(post) === 'live') return
    const audience = readAudience(chosen)
    if (!mayRestore(post, now) || !audience) throw new DomainError('undo-too-late')
    await restore(transaction, postId, post, audience, now)
  })
  await enqueueAhead('fanOutPost', { postId })
  return {}
})

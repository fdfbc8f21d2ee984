import { publishPost } from '@varanda/domain/blog/blog-editing'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { db } from '../../lib/app.ts'
import { editPost, revisionOf } from '../edit-post.ts'

const perRound = 50

/** Publishes the revisions whose time has come. Each decides anew in its transaction, so twice is once. */
export const publishDuePosts = onSchedule({ schedule: 'every 1 minutes' }, async () => {
  const now = Timestamp.now()
  const due = await db.collection(paths.blogPosts).where('publishAt', '<=', now).limit(perRound).get()
  for (const { id } of due.docs) {
    try {
      await editPost(id, null, now.toDate(), async (found, transaction) => {
        if (!found?.publishAt || !found.publishRev || found.publishAt.toMillis() > now.toMillis()) return null
        const { before, revision } = await revisionOf(id, found.publishRev, found, transaction)
        return { post: publishPost(before, revision, now), act: 'blog-published', rev: revision.rev }
      })
    } catch (error) {
      // A full blog holds up this one; the others are not to wait for it.
      if (!(error instanceof DomainError)) throw error
      console.error(`${paths.blogPost(id)} could not be published: ${error.code}`)
    }
  }
})

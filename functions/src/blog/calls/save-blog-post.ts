import type { BlogEdition } from '@varanda/domain/blog/blog'
import { blogRevisionSchema } from '@varanda/domain/blog/blog'
import { isSameEdition, savePost } from '@varanda/domain/blog/blog-editing'
import { saveBlogPost as contract } from '@varanda/domain/blog/calls/save-blog-post'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { editPost } from '../edit-post.ts'
import { cleanTexts, measuredCover } from '../written-edition.ts'

/**
 * Writes the post and its revision together; a repeated call finds the revision of the first and changes nothing. What is
 * saved as it stands already makes no revision either: it is answered with the one that says the same.
 */
export const saveBlogPost = callable(contract, async (input, admin, { now }) => {
  const { id, baseRev } = input
  const savedAt = Timestamp.fromDate(now)
  let rev = baseRev + 1
  const texts = cleanTexts(input.texts)
  await editPost(id, admin, now, async (before, transaction) => {
    rev = baseRev + 1
    const cover = await measuredCover(input.cover, (reference) => transaction.get(reference))
    const edition: BlogEdition = { texts, tags: input.tags, author: input.author, cover }
    if (before && before.rev === rev) {
      const saved = read(blogRevisionSchema, await transaction.get(db.doc(paths.blogRevision(id, rev))))
      if (saved?.savedBy === admin.uid && isSameEdition(saved, edition)) return null
    }
    const post = savePost(before, baseRev, edition, savedAt)
    if (before) {
      const newest = read(blogRevisionSchema, await transaction.get(db.doc(paths.blogRevision(id, before.rev))))
      if (newest && isSameEdition(newest, edition)) {
        rev = before.rev
        return null
      }
    }
    return { post, revision: { ...edition, rev, savedAt, savedBy: admin.uid }, act: 'blog-saved', rev }
  })
  return { rev }
})

import { paths } from '@varanda/domain/paths'
import { circlesGone, stillGiving } from '@varanda/domain/post/audience-change'
import { type Entry, grantSchema } from '@varanda/domain/post/entry'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { holderOf, walkEntries } from './entries-of.ts'
import { readAudience } from './read-audience.ts'

/**
 * Takes a post that stands from whomever its audience is for no more: each source that gives it no more out of their
 * grant, and the entry with the last.
 */
export function takeFromOutside(postId: string): Promise<void> {
  return walkEntries(db, postId, [], async (transaction, post, copies) => {
    const [kept, ...grants] = await transaction.getAll(
      db.doc(paths.postAudience(postId)),
      ...copies.map((copy) => db.doc(paths.grant(holderOf(copy), postId))),
    )
    const audience = readAudience(kept)
    if (!audience) return
    for (const [index, grant] of grants.entries()) {
      const held = readIfWhole(grantSchema, grant)
      if (!held) continue
      const entry = copies[index]!
      const still = stillGiving(post.author.uid, audience, holderOf(entry), held.sources)
      if (still.length === held.sources.length) continue
      if (still.length === 0) {
        transaction.delete(grant.ref)
        transaction.delete(entry.ref)
        continue
      }
      transaction.update(grant.ref, { sources: still })
      const gone = circlesGone(held.sources, still)
      if (gone.length > 0) {
        transaction.update(entry.ref, { ['circles' satisfies keyof Entry]: FieldValue.arrayRemove(...gone) })
      }
    }
  })
}

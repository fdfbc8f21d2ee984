import { paths } from '@varanda/domain/paths'
import { circlesGone, stillGiving } from '@varanda/domain/post/audience-change'
import { type Entry, grantSchema } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { entriesOf, holderOf } from './entries-of.ts'
import { readAudience } from './read-audience.ts'

/** Two writes a reader; short transactions meet fewer others. */
const perChunk = 100

/**
 * Takes a post that stands from whomever its audience is for no more: each source that gives it no more out of their
 * grant, and the entry with the last. Safe at any time, any number of times.
 */
export async function takeFromOutside(postId: string): Promise<void> {
  const copies = entriesOf(db, postId).orderBy(FieldPath.documentId()).limit(perChunk)
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? copies.startAfter(last) : copies).get()
    if (docs.length > 0) await takeFrom(postId, docs.map(holderOf))
    if (docs.length < perChunk) return
    last = docs.at(-1)
  }
}

async function takeFrom(postId: string, holders: readonly string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [found, kept, ...grants] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.postAudience(postId)),
      ...holders.map((uid) => db.doc(paths.grant(uid, postId))),
    )
    const post = read(postSchema, found)
    const audience = readAudience(kept)
    // Who has what of a deleted one, its deletion says.
    if (!post || post.deleted || !audience) return
    for (const [index, grant] of grants.entries()) {
      const held = readIfWhole(grantSchema, grant)
      if (!held) continue
      const reader = holders[index]!
      const still = stillGiving(post.author.uid, audience, reader, held.sources)
      if (still.length === held.sources.length) continue
      const entry = db.doc(paths.entry(reader, postId))
      if (still.length === 0) {
        transaction.delete(grant.ref)
        transaction.delete(entry)
        continue
      }
      transaction.update(grant.ref, { sources: still })
      const gone = circlesGone(held.sources, still)
      if (gone.length > 0) {
        transaction.update(entry, { ['circles' satisfies keyof Entry]: FieldValue.arrayRemove(...gone) })
      }
    }
  })
}

import { paths } from '@varanda/domain/paths'
import { readersOf } from '@varanda/domain/post/audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import { reachedThrough } from '@varanda/domain/source/roster'
import { memberRow, memberRowSchema, reaches, sourceOf, sourcePostSchema, startOf } from '@varanda/domain/source/source'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { type EntryToGive, giveEntries } from './give-entries.ts'
import { rosterOf } from './roster.ts'

/** The exact time and the id of the post where the page before ended; several posts may be of one moment. */
export interface BackFillPlace {
  seconds: number
  nanoseconds: number
  postId: string
}

/**
 * Gives `reader` one page of what `author` shared with their connections, newest first and as far back as the reader's
 * row says, from `place` on. Answers where the next page begins, or null at the end or when the two are apart. Row and
 * posts are read in the transaction that gives the entries: what was taken away meanwhile is not given, and two who
 * parted and met again share only later posts, however late a copy of this comes.
 */
export async function backFillPage(
  reader: string,
  author: string,
  size: number,
  place?: BackFillPlace,
): Promise<BackFillPlace | null> {
  const source = sourceOf(author)
  const rowReference = db.doc(memberRow(source, reader))
  return db.runTransaction(async (transaction) => {
    const row = read(memberRowSchema, await transaction.get(rowReference))
    if (!row) return null
    const people = await rosterOf(transaction, author)
    const shared = db
      .collection(paths.sourcePosts(source))
      .where('createdAt', '>=', Timestamp.fromMillis(startOf(row)))
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
    const rest = place ? shared.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.postId) : shared
    const { docs } = await transaction.get(rest.limit(size))
    const posts = docs.length > 0 ? await transaction.getAll(...docs.map(({ id }) => db.doc(paths.post(id)))) : []
    const entries = docs.flatMap((one, index): EntryToGive[] => {
      const link = readIfWhole(sourcePostSchema, one)
      const post = readIfWhole(postSchema, posts[index])
      if (!link || !post || post.deleted || link.except.includes(reader) || !reaches(row, post.createdAt)) return []
      const audience = { base: 'connections', except: link.except } as const
      const readers = readersOf(audience, reachedThrough({ people }, post.createdAt))
      return [{ reader, entry: entryOf(one.id, post, othersOf(reader, readers)) }]
    })
    giveEntries(transaction, entries, source)
    const last = docs.at(-1)
    if (!last || docs.length < size) return null
    const { seconds, nanoseconds } = last.get('createdAt') as Timestamp
    return { seconds, nanoseconds, postId: last.id }
  })
}

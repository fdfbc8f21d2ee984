import { paths } from '@varanda/domain/paths'
import { readersOf } from '@varanda/domain/post/audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import { reachedThrough } from '@varanda/domain/source/roster'
import {
  type MemberRow,
  memberRow,
  memberRowSchema,
  reaches,
  sourceOf,
  sourcePostSchema,
  startOf,
} from '@varanda/domain/source/source'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { type EntryToGive, giveEntries } from './give-entries.ts'
import { rosterOf } from './roster.ts'

/**
 * Gives `reader` the next page of what `author` shared with their connections, newest first and as far back as the
 * reader's row says; the row also keeps how far it has come. Answers whether there may be more. Row and posts are read
 * in the transaction that gives the entries: what was taken away meanwhile is not given, and two who parted and met
 * again share only later posts, however late a copy of this comes.
 */
export async function backFillPage(reader: string, author: string, size: number): Promise<boolean> {
  const source = sourceOf(author)
  const rowReference = db.doc(memberRow(source, reader))
  return db.runTransaction(async (transaction) => {
    const row = read(memberRowSchema, await transaction.get(rowReference))
    if (!row || row.brought === 'all') return false
    const { brought } = row
    const people = await rosterOf(transaction, author)
    const shared = db
      .collection(paths.sourcePosts(source))
      .where('createdAt', '>=', Timestamp.fromMillis(startOf(row)))
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
    const rest = brought ? shared.startAfter(brought.createdAt, brought.postId) : shared
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
    const isOver = !last || docs.length < size
    const come: MemberRow['brought'] = isOver ? 'all' : { createdAt: last.get('createdAt'), postId: last.id }
    transaction.update(rowReference, { brought: come })
    return !isOver
  })
}

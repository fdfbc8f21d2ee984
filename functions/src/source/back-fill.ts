import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { entryOf, grantSchema, type Others, othersOf } from '@varanda/domain/post/entry'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { circleOf, readersOf } from '@varanda/domain/source/reach'
import { type Roster, reachedThrough } from '@varanda/domain/source/roster'
import {
  type MemberRow,
  memberRow,
  memberRowSchema,
  reaches,
  type Source,
  type SourcePost,
  sourcePostSchema,
  startOf,
} from '@varanda/domain/source/source'
import { FieldPath, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { readCircles, toldOf } from '../circle/read-circles.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { type EntryToGive, giveEntries } from './give-entries.ts'
import { rosterOf } from './roster.ts'

/**
 * Gives `reader` the next page of what was shared through a source, newest first and as far back as the reader's row
 * says; the row also keeps how far it has come. Answers whether there may be more. Row and posts are read in the
 * transaction that gives the entries: what was taken away meanwhile is not given, and two who parted and met again
 * share only later posts, however late a copy of this comes.
 */
export async function backFillPage(reader: string, source: Source, size: number): Promise<boolean> {
  const rowReference = db.doc(memberRow(source, reader))
  const circle = circleOf(source)
  return db.runTransaction(async (transaction) => {
    const row = read(memberRowSchema, await transaction.get(rowReference))
    if (!row || row.brought === 'all') return false
    const { brought } = row
    const told = toldOf(await readCircles(transaction, circle ? [circle] : [], reader))
    const people = circle ? {} : await rosterOf(transaction, source.slice(source.indexOf('/') + 1))
    const shared = db
      .collection(paths.sourcePosts(source))
      .where('createdAt', '>=', Timestamp.fromMillis(startOf(row)))
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
    const rest = brought ? shared.startAfter(brought.createdAt, brought.postId) : shared
    const { docs } = await transaction.get(rest.limit(size))
    const posts = docs.length > 0 ? await transaction.getAll(...docs.map(({ id }) => db.doc(paths.post(id)))) : []
    const held = circle ? await heldAlready(transaction, reader, source, docs, row) : new Set<string>()
    const entries = docs.flatMap((one, index): EntryToGive[] => {
      const link = readIfWhole(sourcePostSchema, one)
      const post = readIfWhole(postSchema, posts[index])
      if (
        held.has(one.id) ||
        !link ||
        !post ||
        post.deleted ||
        link.except.includes(reader) ||
        !reaches(row, post.createdAt)
      )
        return []
      const entry = entryOf(one.id, post, othersThen(reader, source, link, post, people))
      return [{ reader, entry, sources: [source] }]
    })
    giveEntries(transaction, entries, told)
    const last = docs.at(-1)
    const isOver = !last || docs.length < size
    const come: MemberRow['brought'] = isOver ? 'all' : { createdAt: last.get('createdAt'), postId: last.id }
    transaction.update(rowReference, { brought: come })
    return !isOver
  })
}

/** Short transactions meet fewer others. */
const perPage = 100

/** Gives `reader` all of it, page by page. */
export async function backFillAll(reader: string, source: Source): Promise<void> {
  let more = true
  while (more) more = await backFillPage(reader, source, perPage)
}

/** A post of this many milliseconds before somebody came, or later, may be on its way to them already. */
const overlap = 60_000

/** Which of the posts a fan-out has given them, with more names than are known here. */
async function heldAlready(
  transaction: Transaction,
  reader: string,
  source: Source,
  posts: readonly QueryDocumentSnapshot[],
  { since }: MemberRow,
): Promise<Set<string>> {
  const late = posts.filter((post) => post.get('createdAt').toMillis() > since.toMillis() - overlap)
  if (late.length === 0) return new Set()
  const grants = await transaction.getAll(...late.map(({ id }) => db.doc(paths.grant(reader, id))))
  const given = grants.filter((grant) => readIfWhole(grantSchema, grant)?.sources.includes(source))
  return new Set(given.map(({ id }) => id))
}

/** To how many a circle's post went; of one to connections, whom it reaches now, the newcomer among them. */
function othersThen(reader: string, source: Source, link: SourcePost, post: Post, people: Roster['people']): Others {
  if (circleOf(source) && link.readers !== undefined) return { count: link.readers, uids: [] }
  const connections = reachedThrough({ people }, post.createdAt)
  return othersOf(reader, readersOf(link.author, forConnections(link.except), { connections }))
}

import { paths } from '@varanda/domain/paths'
import { type Receipt, receiptSchema } from '@varanda/domain/post/activity'
import { audienceSchema, readersOf } from '@varanda/domain/post/audience'
import type { Entry, Others } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import { reachedThrough } from '@varanda/domain/source/roster'
import { memberRow, sourceOf, sourcePostOf } from '@varanda/domain/source/source'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { entriesOf, holderOf } from '../../post/entries-of.ts'
import { rosterOf } from '../roster.ts'

/** Two writes an entry; short transactions meet fewer others. */
const perChunk = 100

/** Takes names out of a post and its copies, leaves it with its source, and keeps of its receipt who had it first. */
export async function migratePost(id: string): Promise<void> {
  if (!(await hasNames(id))) return
  const { docs } = await entriesOf(db, id).get()
  for (let from = 0; from < docs.length; from += perChunk) {
    await migrateCopies(docs.slice(from, from + perChunk), id)
  }
  const author = await migrateAround(id, new Set(docs.map(holderOf)))
  if (!author) return
  // Who came while the post was with no source yet was brought nothing of it.
  for (const reader of author.lacking) {
    await enqueue('backFillFeed', { reader, author: author.uid }, { id: `back-fill-again-${reader}-${author.uid}` })
  }
}

/** The name goes last, with what else hangs on the post: it says that there is still something to do. */
async function hasNames(id: string): Promise<boolean> {
  return (await db.doc(paths.post(id)).get()).get('author.name') !== undefined
}

async function migrateCopies(copies: readonly DocumentSnapshot[], id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const entries = await transaction.getAll(...copies.map(({ ref }) => ref))
    for (const entry of entries) {
      // Taken away meanwhile, or done before.
      if (entry.get('author.name') === undefined) continue
      const { author, others } = entry.data() as Entry & { others: Others & { people?: { uid?: string }[] } }
      const uids = (others.people ?? []).flatMap(({ uid }) => uid ?? [])
      transaction.update(entry.ref, { author: { uid: author.uid }, others: { count: others.count, uids } })
      transaction.update(db.doc(paths.grant(holderOf(entry), id)), { sources: [sourceOf(author.uid)] })
    }
  })
}

/** Answers whose post it is, and which of those whom it reaches lack it. */
async function migrateAround(
  id: string,
  holders: ReadonlySet<string>,
): Promise<{ uid: string; lacking: string[] } | null> {
  return db.runTransaction(async (transaction) => {
    const [stored, chosen, told, activity] = await transaction.getAll(
      db.doc(paths.post(id)),
      db.doc(paths.postAudience(id)),
      db.doc(paths.receipt(id)),
      db.doc(paths.activity(id)),
    )
    const post = read(postSchema, stored)
    if (!post) return null
    const author = post.author.uid
    const people = await rosterOf(transaction, author)
    const audience = read(audienceSchema, chosen)
    // Who had met the author by then had it from the first.
    const readers = (read(receiptSchema, told)?.readers ?? []).filter(
      (uid) => (people[uid]?.since.toMillis() ?? 0) <= post.createdAt.toMillis(),
    )
    transaction.update(stored!.ref, { author: { uid: author }, visibility: FieldValue.delete() })
    transaction.set(told!.ref, { readers: readers.sort() } satisfies Receipt)
    if (activity!.exists) transaction.update(activity!.ref, { readers: FieldValue.delete() })
    const shared = audience && sourcePostOf(author, audience, post.createdAt)
    if (shared) transaction.set(db.doc(paths.sourcePost(sourceOf(author), id)), shared)
    const reached = shared && !post.deleted ? readersOf(audience, reachedThrough({ people }, post.createdAt)) : []
    const lacking = reached.filter((uid) => !holders.has(uid))
    for (const uid of lacking) {
      transaction.update(db.doc(memberRow(sourceOf(author), uid)), { brought: FieldValue.delete() })
    }
    return { uid: author, lacking }
  })
}

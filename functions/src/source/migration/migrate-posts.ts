import { paths } from '@varanda/domain/paths'
import { type Receipt, receiptSchema } from '@varanda/domain/post/activity'
import type { Entry, Others } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import { readersOf } from '@varanda/domain/source/reach'
import { type Roster, reachedThrough } from '@varanda/domain/source/roster'
import { memberRow, type SourcePost, sourceOf } from '@varanda/domain/source/source'
import {
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { holderOf } from '../../post/entries-of.ts'
import { readAudience } from '../../post/read-audience.ts'
import { rosterOf } from '../roster.ts'

/** Two writes a copy; what members write meanwhile waits a few hundredths of a second for one transaction. */
const copiesAtOnce = 200
/** As many as one query may ask for. */
const postsAtOnce = 30
/** How often copies may be given or taken between being read and being written. */
const maxAttempts = 20

const postIdField: keyof Entry = 'postId'

/**
 * Takes names out of posts and their copies, leaves them with their source, and keeps of each receipt who had it first:
 * many posts a transaction, since most have few readers. A post's name goes last, with what else hangs on it: it says
 * that there is still something to do.
 */
export async function migratePosts(all: readonly DocumentSnapshot[]): Promise<void> {
  const old = all.filter((post) => post.get('author.name') !== undefined)
  if (old.length === 0) return
  const receipts = await db.getAll(...old.map(({ id }) => db.doc(paths.receipt(id))))
  let together: string[] = []
  let copies = 0
  for (const [at, { id }] of old.entries()) {
    // A receipt of before follows who comes and goes: so many copies there are, and the author's.
    const told = receipts[at]!.get('readers' satisfies keyof Receipt) as string[] | undefined
    const expected = 1 + (told?.length ?? 0)
    if (together.length > 0 && (copies + expected > copiesAtOnce || together.length === postsAtOnce)) {
      await migrateTogether(together)
      together = []
      copies = 0
    }
    together.push(id)
    copies += expected
  }
  await migrateTogether(together)
}

async function migrateTogether(ids: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const lacking = await tryTogether(ids)
      // Who came while a post was with no source yet was brought nothing of it.
      for (const { reader, author } of lacking) {
        await enqueue(
          'backFillFeed',
          { reader, source: sourceOf(author) },
          { id: `back-fill-again-${reader}-${author}` },
        )
      }
      return
    } catch (error) {
      if (!isOutdated(error) || attempt === maxAttempts) throw error
    }
  }
}

/** Whether a copy was given or taken after it had been read. */
function isOutdated(error: unknown): boolean {
  const [notFound, failedPrecondition] = [5, 9]
  const { code } = error as { code?: unknown }
  return code === notFound || code === failedPrecondition
}

interface Lacking {
  reader: string
  author: string
}

async function tryTogether(ids: readonly string[]): Promise<Lacking[]> {
  const { docs } = await db
    .collectionGroup('feed')
    .where(postIdField, 'in', ids)
    .select(postIdField, 'author' satisfies keyof Entry, 'others' satisfies keyof Entry)
    .get()
  const holders = Map.groupBy(docs, (entry) => entry.get(postIdField) as string)
  const copies = docs.filter((entry) => entry.get('author.name') !== undefined)
  // More than one transaction should write: a post of very many readers.
  while (copies.length > copiesAtOnce) {
    const some = copies.splice(0, copiesAtOnce)
    await db.runTransaction(async (transaction) => writeCopies(transaction, some))
  }
  return db.runTransaction(async (transaction) => {
    const around = await readAround(transaction, ids)
    writeCopies(transaction, copies)
    return around.flatMap((one) => writeAround(transaction, one, new Set((holders.get(one.id) ?? []).map(holderOf))))
  })
}

/** Each only if it is still what was read. */
function writeCopies(transaction: Transaction, copies: readonly QueryDocumentSnapshot[]): void {
  for (const entry of copies) {
    const { author, others, postId } = entry.data() as Entry & { others: Others & { people?: { uid?: string }[] } }
    const uids = (others.people ?? []).flatMap(({ uid }) => uid ?? [])
    transaction.update(
      entry.ref,
      { author: { uid: author.uid }, others: { count: others.count, uids } },
      { lastUpdateTime: entry.updateTime },
    )
    transaction.update(db.doc(paths.grant(holderOf(entry), postId)), { sources: [sourceOf(author.uid)] })
  }
}

/** A post, what lies beside it, and whom its author knows. */
interface Around {
  id: string
  stored: DocumentSnapshot
  chosen: DocumentSnapshot
  told: DocumentSnapshot
  activity: DocumentSnapshot
  people: Roster['people']
}

async function readAround(transaction: Transaction, ids: readonly string[]): Promise<Around[]> {
  const beside = [paths.post, paths.postAudience, paths.receipt, paths.activity]
  const documents = await transaction.getAll(...ids.flatMap((id) => beside.map((path) => db.doc(path(id)))))
  const around: Around[] = []
  const rosters = new Map<string, Roster['people']>()
  for (const [at, id] of ids.entries()) {
    const [stored, chosen, told, activity] = documents.slice(at * beside.length, (at + 1) * beside.length)
    const author = read(postSchema, stored)?.author.uid
    if (author === undefined) continue
    const people = rosters.get(author) ?? (await rosterOf(transaction, author))
    rosters.set(author, people)
    around.push({ id, stored: stored!, chosen: chosen!, told: told!, activity: activity!, people })
  }
  return around
}

/** Answers which of those whom a post reaches lack it. */
function writeAround(
  transaction: Transaction,
  { id, stored, chosen, told, activity, people }: Around,
  holders: ReadonlySet<string>,
): Lacking[] {
  const post = read(postSchema, stored)!
  const author = post.author.uid
  const audience = readAudience(chosen)
  // Who had met the author by then had it from the first.
  const readers = (read(receiptSchema, told)?.readers ?? []).filter(
    (uid) => (people[uid]?.since.toMillis() ?? 0) <= post.createdAt.toMillis(),
  )
  transaction.update(stored.ref, { author: { uid: author }, visibility: FieldValue.delete() })
  transaction.set(told.ref, { readers: readers.sort() } satisfies Receipt)
  if (activity.exists) transaction.update(activity.ref, { readers: FieldValue.delete() })
  const isKept = audience?.connections === true
  if (isKept) {
    const shared: SourcePost = { author, createdAt: post.createdAt, except: audience.except, readers: readers.length }
    transaction.set(db.doc(paths.sourcePost(sourceOf(author), id)), shared)
  }
  const connections = reachedThrough({ people }, post.createdAt)
  const reached = isKept && !post.deleted ? readersOf(author, audience, { connections }) : []
  const lacking = reached.filter((uid) => !holders.has(uid))
  for (const uid of lacking) {
    transaction.update(db.doc(memberRow(sourceOf(author), uid)), { brought: FieldValue.delete() })
  }
  return lacking.map((reader) => ({ reader, author }))
}

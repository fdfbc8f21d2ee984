import type { FirstPost } from '@varanda/domain/instance/figures'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

const posted = v.pick(postSchema, ['author', 'createdAt'])

const perPage = 300
/** Pages that one round reads at most; the next round continues. */
const pages = 40
/**
 * A post is stored a little after its own time, so each round begins this many milliseconds before the last one's end.
 */
const overlap = 5 * 60_000

/**
 * Notes the author of every post since `from` as somebody who has posted, once. Answers up to where it came; safe to be
 * run twice or to die anywhere.
 */
export async function noteFirstPosts(from: Moment | null): Promise<Moment | null> {
  const since = Timestamp.fromMillis(from ? from.toMillis() - overlap : 0)
  const posts = db
    .collection(paths.posts)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .select('author', 'createdAt')
  let seen = from
  let last: QueryDocumentSnapshot | undefined
  for (let page = 0; page < pages; page++) {
    const found = await (last ? posts.startAfter(last) : posts).limit(perPage).get()
    last = found.docs.at(-1)
    if (!last) break
    const firsts = new Map<string, Moment>()
    for (const { author, createdAt } of found.docs.flatMap((post) => readIfWhole(posted, post) ?? [])) {
      if (!firsts.has(author.uid)) firsts.set(author.uid, createdAt)
    }
    await note(firsts)
    seen = last.get('createdAt') as Timestamp
    if (found.size < perPage) break
  }
  return seen
}

async function note(firsts: ReadonlyMap<string, Moment>): Promise<void> {
  const known = await db.getAll(...[...firsts.keys()].map((uid) => db.doc(paths.firstPost(uid))))
  const batch = db.batch()
  for (const { ref, exists } of known) {
    const first: FirstPost = { at: firsts.get(ref.id)! }
    if (!exists) batch.set(ref, first)
  }
  await batch.commit()
}

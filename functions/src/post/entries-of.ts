import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { type Post, postSchema } from '@varanda/domain/post/post'
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { read } from '../lib/read.ts'

const postId: keyof Entry = 'postId'

/** Every copy of a post, in whosever feed it is; of each nothing but the fields that are asked for. */
export function entriesOf(db: Firestore, id: string, ...fields: (keyof Entry)[]): Query {
  return db
    .collectionGroup('feed')
    .where(postId, '==', id)
    .select(...fields)
}

/** Whose feed a copy is in. */
export function holderOf({ ref }: DocumentSnapshot): string {
  return ref.parent.parent!.id
}

/** Short transactions meet fewer others. */
const perPage = 100

/**
 * Walks the copies of a post that stands, a page in a transaction: page and post are read in it, so that who has lost
 * the post meanwhile is left alone. Who comes meanwhile has the post as it is then. Safe at any time, any number of times.
 */
export async function walkEntries(
  db: Firestore,
  id: string,
  fields: readonly (keyof Entry)[],
  visit: (transaction: Transaction, post: Post, copies: QueryDocumentSnapshot[]) => Promise<void> | void,
): Promise<void> {
  const copies = entriesOf(db, id, ...fields)
    .orderBy(FieldPath.documentId())
    .limit(perPage)
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const docs = await db.runTransaction(async (transaction) => {
      const post = read(postSchema, await transaction.get(db.doc(paths.post(id))))
      // Who has what of a deleted one, its deletion says.
      if (!post || post.deleted) return []
      const page = await transaction.get(last ? copies.startAfter(last) : copies)
      await visit(transaction, post, page.docs)
      return page.docs
    })
    if (docs.length < perPage) return
    last = docs.at(-1)
  }
}

import type { Entry } from '@varanda/domain/post/entry'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'

const postId: keyof Entry = 'postId'

/** Every copy of a post, in whosever feed it is. */
export function entriesOf(db: Firestore, id: string): Query {
  return db.collectionGroup('feed').where(postId, '==', id).select()
}

/** Whose feed a copy is in. */
export function holderOf({ ref }: DocumentSnapshot): string {
  return ref.parent.parent!.id
}

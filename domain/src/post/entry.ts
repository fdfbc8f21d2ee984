import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import type { Post } from './post.ts'

/** How many other readers an entry names. */
export const namesInEntry = 3

/** A fellow reader, by the name under which the reader of the copy knew them then. */
export interface KnownReader {
  uid: string
  name: string
}

/** `users/{uid}/feed/{postId}`: exists exactly for those who may read the post. */
export interface Entry extends Pick<Post, 'author' | 'kind' | 'text' | 'photos' | 'createdAt' | 'rev'> {
  postId: string
  /**
   * To how many people it went besides the author and this reader, and up to three of them that this reader knows: as
   * it was when the copy was given, and never changed. Who reads it now is what the receipt says, which only the author
   * sees.
   */
  others: { count: number; people: KnownReader[] }
}

export const grantSources = ['author', 'connection'] as const
export type GrantSource = (typeof grantSources)[number]

/** `users/{uid}/grants/{postId}`: which sources gave the entry; the entry goes when the last one goes. */
export const grantSchema = v.object({
  author: v.string(),
  sources: v.array(v.picklist(grantSources)),
  createdAt: momentSchema,
})
export type Grant = v.InferOutput<typeof grantSchema>

/** The copy of a post for one reader. `known` are other readers whom this reader knows. */
export function entryOf(postId: string, post: Post, others: { count: number; known: readonly KnownReader[] }): Entry {
  const { author, kind, text, photos, createdAt, rev } = post
  return {
    postId,
    author,
    kind,
    text,
    ...(photos && { photos }),
    createdAt,
    rev,
    others: {
      count: others.count,
      people: others.known.slice(0, namesInEntry).map(({ uid, name }) => ({ uid, name })),
    },
  }
}

/** Whom a copy names. Copies from before they had uids name nobody: a name alone is not a person. */
export function knownOthers(others: { people?: readonly KnownReader[] }): readonly KnownReader[] {
  return others.people ?? []
}

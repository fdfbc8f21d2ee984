import type { Moment } from './moment.ts'
import type { Post } from './post.ts'

/** How many names of other readers an entry carries. */
export const namesInEntry = 3

/** `users/{uid}/feed/{postId}`: exists exactly for those who may read the post. */
export interface Entry extends Pick<Post, 'author' | 'kind' | 'text' | 'photos' | 'createdAt' | 'rev'> {
  postId: string
  /** How many people see it besides the author and this reader, and up to three of them that this reader knows. */
  others: { count: number; names: string[] }
}

/** `users/{uid}/grants/{postId}`: which sources gave the entry; the entry goes when the last one goes. */
export interface Grant {
  author: string
  sources: GrantSource[]
  createdAt: Moment
}

export type GrantSource = 'author' | 'connection'

/** The copy of a post for one reader. `known` are the names of other readers whom this reader knows. */
export function entryOf(postId: string, post: Post, others: { count: number; known: readonly string[] }): Entry {
  const { author, kind, text, photos, createdAt, rev } = post
  return {
    postId,
    author,
    kind,
    text,
    ...(photos && { photos }),
    createdAt,
    rev,
    others: { count: others.count, names: others.known.slice(0, namesInEntry) },
  }
}

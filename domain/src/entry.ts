import type { Moment } from './moment.ts'
import type { Post } from './post.ts'

/** How many names of other readers an entry carries. */
export const namesInEntry = 3

/** `users/{uid}/feed/{postId}`: exists exactly for those who may read the post. */
export interface Entry extends Pick<Post, 'author' | 'kind' | 'text' | 'createdAt' | 'rev'> {
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

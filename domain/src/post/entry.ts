import * as v from 'valibot'
import { type Moment, momentSchema } from '../moment.ts'
import type { Post } from './post.ts'

/** How many other readers an entry names. */
export const namesInEntry = 3

/**
 * To how many people a post went besides its author and the one who reads this copy, and up to three of them whom that
 * reader knows. It is as it was when the copy was given; names come from the reader's own roster, so that who has gone
 * since is not named.
 */
export interface Others {
  count: number
  uids: readonly string[]
}

/** `users/{uid}/feed/{postId}`: exists exactly for those who may read the post. */
export interface Entry extends Said, Pick<Post, 'author' | 'createdAt' | 'rev' | 'comments' | 'listed' | 'tier'> {
  postId: string
  others: Others
  /** The groups and followed circles by which this reader has it; absent where none, or only private ones, gave it. */
  circles?: readonly string[]
  /** When this reader kept it for later, which nobody else learns; written by their device. It goes with the copy. */
  savedAt?: Moment
}

/**
 * The one circle by which a reader has a post, if there is no more than one: where that is a group that is frozen, all there is to
 * do is to read and to delete one's own. firestore.rules ask the same.
 */
export function onlyCircleOf({ circles = [] }: Pick<Entry, 'circles'>): string | undefined {
  return circles.length === 1 ? circles[0] : undefined
}

/** What an edit changes of a post, in a copy of it as well. */
export type Said = Pick<Post, 'kind' | 'text' | 'photos' | 'tags' | 'editedAt'>

export function saidOf({ kind, text, photos, tags, editedAt }: Said): Said {
  return { kind, text, ...(photos && { photos }), ...(tags && { tags }), ...(editedAt && { editedAt }) }
}

/**
 * What copies of a post say of it. Of one for subscribers nothing: a copy stays for a moment where a place has ended, and
 * what it says is read from the post itself, which asks whether the reader's place is paid.
 */
export function copiedOf(post: Said & Pick<Post, 'tier'>): Said {
  return post.tier === undefined ? saidOf(post) : { kind: 'text', text: '' }
}

/** The field of an entry that says whose post it is. */
export const authorOfEntry = 'author.uid' satisfies `${keyof Entry & 'author'}.${keyof Entry['author'] & 'uid'}`

/** The field of an entry by which a tag finds it. */
export const tagsOfEntry = 'tags' satisfies keyof Entry

/** The field of an entry that says which circles gave it. */
export const circlesOfEntry = 'circles' satisfies keyof Entry

/** The field of an entry that says for whose subscribers it is. */
export const tierOfEntry = 'tier' satisfies keyof Entry

/** The field of an entry that says when it was kept for later; most have none. */
export const savedOfEntry = 'savedAt' satisfies keyof Entry

/** `users/{uid}/grants/{postId}`: which sources gave the entry; the entry goes when the last one goes. */
export const grantSchema = v.object({
  author: v.string(),
  createdAt: momentSchema,
  /** Each a `Source`. */
  sources: v.array(v.string()),
})
export type Grant = v.InferOutput<typeof grantSchema>

/** The copy of a post for one reader. */
export function entryOf(postId: string, post: Post, others: Others): Entry {
  const { author, createdAt, rev, comments, listed, tier } = post
  const more = {
    ...(comments === false && { comments }),
    ...(listed === false && { listed }),
    ...(tier !== undefined && { tier }),
  }
  return { postId, author: { uid: author.uid }, ...copiedOf(post), ...more, createdAt, rev, others }
}

/** The others of one reader, or of the author, among all `readers`; `known`: a few people whom they know. */
export function othersOf(reader: string, readers: readonly string[], known: readonly string[] = []): Others {
  const others = new Set(readers)
  others.delete(reader)
  return { count: others.size, uids: known.filter((uid) => others.has(uid)).slice(0, namesInEntry) }
}

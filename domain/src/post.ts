import * as v from 'valibot'
import type { Moment } from './moment.ts'

export const postLimits = { text: 5000, feedPage: 20, firstFeedDays: 30, firstFeedPosts: 20 } as const

export const postText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(postLimits.text))

/** `posts/{id}`. `rev` rises with every change; copies of a lower one never replace a higher one. */
export interface Post {
  author: { uid: string; name: string }
  kind: 'text'
  text: string
  createdAt: Moment
  rev: number
  /** Left behind by a deletion for 30 days, so that a late copy is not given back. */
  deleted?: true
}

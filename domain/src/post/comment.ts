import * as v from 'valibot'
import type { Moment } from '../moment.ts'
import { showsSomething } from '../visible-text.ts'

export const commentLimits = { text: 2000, page: 50 } as const

export const commentText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(commentLimits.text),
  v.check((text) => text.isWellFormed() && showsSomething(text)),
)

/** `posts/{id}/comments/{id}`, written by the member, checked by rules. */
export interface Comment {
  author: { uid: string; name: string }
  text: string
  createdAt: Moment
  editedAt?: Moment
}

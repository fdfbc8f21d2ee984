import * as v from 'valibot'
import { documentId } from '../document-id.ts'
import { memberUid } from '../member/member.ts'
import type { Moment } from '../moment.ts'
import type { Photo } from '../post/media.ts'
import { showsSomething } from '../visible-text.ts'

export const reportLimits = {
  /** Characters of a reporter's words, and of an answer to them. */
  words: 1000,
  answer: 500,
  perDay: 20,
  /** How long a removal can be taken back. */
  undoHours: 24,
} as const

export const reportCategories = ['hurts', 'child', 'privacy', 'fraud', 'illegal', 'other'] as const
export type ReportCategory = (typeof reportCategories)[number]

/** What can be reported. */
export const reportTarget = v.variant('kind', [
  v.object({ kind: v.literal('post'), postId: documentId }),
  v.object({ kind: v.literal('comment'), postId: documentId, commentId: documentId }),
  v.object({ kind: v.literal('member'), uid: memberUid }),
])
export type ReportTarget = v.InferOutput<typeof reportTarget>

/** A reporter's own words; may be left out. */
export const reportWords = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(reportLimits.words),
  v.check((text) => text === '' || (text.isWellFormed() && showsSomething(text))),
)

export const resolutions = ['dismissed', 'removed', 'handled'] as const
export type Resolution = (typeof resolutions)[number]

/**
 * `reports/{id}`: a member asks whoever runs the instance to look at something. Functions write it, administrators read
 * it; the reported member never does. One for each reporter and target.
 */
export interface Report {
  state: 'open' | 'resolved'
  target: ReportTarget
  /** Whose it is. */
  about: ReportedPerson
  by: ReportedPerson
  category: ReportCategory
  words: string
  at: Moment
  /** What was reported as it stood then: all that administrators see of it. */
  sealed: Sealed
  /** What administrators did with it, oldest first. */
  history: ReportStep[]
  /** Until when the last removal can be taken back; only a removed one has it. */
  undoUntil?: Moment
}

export interface ReportedPerson {
  uid: string
  name: string
  isMinor: boolean
}

/** A copy of a post, a comment, or of what a profile says. */
export interface Sealed {
  text: string
  /** The pictures themselves stay where they are; `reportedPhotos` shows them while the report is open. */
  photos?: Photo[]
  createdAt?: Moment
}

export interface ReportStep {
  at: Moment
  by: { uid: string; name: string }
  act: Resolution | 'undone'
  reason: string
}

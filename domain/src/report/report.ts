import * as v from 'valibot'
import { documentId } from '../document-id.ts'
import { memberUid } from '../member/member.ts'
import { momentSchema } from '../moment.ts'
import { photoSchema } from '../post/media.ts'
import { showsSomething } from '../visible-text.ts'

export const reportLimits = {
  /** Characters of a reporter's words, and of an answer to them. */
  words: 1000,
  answer: 500,
  perDay: 20,
  /** How long a removal can be taken back. */
  undoHours: 24,
  /** How long after its author changed a post it can be reported as it was, by whoever may have had it open. */
  seenHours: 24,
  /** How long those who look after a circle have, before administrators read a report that went to them. */
  circleHours: 48,
  /** Of one's own, and of a circle's, how many are listed at once. */
  listed: 100,
} as const

export const reportCategories = [
  'hurts',
  'child',
  'paid-child',
  'privacy',
  'fraud',
  'prizes',
  'illegal',
  'other',
] as const
export type ReportCategory = (typeof reportCategories)[number]

/** Whether somebody reports what concerns a child: those who look after a circle never read it. */
export const concernsChild = (category: ReportCategory) => category === 'child' || category === 'paid-child'

/** What can be reported. */
export const reportTargetSchema = v.variant('kind', [
  v.object({ kind: v.literal('post'), postId: documentId }),
  v.object({ kind: v.literal('comment'), postId: documentId, commentId: documentId }),
  v.object({ kind: v.literal('member'), uid: memberUid }),
  v.object({ kind: v.literal('circle'), circleId: documentId }),
])
export type ReportTarget = v.InferOutput<typeof reportTargetSchema>

/** A reporter's own words; may be left out. */
export const reportWords = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(reportLimits.words),
  v.check((text) => text === '' || (text.isWellFormed() && showsSomething(text))),
)

export const resolutions = ['dismissed', 'removed', 'handled'] as const
export type Resolution = (typeof resolutions)[number]

export const reportedPersonSchema = v.object({
  uid: v.string(),
  name: v.string(),
  isMinor: v.boolean(),
})
export type ReportedPerson = v.InferOutput<typeof reportedPersonSchema>

/** A copy of a post, a comment, or of what a profile or a circle says of itself. */
export const sealedSchema = v.object({
  text: v.string(),
  /** The pictures themselves stay where they are; `reportedPhotos` shows them while the report is open. */
  photos: v.exactOptional(v.array(photoSchema)),
  createdAt: v.exactOptional(momentSchema),
  /** Of a comment: below which other one it stood. */
  replyTo: v.exactOptional(v.string()),
})
export type Sealed = v.InferOutput<typeof sealedSchema>

export const reportStepSchema = v.object({
  at: momentSchema,
  by: v.object({ uid: v.string(), name: v.string() }),
  act: v.picklist([...resolutions, 'expelled', 'undone']),
  reason: v.string(),
  /** What the reporter is told, if anything. */
  answer: v.exactOptional(v.string()),
})
export type ReportStep = v.InferOutput<typeof reportStepSchema>

/**
 * `reports/{id}`: a member asks whoever runs the instance to look at something. Functions write it, administrators read
 * it, who are not shown who made one about themselves; no other reported member does. One for each reporter and target, and another after one by which something was taken.
 */
export const reportSchema = v.object({
  state: v.picklist(['open', 'resolved']),
  target: reportTargetSchema,
  /** Whose it is. */
  about: reportedPersonSchema,
  by: reportedPersonSchema,
  category: v.picklist(reportCategories),
  words: v.string(),
  at: momentSchema,
  /** What was reported as it stood then: all that administrators see of it. */
  sealed: sealedSchema,
  /** What administrators did with it, oldest first. */
  history: v.array(reportStepSchema),
  /** Until when the last removal can be taken back; only a removed one has it. */
  undoUntil: v.exactOptional(momentSchema),
  /** It went to those who look after this circle first, who did not answer, or not to the reporter's content. */
  circle: v.exactOptional(v.string()),
})
export type Report = v.InferOutput<typeof reportSchema>

/** What those who look after a circle can do about a report: nothing, taking the thing away, taking whoever it is out. */
export const circleResolutions = ['dismissed', 'removed', 'expelled'] as const
export type CircleResolution = (typeof circleResolutions)[number]

/**
 * `circleReports/{id}`: a report that its reporter gave to those who look after a circle. Functions only: they read it by
 * `circleReports`, without the reporter. Unanswered it becomes a report to administrators at `passAt`.
 */
export const circleReportSchema = v.object({
  ...reportSchema.entries,
  circle: v.string(),
  passAt: momentSchema,
})
export type CircleReport = v.InferOutput<typeof circleReportSchema>

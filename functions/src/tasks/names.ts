import type { Happened } from '@varanda/domain/automation/automation'
import type { Source } from '@varanda/domain/source/source'

/** `author` instead of the source: queued by a version before circles. */
type OfSource = { reader: string; source: Source } | { reader: string; author: string }

/** What one automation is to look at: ids only. `at`: when it happened, in milliseconds. */
export interface Looked {
  uid: string
  automationId: string
  factId: string
  happening: Happened & { chain: string[]; at: number }
}

/** Each task queue's deployed name and what its tasks carry. */
export interface TaskInput {
  fanOutPost: { postId: string }
  backFillFeed: OfSource
  dropEntries: OfSource
  sendMail: { mailId: string }
  sendBulkMail: { mailId: string }
  ringAlarm: { id: string; rev: string }
  makeGraph: Record<string, never>
  makeExport: { uid: string; id: string; step: number }
  eraseMember: { uid: string; step: number }
  pushNotice: { uid: string; noticeId: string; occasion: string }
  runAutomation: Looked
  recountActivity: { postId: string; commentId?: string; due: number }
}

export type TaskName = keyof TaskInput

/** Seconds that a task of a queue may run, where that is not a minute. Cloud Tasks allow half an hour at most. */
export const taskSeconds: Partial<Record<TaskName, number>> = {
  makeGraph: 1800,
  sendMail: 120,
  sendBulkMail: 120,
  makeExport: 300,
  eraseMember: 300,
}

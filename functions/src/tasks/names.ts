/** Each task queue's deployed name and what its tasks carry. */
export interface TaskInput {
  fanOutPost: { postId: string }
  backFillFeed: { reader: string; author: string }
  dropEntries: { reader: string; author: string }
  sendMail: { mailId: string }
  ringAlarm: { id: string; rev: string }
  makeGraph: Record<string, never>
  recountActivity: { postId: string; due: number }
}

export type TaskName = keyof TaskInput

/** Seconds that a task of a queue may run, where that is not a minute. Cloud Tasks allow half an hour at most. */
export const taskSeconds: Partial<Record<TaskName, number>> = { makeGraph: 1800, sendMail: 120 }

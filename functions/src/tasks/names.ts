/** Each task queue's deployed name and what its tasks carry. */
export interface TaskInput {
  fanOutPost: { postId: string }
  backFillFeed: { reader: string; author: string; before: number }
  dropEntries: { reader: string; author: string }
  recountActivity: { postId: string }
}

export type TaskName = keyof TaskInput

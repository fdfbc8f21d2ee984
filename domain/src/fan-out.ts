/** `posts/{id}/private/fanOut`: how far the copies of a post have come. Only functions read it. */
export interface FanOut {
  state: 'running' | 'done'
  /** The author's epoch that the work so far was computed from; another one means starting over. */
  epoch: number
  /** The last reader's uid that has the entry; '' before the first. */
  cursor: string
}

/** Firestore allows more, but short transactions meet fewer others. Two writes a reader. */
export const readersPerChunk = 100

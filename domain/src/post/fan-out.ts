/** `posts/{id}/private/fanOut`: how far the copies of a post have come. Only functions read it. */
export interface FanOut {
  state: 'running' | 'done'
  /** The post's revision that was handed out so far; another one means starting over. */
  rev: number
  /** The last reader's uid that was come to; '' before the first. */
  cursor: string
}

/** Firestore allows more, but short transactions meet fewer others. Two writes a reader. */
export const readersPerChunk = 100

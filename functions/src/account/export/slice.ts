import type { Export } from '@varanda/domain/account/export/export'
import { exportLimits } from '@varanda/domain/account/export/export'
import type { Binder } from './binder.ts'
import type { GroupOfCopy } from './group/read-group.ts'
import type { Copy } from './objects.ts'
import type { Whose } from './read-step.ts'

/** What is counted for whoever waits. */
export type Counts = Pick<Export, 'posts' | 'comments' | 'photos'>

/** One piece of work on a copy: what it may use up, and where it puts what it found. */
export interface Slice {
  copy: Copy
  whose: Whose
  name: string
  /** The group whose album it is, instead of all that is the member's. */
  group: GroupOfCopy | undefined
  locale: Export['locale']
  /** When it was asked for: all that is in it is of that day, whenever which piece was made. */
  askedAt: Date
  /** When this piece of work began. */
  now: Date
  binder: Binder
  counts: Counts
  /** Documents that were read. */
  read: number
}

/** Whether as much was done as one piece of work should: what is stored then is lost by no later death. */
export function isFull({ binder, read, now }: Slice): boolean {
  const { sliceBytes, sliceDocuments, sliceMs } = exportLimits
  return binder.held >= sliceBytes || read >= sliceDocuments || Date.now() - now.getTime() >= sliceMs
}

import * as v from 'valibot'
import { call } from '../../contract.ts'

export const readerChangesLimits = {
  /** Changes that are told, and as many are looked at of each source, the newest. */
  told: 200,
} as const

/** Somebody who came to see a post of mine, or went, and by which way. */
export interface ToldChange {
  uid: string
  change: 'came' | 'left'
  /** The circle by which; null: by knowing me. */
  circle: string | null
  /** In milliseconds. */
  at: number
}

/**
 * Tells the author of a post what changed since in who sees it, newest first: who came and went in its sources, in a
 * group as long as the author was in it. Of somebody else's circle that is followed, nothing. `isWhole`: there is
 * nothing earlier.
 */
export const listReaderChanges = call<{ changes: ToldChange[]; isWhole: boolean }>()({
  name: 'listReaderChanges',
  caller: 'reader',
  input: v.object({ postId: v.pipe(v.string(), v.maxLength(150)) }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'post-unknown', 'too-many-tries', 'try-again'],
})

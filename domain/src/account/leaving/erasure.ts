import * as v from 'valibot'
import { locales } from '../../locale.ts'
import { momentSchema } from '../../moment.ts'

export const erasureLimits = {
  /** A piece of work ends after so many milliseconds. */
  sliceMs: 15_000,
  /** When it is looked at whether an erasure that was begun goes on. In milliseconds. */
  firstLookMs: 60_000,
} as const

/**
 * `erasures/{uid}`: how far the erasing of somebody has come. Functions only; all that is left of them while it lasts,
 * and the last of them that goes.
 */
export const erasureSchema = v.object({
  begunAt: momentSchema,
  /** Rises with each piece of work; the task of an earlier one does nothing. */
  step: v.number(),
  /** What is being erased, and after what it goes on: '' from its beginning. */
  stage: v.string(),
  after: v.string(),
  /**
   * What stands for them where others' documents have to name somebody: a random id, whose tie to them goes with this
   * document.
   */
  alias: v.string(),
  /**
   * Under which of theirs is looked for and where they are told that it is done, and in which language. Empty once that is
   * queued, and where they showed none to be theirs.
   */
  email: v.string(),
  locale: v.picklist(locales),
})
export type Erasure = v.InferOutput<typeof erasureSchema>

import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

/**
 * `users/{one}/partings/{other}`: these two knew each other, or one blocked the other, and since then no link connects
 * them by itself: both have to agree again. Only functions read it; it goes when they meet.
 */
export const partingSchema = v.object({
  /** Who removed or blocked the other. */
  by: v.string(),
  at: momentSchema,
})
export type Parting = v.InferOutput<typeof partingSchema>

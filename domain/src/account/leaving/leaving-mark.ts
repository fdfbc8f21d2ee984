import * as v from 'valibot'
import { momentSchema } from '../../moment.ts'

/** In the standing of somebody who leaves, until they are gone or stay. */
export const leavingMarkSchema = v.object({
  askedAt: momentSchema,
  /** When it is erased. */
  until: momentSchema,
  /** What the standing was, and is again when they stay. */
  before: v.picklist(['active', 'slowed']),
  /** The guardian who asked for it. */
  by: v.exactOptional(v.string()),
})
export type LeavingMark = v.InferOutput<typeof leavingMarkSchema>

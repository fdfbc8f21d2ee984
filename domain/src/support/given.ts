import * as v from 'valibot'
import { tipSchema } from './tip.ts'

/**
 * `users/{from}/given/{tipId}`: the same tip on the side of whoever gave it, written together with it. `to` is null once
 * whom it was for has been erased.
 */
export const givenSchema = v.omit(v.object({ ...tipSchema.entries, to: v.nullable(v.string()) }), [
  'from',
  'supporter',
  'fromName',
])
export type Given = v.InferOutput<typeof givenSchema>

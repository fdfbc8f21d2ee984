import * as v from 'valibot'
import { keptPlan } from './kept-plan.ts'

const planSchema = v.object({
  /** Of the device: made again after no answer came, it is made once. */
  id: v.string(),
  name: v.string(),
  people: v.pipe(v.array(v.string()), v.readonly()),
})

/** A circle that only I know of, as it is being made. */
export const $privatePlan = keptPlan('new-private-circle', planSchema)

import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { type Happened, zoneSchema } from '../automation.ts'
import type { StopReason } from '../engine.ts'
import { partsSchema } from '../parts.ts'

/** One thing that it would have looked at. `stopped`: what would have kept it from acting; absent where it would act. */
export interface Trial extends Happened {
  /** ISO 8601. */
  at: string
  stopped?: StopReason
  /** How the caller's own copy of the post begins. */
  excerpt?: string
}

/**
 * What an automation would have done in the last 30 days, by the same engine, with nothing done. `acts` and `stops` are
 * the newest of each; `sawAll`: false where there was more than is looked at.
 */
export const tryAutomation = call<{
  acts: Trial[]
  stops: Trial[]
  actCount: number
  stopCount: number
  /** `YYYY-MM-DD` of the clock: the days on which it would have acted. */
  days: string[]
  sawAll: boolean
}>()({
  name: 'tryAutomation',
  caller: 'member',
  input: v.object({ automationId: callKey, parts: partsSchema, zone: zoneSchema }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})

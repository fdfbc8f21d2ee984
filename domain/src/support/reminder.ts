import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { positiveAmountSchema } from '../money/amount.ts'

/** A day of a month; in a shorter month it is the last. */
export const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))

/**
 * `users/{uid}/reminders/{id}`: a member wants to be reminded of what they give somebody by Pix every month. Functions write
 * it; the member alone reads it. Nothing is paid by it, and whom it names does not learn of it.
 */
export const reminderSchema = v.object({
  to: v.string(),
  /** In centavos. */
  amount: positiveAmountSchema,
  on: dayOfMonth,
  /** When its member is told the next time. */
  nextAt: momentSchema,
  createdAt: momentSchema,
})
export type Reminder = v.InferOutput<typeof reminderSchema>

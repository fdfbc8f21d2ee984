import * as v from 'valibot'
import { day, hour, momentSchema } from '../moment.ts'

export const nightLimits = {
  /** An account that never became a member's goes so long after it was made (milliseconds). */
  lonelyMs: 7 * day,
  /** Unless somebody signed in with it or asked for a code within this time (milliseconds), or is invited or asked by mail. */
  quietMs: day,
  /** Accounts that one night deletes at most. */
  deletions: 2000,
  /**
   * Of all members so many may lose their accounts in one night, one in any case: more are no members who left, but an
   * identity store that is lost, and nobody is shut out.
   */
  shareWithoutAccount: 0.03,
  /** What changed more recently is still under way and not compared (milliseconds). */
  settledMs: hour / 2,
  /** Documents that one night reads at most to compare entries: what Firebase gives free on one day. */
  reads: 50_000,
  /** Posts with a difference that a round names; one is enough to begin with. */
  named: 20,
} as const

export const accountsNightSchema = v.object({
  at: momentSchema,
  /** Accounts without membership that were deleted. */
  deleted: v.number(),
  /** Accounts that say that they are a member's and have no standing: kept, for somebody has to look. */
  withoutStanding: v.number(),
  /** Members whose account is gone. */
  withoutAccount: v.number(),
  suspended: v.number(),
  /** Those were too many at once, and nobody was suspended. */
  tooMany: v.boolean(),
})
export type AccountsNight = v.InferOutput<typeof accountsNightSchema>

/** Posts compared with who should have them, and of how many (reader, post) the instance thinks otherwise. */
export const entriesCountSchema = v.object({
  posts: v.number(),
  missing: v.number(),
  extra: v.number(),
  /** The first of them. */
  named: v.array(v.string()),
})
export type EntriesCount = v.InferOutput<typeof entriesCountSchema>

export const entriesRoundSchema = v.object({
  ...entriesCountSchema.entries,
  after: v.string(),
})
export type EntriesRound = v.InferOutput<typeof entriesRoundSchema>

export const entriesNightSchema = v.object({
  ...entriesCountSchema.entries,
  at: momentSchema,
})
export type EntriesNight = v.InferOutput<typeof entriesNightSchema>

/** `house/nights`: what the last nightly rounds found. No names, and of posts their ids. */
export const instanceNightsSchema = v.object({
  accounts: v.exactOptional(accountsNightSchema),
  entries: v.exactOptional(entriesNightSchema),
  /** The round of comparing that is under way: it goes on after this post. */
  round: v.exactOptional(v.nullable(entriesRoundSchema)),
})
export type InstanceNights = v.InferOutput<typeof instanceNightsSchema>

/** How many may be without an account before nobody is shut out for it. */
export function mostWithoutAccount(members: number): number {
  return Math.max(1, Math.floor(members * nightLimits.shareWithoutAccount))
}

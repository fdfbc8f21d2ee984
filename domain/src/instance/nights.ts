import { day, hour, type Moment } from '../moment.ts'

export const nightLimits = {
  /** An account that never became a member's goes so long after it was made (milliseconds). */
  lonelyMs: 7 * day,
  /** Unless somebody signed in with it, asked for a code or was invited within this time (milliseconds). */
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

/** `house/nights`: what the last nightly rounds found. No names, and of posts their ids. */
export interface InstanceNights {
  accounts?: AccountsNight
  entries?: EntriesNight
  /** The round of comparing that is under way: it goes on after this post. */
  round?: EntriesRound | null
}

export interface AccountsNight {
  at: Moment
  /** Accounts without membership that were deleted. */
  deleted: number
  /** Accounts that say that they are a member's and have no standing: kept, for somebody has to look. */
  withoutStanding: number
  /** Members whose account is gone. */
  withoutAccount: number
  suspended: number
  /** Those were too many at once, and nobody was suspended. */
  tooMany: boolean
}

/** Posts compared with who should have them, and of how many (reader, post) the instance thinks otherwise. */
export interface EntriesCount {
  posts: number
  missing: number
  extra: number
  /** What the author is told about the readers differs from who has the post. */
  told: number
  /** The first of them. */
  named: string[]
}

export interface EntriesRound extends EntriesCount {
  after: string
}

export interface EntriesNight extends EntriesCount {
  at: Moment
}

/** How many may be without an account before nobody is shut out for it. */
export function mostWithoutAccount(members: number): number {
  return Math.max(1, Math.floor(members * nightLimits.shareWithoutAccount))
}

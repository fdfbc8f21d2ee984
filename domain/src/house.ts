import type { Moment } from './moment.ts'

/**
 * `house/branches`: parts of the invite tree whose links rest. Whoever was invited from there stays a member with all
 * that is theirs; only nobody new comes in by the links of the member named here and of everybody who came through them.
 */
export interface HouseBranches {
  /** By the uid at the branch's foot. */
  paused: Record<string, { by: string; at: Moment; reason: string }>
}

import { type Feeling, feelingOf, type ReactionCounts, totalOf, wordOf } from '@varanda/domain/post/reaction'

/** One's own reaction as far as a device can tell by itself. Unsure: only the instance knows. */
export interface OwnReaction {
  feeling: Feeling | undefined
  isSure: boolean
}

/**
 * Pure: from what the counts say and what this device keeps, so that a post costs no read more. Counts name the newest;
 * where those are all, whoever is not among them has not reacted. What is kept here may be older than the counts, or
 * newer: then the two differ, and it is worth a question. `counts` undefined: not known yet.
 */
export function ownReaction(counts: ReactionCounts | undefined, kept: Feeling | undefined, uid: string): OwnReaction {
  if (!counts) return { feeling: kept, isSure: true }
  const named = counts.newest?.find((one) => one.uid === uid)
  const said = named && feelingOf(named.felt)
  if (kept) return { feeling: kept, isSure: said !== undefined && wordOf(said) === wordOf(kept) }
  const areAllNamed = totalOf(counts) <= (counts.newest?.length ?? 0)
  return { feeling: said, isSure: !named && areAllNamed }
}

import {
  type Feeling,
  feelingOf,
  type ReactionCounts,
  type ReactionKind,
  reactionKinds,
  totalOf,
} from '@varanda/domain/post/reaction'

/** What others felt about a thing, as its line says it. */
export interface WhoReacted {
  /** How many, besides whoever reads it. */
  count: number
  /** Most felt first; of other emojis the newest stands for all. */
  felt: { feeling: Feeling | undefined; count: number }[]
  /** Whom the reader knows, the newest first. */
  uids: string[]
}

/**
 * Pure: without the reader's own, which stands on their button. It is among the counts where these name it, or name not
 * everybody.
 */
export function whoReacted(
  counts: ReactionCounts,
  own: Feeling | undefined,
  { uid, isKnown }: { uid: string; isKnown: (uid: string) => boolean },
): WhoReacted {
  const newest = counts.newest ?? []
  const named = newest.find((one) => one.uid === uid)
  const counted = named ? feelingOf(named.felt) : totalOf(counts) > newest.length ? own : undefined
  const rest = newest.filter((one) => one !== named)
  const left = (kind: ReactionKind) => (counts.kinds[kind] ?? 0) - (counted?.kind === kind ? 1 : 0)
  const emoji = rest.map(({ felt }) => feelingOf(felt)).find((feeling) => feeling?.emoji !== undefined)
  const felt = [
    ...reactionKinds.map((kind) => ({ feeling: { kind } as Feeling | undefined, count: left(kind) })),
    { feeling: emoji, count: counts.other - (counted?.emoji === undefined ? 0 : 1) },
  ].filter(({ count }) => count > 0)
  return {
    count: felt.reduce((sum, { count }) => sum + count, 0),
    felt: felt.sort((one, other) => other.count - one.count),
    uids: rest.map((one) => one.uid).filter(isKnown),
  }
}

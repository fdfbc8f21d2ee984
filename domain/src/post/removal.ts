import { day, type Moment } from '../moment.ts'
import type { Post } from './post.ts'

/** Milliseconds. */
export const removalLimits = {
  /** How long a post just published is taken back by one tap, and nobody is told of it. */
  undo: 10_000,
  /** How long its author may bring a deleted post back. */
  restore: 10 * 60_000,
  /** How long what administrators took away is kept. */
  removed: 30 * day,
  /** How often one is looked at whose author answered. */
  answered: day,
  /** How long the id of an erased post is known, so that no late copy of its sending makes it again. */
  tombstone: 30 * day,
} as const

/**
 * A post's way out: `live` → `deleted` by its author, until a moment, or `removed` by an administrator → `erasing` →
 * `tombstone`. It goes back to `live` from `deleted` and `removed` only.
 */
export type PostState = 'live' | 'deleted' | 'removed' | 'erasing' | 'tombstone'

export function stateOf({ deleted, removed, erasing, erasedAt }: Post): PostState {
  if (erasedAt) return 'tombstone'
  if (erasing) return 'erasing'
  if (removed) return 'removed'
  return deleted ? 'deleted' : 'live'
}

/** Whether its author may bring it back. */
export function mayRestore(post: Post, now: Date): boolean {
  return stateOf(post) === 'deleted' && !!post.until && now.getTime() < post.until.toMillis()
}

/** What is to be done about a post, and when to look again (milliseconds). */
export type Settling =
  /** Whoever may read it has it. */
  | { act: 'give' }
  /** Nobody has it. */
  | { act: 'take'; again: number }
  /** Nothing of it is left but a tombstone. */
  | { act: 'erase' }
  /** What reports held back goes once they are closed. */
  | { act: 'sweep'; again: number }
  /** The tombstone goes. */
  | { act: 'forget' }

export function settlingOf(post: Post, now: Date): Settling {
  const untilThen = (end: number, then: Settling, before: 'take' | 'sweep'): Settling =>
    now.getTime() < end ? { act: before, again: end } : then
  switch (stateOf(post)) {
    case 'live':
      return { act: 'give' }
    case 'deleted':
      return untilThen(millis(post.until), { act: 'erase' }, 'take')
    case 'removed':
      if (post.removed?.answered) return { act: 'take', again: now.getTime() + removalLimits.answered }
      return untilThen(millis(post.removed?.at) + removalLimits.removed, { act: 'erase' }, 'take')
    case 'erasing':
      return { act: 'erase' }
    case 'tombstone':
      return untilThen(millis(post.erasedAt) + removalLimits.tombstone, { act: 'forget' }, 'sweep')
  }
}

function millis(moment: Moment | undefined): number {
  return moment?.toMillis() ?? 0
}

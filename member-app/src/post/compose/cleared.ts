import type { Audience } from '@varanda/domain/post/audience'
import { isSameAudience } from '@varanda/domain/post/audience-change'
import type { Draft } from '../data/draft/drafts.ts'

export type Cleared = Pick<Draft, 'text' | 'audience' | 'photos'>

/**
 * What was cleared, before whatever was begun since. It is for whom the cleared words were for, unless somebody else was
 * chosen since; `first`: for whom a draft is where nothing was chosen.
 */
export function withCleared(now: Cleared, cleared: Cleared, first: Audience): Cleared {
  const there = new Set(now.photos?.map(({ id }) => id))
  const isChosen = now.audience !== undefined && !isSameAudience(now.audience, first)
  return {
    text: [cleared.text, now.text].filter(Boolean).join('\n\n'),
    photos: [...(cleared.photos ?? []).filter(({ id }) => !there.has(id)), ...(now.photos ?? [])],
    audience: isChosen ? now.audience : cleared.audience,
  }
}

import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import type { StoredAudience } from '@varanda/domain/post/audience'
import { previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { hasGrown, type SeenAudience } from './outbox-state.ts'

/**
 * What the instance gives for the people whose names an author read without it. Throws `audience-wider` where somebody
 * else would see the post by now.
 */
export async function shownAsRead(
  read: Pick<SeenAudience, 'seen' | 'count'>,
  asked: { audience: StoredAudience; postId?: string },
): Promise<string> {
  const now = await call(previewAudience, asked)
  if (hasGrown(read, now)) throw new DomainError('audience-wider')
  return now.shown
}

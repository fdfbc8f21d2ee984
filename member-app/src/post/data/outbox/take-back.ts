import { removeSoon } from '../removals.ts'
import { backToDraft } from './outbox.ts'
import { neverLeft, type OutboxItem } from './outbox-state.ts'

/**
 * Takes back a post that was just written, wherever it is by now: its words, its audience and its photos are a draft
 * again, of the post's own id, and nobody keeps a copy. Settles when that is on disk.
 */
export async function takeBack(item: OutboxItem): Promise<void> {
  const lay = await backToDraft(item)
  if (!neverLeft(lay)) await removeSoon(item.author, item.postId, { isTakenBack: true })
}

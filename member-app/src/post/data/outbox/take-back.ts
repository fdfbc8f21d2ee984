import { bringBack } from '../deletions.ts'
import { isWaiting, keepAfterAll, removeSoon } from '../removals.ts'
import { backToDraft, putBack, takeOut } from './outbox.ts'
import { neverLeft, type OutboxItem } from './outbox-state.ts'

/**
 * Takes back a post that was just written, wherever it is by now: its words, its audience and its photos are a draft
 * again, of the post's own id, and nobody keeps a copy. Settles when that is on disk.
 */
export async function takeBack(item: OutboxItem): Promise<void> {
  const lay = await backToDraft(item)
  if (!neverLeft(lay)) await removeSoon(item.author, item.postId, { isTakenBack: true })
}

/**
 * Takes a post that was not sent off this device, and from the instance besides where that may have it. What answers puts it
 * back, wherever it is by then.
 */
export async function removeUnsent(item: OutboxItem): Promise<() => Promise<void>> {
  const lay = await takeOut(item.postId)
  if (neverLeft(lay)) return () => putBack(item)
  await removeSoon(item.author, item.postId, { isTakenBack: true })
  return async () => {
    if (!isWaiting(item.postId)) return bringBack(item.postId)
    await keepAfterAll(item.postId)
    await putBack(item)
  }
}

import { call, Unreachable } from '@varanda/client/call'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { inStores } from '../../data/device-store.ts'
import { noteDeletion } from './deletions.ts'
import type { Removal } from './removal-state.ts'
import { askedAtOnce, settle } from './removals.ts'

/**
 * Takes my post from everybody while I look on; answers whether that is done, or whether it waits on disk because nobody
 * answered. It lies there from the start: a page that is closed before the answer may not have asked, and the next one
 * asks again. Throws why it was refused.
 */
export async function removeNow(author: string, postId: string): Promise<boolean> {
  const now = Date.now()
  const noted: Removal = { postId, author, kind: 'removal', isTakenBack: false, askedAt: now, tries: 0, dueAt: now }
  askedAtOnce.add(postId)
  try {
    await inStores(['outbox'], 'readwrite', (store) => store('outbox').put(noted)).catch(warn)
    const { until } = await call(deletePost, { postId })
    if (until) noteDeletion(postId, until)
    await settle(postId).catch(warn)
    return true
  } catch (error) {
    if (error instanceof Unreachable) return false
    await settle(postId).catch(warn)
    throw error
  } finally {
    askedAtOnce.delete(postId)
  }
}

function warn(error: unknown): void {
  console.warn('removal', error)
}

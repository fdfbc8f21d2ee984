import { call } from '@varanda/client/call'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { atom } from 'nanostores'
import * as v from 'valibot'
import { tabList } from '../../data/tab-list.ts'

const kept = tabList('deleted-posts', v.object({ postId: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) }))

/** My posts that were deleted in this tab and may still be brought back; `until` is an ISO date. */
export const $deletions = atom(kept.get())

/** Offers the way back until then, an ISO date. */
export function noteDeletion(postId: string, until: string): void {
  set([...$deletions.get().filter((one) => one.postId !== postId), { postId, until }])
}

/** Gives my post back to whoever may read it. Throws `undo-too-late` after its time. */
export async function bringBack(postId: string): Promise<void> {
  await call(restorePost, { postId })
  forgetDeletion(postId)
}

export function forgetDeletion(postId: string): void {
  set($deletions.get().filter((one) => one.postId !== postId))
}

function set(deletions: ReturnType<typeof kept.get>): void {
  $deletions.set(deletions)
  kept.set(deletions)
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { $deletions, bringBack, forgetDeletion } from './data/deletions.ts'
import { words } from './words.ts'

const minute = 60_000

/** What I deleted just now, with the way back as long as there is one. `only`: no other post. */
export function DeletedPosts({ only }: { only?: string }) {
  const now = useNow()
  const deletions = useStore($deletions)
  useEffect(() => {
    for (const { postId, until } of deletions) if (new Date(until) <= now) forgetDeletion(postId)
  }, [deletions, now])
  const shown = deletions.filter(({ postId, until }) => (only ?? postId) === postId && new Date(until) > now)
  return shown.map(({ postId, until }) => (
    <p key={postId} className="deleted-post small">
      <span>{words.menu.deletedFor(Math.ceil((Date.parse(until) - now.getTime()) / minute))}</span>
      <button type="button" className="text-button" onClick={() => void restore(postId)}>
        {words.menu.bringBack}
      </button>
    </p>
  ))
}

/** Brings it back, and says it when that cannot be. */
export function restore(postId: string): Promise<void> {
  return bringBack(postId).catch((error) => {
    console.warn('post', error)
    toast(sayFailure(error, words.menu.failed))
  })
}

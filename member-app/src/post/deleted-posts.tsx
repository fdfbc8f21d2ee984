import { useStore } from '@nanostores/react'
import { removalLimits } from '@varanda/domain/post/removal'
import { useEffect } from 'react'
import { useMayWrite } from '../ui/may-write.ts'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { words as appWords } from '../ui/words.ts'
import { $deletions, bringBack, forgetDeletion } from './data/deletions.ts'
import { $removals, keepAfterAll } from './data/removals.ts'
import { words } from './words.ts'

const minute = 60_000

/** The clock of a screen is up to a minute behind, and nothing is offered for longer than it is. */
const minutesUntil = (until: string, now: Date) =>
  Math.ceil(Math.min(removalLimits.restore, Date.parse(until) - now.getTime()) / minute)

/**
 * What I deleted just now, or will have once the network is back, with the way back as long as there is one. `only`: no
 * other post.
 */
export function DeletedPosts({ only }: { only?: string }) {
  const now = useNow()
  const mayRestore = useMayWrite()
  const deletions = useStore($deletions)
  useEffect(() => {
    for (const { postId, until } of deletions) if (new Date(until) <= now) forgetDeletion(postId)
  }, [deletions, now])
  const shown = deletions.filter(({ postId, until }) => (only ?? postId) === postId && new Date(until) > now)
  const waiting = useStore($removals).filter(({ postId, isTakenBack }) => !isTakenBack && (only ?? postId) === postId)
  return (
    <>
      {mayRestore &&
        shown.map(({ postId, until }) => (
          <Gone key={postId} text={words.menu.deletedFor(minutesUntil(until, now))} onBack={() => restore(postId)} />
        ))}
      {waiting.map(({ postId }) => (
        <Gone key={postId} text={words.menu.deletedLater} onBack={() => keepAfterAll(postId)} />
      ))}
    </>
  )
}

function Gone({ text, onBack }: { text: string; onBack: () => Promise<void> }) {
  const row = useFocusHandedOn<HTMLParagraphElement>()
  return (
    <p ref={row} className="deleted-post small">
      <span>{text}</span>
      <button type="button" className="text-button" onClick={() => void onBack()}>
        {words.menu.bringBack}
      </button>
    </p>
  )
}

/** Brings it back, and says it when that cannot be. */
export function restore(postId: string): Promise<void> {
  return bringBack(postId).catch((error) => {
    console.warn('post', error)
    toast(sayFailure(error, appWords.unanswered))
  })
}

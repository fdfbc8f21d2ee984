import { reaction } from '@varanda/design/reactions'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import type { Comment } from '@varanda/domain/post/comment'
import { reactionKinds } from '@varanda/domain/post/reaction'
import { useDoc } from '../../data/use-doc.ts'
import { Picture } from '../../ui/picture.tsx'

/** As many as stand beside the time. */
const shown = 3

/** What people felt about a post or a comment, the most frequent first: our own drawings, which the post has in words. */
export function Felt({ postId, commentId }: { postId: string; commentId: string | undefined }) {
  const summary = useDoc<ActivitySummary>(commentId === undefined ? paths.activity(postId) : undefined)
  const comment = useDoc<Comment>(commentId === undefined ? undefined : paths.comment(postId, commentId))
  const counted = commentId === undefined ? summary : comment
  const kinds: Partial<Record<string, number>> = (counted.state === 'ready' && counted.value?.reactions?.kinds) || {}
  const most = reactionKinds
    .filter((kind) => (kinds[kind] ?? 0) > 0)
    .toSorted((one, other) => (kinds[other] ?? 0) - (kinds[one] ?? 0))
  return (
    <span className="notice-felt">
      {most.slice(0, shown).map((kind) => (
        <Picture key={kind} svg={reaction(kind, { width: '1.25rem', height: '1.25rem' })} />
      ))}
    </span>
  )
}

import { commentLimits } from '@varanda/domain/comment'
import { useEffect, useRef, useState } from 'react'
import { removeComment, useComments } from '../../data/comments.ts'
import { useMe } from '../../data/use-me.ts'
import { announce } from '../../ui/announce.ts'
import { LoadFailed } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { CommentRow } from './comment-row.tsx'
import { words } from './words.ts'

/** The comments of a post, oldest first and live. */
export function Thread({ postId }: { postId: string }) {
  const [count, setCount] = useState<number>(commentLimits.page)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const comments = useComments(postId, count)
  useNewsOfOthers(comments.state === 'ready' ? comments.value.map((row) => [row.id, row.data.author.uid]) : undefined)

  const remove = (id: string) => {
    setHidden((before) => new Set(before).add(id))
    toast(words.thread.removed, {
      undo: () => setHidden((before) => new Set([...before].filter((one) => one !== id))),
      settle: () => {
        removeComment(postId, id).catch((error) => console.warn('comment', error))
      },
    })
  }

  if (comments.state === 'failed') return <LoadFailed />
  if (comments.state === 'loading') return <Skeleton kind="person" rows={3} />
  const shown = comments.value.filter(({ id }) => !hidden.has(id))
  return (
    <section className="thread" aria-labelledby="thread-title">
      <h2 id="thread-title" className="thread-title label">
        {words.thread.title}
      </h2>
      {comments.value.length >= count && (
        <button type="button" className="text-button" onClick={() => setCount(count + commentLimits.page)}>
          {words.thread.older}
        </button>
      )}
      {shown.length === 0 ? (
        <p className="thread-empty quiet">
          {words.thread.empty} {words.thread.seenBy}
        </p>
      ) : (
        <ol className="comments">
          {shown.map((comment) => (
            <CommentRow key={comment.id} comment={comment} onRemove={() => remove(comment.id)} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Tells screen readers, without reading them out, that others wrote while the thread was open. */
function useNewsOfOthers(comments: [id: string, author: string][] | undefined): void {
  const me = useMe()
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!comments) return
    const before = known.current
    known.current = new Set(comments.map(([id]) => id))
    const fresh = before ? comments.filter(([id, author]) => !before.has(id) && author !== me.uid).length : 0
    if (fresh > 0) announce(words.thread.fresh(fresh))
  }, [comments, me.uid])
}

import { isPostIdOf } from '@varanda/domain/ids'
import { commentLimits } from '@varanda/domain/post/comment'
import { useEffect, useRef, useState } from 'react'
import { useBlocks } from '../connection/data/blocks.ts'
import { useMe } from '../data/use-me.ts'
import { announce } from '../ui/notice/announce.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CommentRow } from './comment-row.tsx'
import { removeComment, useComments } from './data/comments.ts'
import { words } from './words.ts'

/**
 * The comments of a post, oldest first and live. Words of somebody I blocked are folded away; below my own post they
 * are not there at all. Until it is known whom I blocked, nobody's words are shown.
 */
export function Thread({ postId }: { postId: string }) {
  const me = useMe()
  const blocks = useBlocks()
  const blocked = new Set(blocks.state === 'ready' ? blocks.value.map(({ uid }) => uid) : [])
  const mine = isPostIdOf(postId, me.uid)
  const [count, setCount] = useState<number>(commentLimits.page)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const comments = useComments(postId, count)
  useNewsOfOthers(
    comments.state === 'ready' && blocks.state === 'ready'
      ? comments.value.map((row) => [row.id, row.data.author.uid])
      : undefined,
    blocked,
  )

  const remove = (id: string) => {
    setHidden((before) => new Set(before).add(id))
    toast(words.thread.removed, {
      undo: () => setHidden((before) => new Set([...before].filter((one) => one !== id))),
      settle: () => {
        removeComment(postId, id).catch((error) => console.warn('comment', error))
      },
    })
  }

  if (comments.state === 'failed' || blocks.state === 'failed') return <LoadFailed />
  if (comments.state === 'loading' || blocks.state === 'loading') return <Skeleton kind="person" rows={3} />
  const shown = comments.value.filter(({ id, data }) => !hidden.has(id) && !(mine && blocked.has(data.author.uid)))
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
            <RowBoundary key={comment.id} of={comment} as="li">
              <CommentRow
                postId={postId}
                comment={comment}
                folded={blocked.has(comment.data.author.uid)}
                onRemove={() => remove(comment.id)}
              />
            </RowBoundary>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Tells screen readers, without reading them out, that others wrote while the thread was open. */
function useNewsOfOthers(comments: [id: string, author: string][] | undefined, blocked: ReadonlySet<string>): void {
  const me = useMe()
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!comments) return
    const before = known.current
    known.current = new Set(comments.map(([id]) => id))
    const isNews = ([id, author]: [string, string]) => !before?.has(id) && author !== me.uid && !blocked.has(author)
    const fresh = before ? comments.filter(isNews).length : 0
    if (fresh > 0) announce(words.thread.fresh(fresh))
  }, [comments, blocked, me.uid])
}

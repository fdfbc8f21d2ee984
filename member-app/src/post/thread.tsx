import type { Comment } from '@varanda/domain/post/comment'
import { memo, useMemo } from 'react'
import type { Row } from '../data/use-list.ts'
import { CommentGroup } from './thread/comment-group.tsx'
import type { ThreadActs } from './thread/thread-acts.ts'
import { threadOf } from './thread/thread-of.ts'
import { words } from './thread/words.ts'

interface ThreadProps {
  comments: readonly Row<Comment>[]
  blocked: ReadonlySet<string>
  removed: ReadonlySet<string>
  /** Groups of many replies that were opened. */
  opened: ReadonlySet<string>
  onOpen: (id: string, isOpen: boolean) => void
  /** Fetches older ones; undefined where there are none. */
  onOlder: (() => void) | undefined
  acts: ThreadActs
}

/**
 * The comments of a post, oldest first. Words of somebody I blocked are folded away; below my own post they are not
 * there at all, unless somebody answered them.
 */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { comments, blocked, removed, opened, onOpen, onOlder, acts } = props
  const isWhole = onOlder === undefined
  const groups = useMemo(() => {
    const isLeftOut = ({ author }: Comment) => acts.isMyPost && blocked.has(author.uid)
    return threadOf(comments, { removed, isLeftOut, isWhole })
  }, [comments, removed, blocked, acts.isMyPost, isWhole])
  return (
    <section className="thread" aria-labelledby="thread-title">
      <h2 id="thread-title" className="thread-title label">
        {words.title}
      </h2>
      {onOlder && (
        <button type="button" className="text-button" onClick={onOlder}>
          {words.older}
        </button>
      )}
      {groups.length === 0 ? (
        <p className="thread-empty quiet">
          {words.empty} {words.seenBy}
        </p>
      ) : (
        <ol className="comments">
          {groups.map((group) => (
            <CommentGroup
              key={group.key}
              group={group}
              isBlocked={({ author }) => blocked.has(author.uid)}
              isOpened={opened.has(group.id)}
              onOpen={(isOpen) => onOpen(group.id, isOpen)}
              acts={acts}
            />
          ))}
        </ol>
      )}
    </section>
  )
})

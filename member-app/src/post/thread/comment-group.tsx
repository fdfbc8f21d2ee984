import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { useDoc } from '../../data/use-doc.ts'
import type { Row } from '../../data/use-list.ts'
import { Portraits } from '../../ui/person/portrait.tsx'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { CommentRow } from '../comment-row.tsx'
import type { ThreadActs } from './thread-acts.ts'
import { foldedReplies, type Group, openReplies } from './thread-of.ts'
import { words } from './words.ts'

/** The element of the way to the other replies below a comment. */
export const moreElementId = (id: string) => `more-${id}`

interface GroupProps {
  group: Group
  isBlocked: (comment: Comment) => boolean
  isOpened: boolean
  onOpen: (isOpen: boolean) => void
  acts: ThreadActs
}

/** A comment and what stands below it; of many replies some, with the way to the others. */
export function CommentGroup({ group, isBlocked, isOpened, onOpen, acts }: GroupProps) {
  const { key, id, top, replies } = group
  const open = openReplies(replies, isOpened)
  const more = replies.length - open.length
  const draw = (comment: Row<Comment>) => (
    <RowBoundary of={comment} as="div">
      <CommentRow comment={comment} folded={isBlocked(comment.data)} acts={acts} />
    </RowBoundary>
  )
  return (
    <li className="comment-group">
      {top === 'gone' ? <Gone /> : top === 'unknown' ? <Fetched id={id} acts={acts} draw={draw} /> : draw(top)}
      {replies.length > 0 && (
        <div className="replies">
          <ol className="comments">
            {open.map((reply) => (
              <li key={reply.id}>{draw(reply)}</li>
            ))}
          </ol>
          {replies.length >= foldedReplies.from && (
            <button
              type="button"
              id={moreElementId(key)}
              className="more-replies"
              aria-expanded={more === 0}
              onClick={() => onOpen(more > 0)}
            >
              {more > 0 && <Portraits uids={facesOf(replies.slice(-more), isBlocked)} />}
              {more > 0 ? words.moreReplies(more) : words.fewerReplies}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** Up to three who wrote these. */
function facesOf(replies: readonly Row<Comment>[], isBlocked: (comment: Comment) => boolean): string[] {
  const uids = replies.filter(({ data }) => !isBlocked(data)).map(({ data }) => data.author.uid)
  return [...new Set(uids)].slice(0, 3)
}

function Gone() {
  return <p className="comment-gone">{words.gone}</p>
}

/** What stands above a reply and is older than what was fetched. */
function Fetched(props: { id: string; acts: ThreadActs; draw: (comment: Row<Comment>) => React.ReactNode }) {
  const { id, acts, draw } = props
  const comment = useDoc<Comment>(paths.comment(acts.postId, id))
  if (comment.state !== 'ready') return null
  if (!comment.value || comment.value.deleted) return <Gone />
  return draw({ id, data: comment.value, pending: false })
}
